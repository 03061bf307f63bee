import { resetSecondFactor as reset } from "@solvia/core/accounts/second-factor/reset-second-factor";
import { resetSecondFactor } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resetSecondFactor, ({ user, params, now }) => reset(user, params.id, now));
