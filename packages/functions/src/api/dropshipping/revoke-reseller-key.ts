import { revokeKey } from "@solvia/core/accounts/api-key/scoped/revoke-key";
import { revokeResellerKey } from "@solvia/core/contract/dropshipping";
import { serve } from "../../serve/index.ts";

export const handler = serve(revokeResellerKey, ({ user, params, now }) => revokeKey(user, params.id, now));
