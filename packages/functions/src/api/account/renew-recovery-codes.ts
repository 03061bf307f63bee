import { renewRecoveryCodes as change } from "@solvia/core/accounts/second-factor/set-up-second-factor";
import { renewRecoveryCodes } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(renewRecoveryCodes, ({ user, body, now }) => change(user, body.code, now));
