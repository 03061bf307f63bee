import { createApiKey as create } from "@solvia/core/accounts/api-key/api-key";
import { createApiKey } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(createApiKey, ({ user, body, now }) => create(user, body.password, now));
