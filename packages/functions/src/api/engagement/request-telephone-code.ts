import { sendTelephoneCode } from "@solvia/core/accounts/second-factor/telephone-code";
import { requestTelephoneCode } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(requestTelephoneCode, ({ user, body, now }) => sendTelephoneCode(body, user, now));
