import { proposeSecondFactor as change } from "@solvia/core/accounts/second-factor/set-up-second-factor";
import { proposeSecondFactor } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(proposeSecondFactor, ({ user, body, now }) => change(user, body.password, now));
