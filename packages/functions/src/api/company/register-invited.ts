import { registerInvited as create } from "@solvia/core/accounts/members/join-company";
import { registerInvited } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(registerInvited, ({ params, body, ip, now }) => create(params.token, body, ip, now));
