import * as z from "zod";
import { failures } from "../../plans/retries.ts";
import { rehearsalOutcomes, subscriptionPlaces } from "../../plans/subscription.ts";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { PlanCharge, PlanName } from "./plan-shapes.ts";

const Tried = {
  /** How often the card was asked in vain for what is under way, why it failed, and what the bank called it. */
  tries: z.int().optional(),
  failure: z.enum(failures).optional(),
  code: z.string().optional(),
};

/** A user's plan, bought or given. */
const OfficeSubscription = z.object({
  id: Id,
  userName: z.string(),
  email: z.string(),
  companyId: Id.optional(),
  companyName: z.string().optional(),
  plan: PlanName,
  standing: z.enum(subscriptionPlaces),
  since: InstantText,
  nextPlan: PlanName.optional(),
  /** The day of the next charge or try, and what the next month costs in net cents. */
  nextOn: CivilDateText.optional(),
  nextPrice: CentsAmount.optional(),
  card: z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }).optional(),
  /** What trying the card ahead of the next charge found. */
  rehearsal: z.enum(rehearsalOutcomes).optional(),
  /** It is good no more on that day. */
  cardExpiring: z.boolean(),
  ...Tried,
  /** The order that is to be paid, or paid the present month. */
  orderId: Id.optional(),
});

export const listSubscriptions = endpoint({
  method: "GET",
  path: "/back-office/premium",
  access: "admin",
  shows: ["subscription"],
  summary: "Who has or had a plan, bought or given by the office, the latest begun first, filtered.",
  query: {
    ...paging,
    standing: z.enum(subscriptionPlaces).optional(),
    origin: z.enum(["bought", "granted"]).optional(),
    plan: PlanName.optional(),
    cardExpiring: z.stringbool().optional(),
    /** What trying the card ahead of the next charge found; of plans that go on alone. */
    rehearsal: z.enum(rehearsalOutcomes).optional(),
    /** Words of the name, of the company or of the e-mail. */
    text: z.string().max(100).optional(),
  },
  returns: page(OfficeSubscription),
});

export const getUserSubscription = endpoint({
  method: "GET",
  path: "/back-office/users/{id}/subscription",
  access: "admin",
  params: { id: Id },
  shows: ["subscription"],
  summary: "A user's plan, and what was charged for it in the last ten years, the newest first.",
  returns: z.object({
    subscription: OfficeSubscription.optional(),
    charges: z.array(
      PlanCharge.extend({
        ...Tried,
        changedOn: InstantText,
      }),
    ),
  }),
  errors: ["not-found"],
});
