import { officeUser } from "@solvia/core/accounts/office/back-office-users";
import { makePremium } from "@solvia/core/contract/back-office/users";
import { grantPlan } from "@solvia/core/subscriptions/take-away";
import { serve } from "../../../serve/index.ts";

/** What somebody pays ends with it: the office's grant costs nothing. */
export const handler = serve(makePremium, async ({ params, body, now }) => {
  await grantPlan(params.id, body.plan, now);
  return officeUser(params.id, now);
});
