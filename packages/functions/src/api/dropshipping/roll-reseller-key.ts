import { rollKey } from "@solvia/core/accounts/api-key/scoped/roll-key";
import { rollResellerKey } from "@solvia/core/contract/dropshipping";
import { serve } from "../../serve/index.ts";

export const handler = serve(rollResellerKey, ({ user, params, body, now }) => rollKey(user, params.id, body, now));
