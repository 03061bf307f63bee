import { cancelReturn } from "@solvia/core/contract/orders";
import { cancelReturn as cancel } from "@solvia/core/returns/ask-return";
import { ownView } from "@solvia/core/returns/list-returns";
import { serve } from "../../serve/index.ts";

export const handler = serve(cancelReturn, async ({ user, params: { id, returnId }, now }) =>
  ownView(await cancel(user, id, returnId, now)),
);
