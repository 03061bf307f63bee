import { registerForWebinar } from "@solvia/core/contract/content";
import { registerReader } from "@solvia/core/publications/webinars/register-reader";
import { serve } from "../../serve/index.ts";

export const handler = serve(registerForWebinar, ({ params, query, body, user, now }) =>
  registerReader(params.id, { user, ...body, ...query }, now),
);
