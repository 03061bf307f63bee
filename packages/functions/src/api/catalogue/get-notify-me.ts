import { isWatching } from "@solvia/core/catalogue/watches/watch-product";
import { getNotifyMe } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getNotifyMe, async ({ user, params }) => ({
  watching: await isWatching(user, params.id),
}));
