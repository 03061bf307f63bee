import { secondFactorState } from "@solvia/core/accounts/second-factor/set-up-second-factor";
import { getSecondFactor } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSecondFactor, ({ user }) => secondFactorState(user));
