import { makeKey } from "@solvia/core/accounts/api-key/scoped/make-key";
import { createResellerKey } from "@solvia/core/contract/dropshipping";
import { serve } from "../../serve/index.ts";

export const handler = serve(createResellerKey, ({ user, body, now }) => makeKey(user, body, now));
