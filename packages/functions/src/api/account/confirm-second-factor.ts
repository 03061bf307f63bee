import { confirmSecondFactor as change } from "@solvia/core/accounts/second-factor/set-up-second-factor";
import { confirmSecondFactor } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(confirmSecondFactor, ({ user, body, now }) => change(user, body.code, now));
