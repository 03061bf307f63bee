import { removeSecondFactor as change } from "@solvia/core/accounts/second-factor/set-up-second-factor";
import { removeSecondFactor } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(removeSecondFactor, ({ user, body, now }) => change(user, body, now));
