import { confirmTelephone } from "@solvia/core/accounts/second-factor/telephone-code";
import { verifyTelephoneCode } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(verifyTelephoneCode, ({ user, body, now }) => confirmTelephone(body, user, now));
