import { listKeys } from "@solvia/core/accounts/api-key/scoped/list-keys";
import { listResellerKeys } from "@solvia/core/contract/dropshipping";
import { serve } from "../../serve/index.ts";

export const handler = serve(listResellerKeys, ({ user, now }) => listKeys(user, now));
