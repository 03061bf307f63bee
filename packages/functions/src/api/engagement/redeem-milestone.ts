import { redeemMilestone as redeem } from "@solvia/core/milestones/redeem-milestone";
import { redeemMilestone } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(redeemMilestone, ({ user, params, now }) => redeem(user, params.id, now));
