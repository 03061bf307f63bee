import { getWebinar } from "@solvia/core/contract/content";
import { readWebinar } from "@solvia/core/publications/webinars/read-webinars";
import { serve } from "../../serve/index.ts";

export const handler = serve(getWebinar, ({ params, query, user, now }) =>
  readWebinar(params.id, { user, token: query.registration }, now),
);
