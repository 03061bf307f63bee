import { officeUser } from "@solvia/core/accounts/office/back-office-users";
import { removePremium } from "@solvia/core/contract/back-office/users";
import { takePlan } from "@solvia/core/subscriptions/take-away";
import { serve } from "../../../serve/index.ts";

/** A subscription that is paid ends too. */
export const handler = serve(removePremium, async ({ params, now }) => {
  await takePlan(params.id, now);
  return officeUser(params.id, now);
});
