import * as z from "zod";
import { benefits, plans } from "../../plans/plan.ts";
import { choiceActs, leavings } from "../../plans/choice.ts";
import { subscriptionStatuses } from "../../plans/entitlement.ts";
import { chargeKinds, chargeStates, rehearsalOutcomes, standings } from "../../plans/subscription.ts";
import { documentTypes } from "../../orders/papers/issued.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";

export const PlanName = z.enum(plans);

/** A plan as anybody may read it. */
export const PlanView = z.object({
  plan: PlanName,
  /** Names the price in choose-plan. */
  priceId: z.string(),
  /** Net cents a month. */
  price: CentsAmount,
  canBeTried: z.boolean(),
  /** The benefits that begin with it; those of the plans below come along. */
  benefits: z.array(z.object({ number: z.int(), code: z.enum(benefits), coming: z.boolean() })),
});

/** What the provider's script on the page needs. */
export const CardPage = z.object({ clientSecret: z.string(), publishableKey: z.string(), scriptUrl: z.string() });

/** A document that follows from a choice, in cents: at once, or with the charge of the next month. */
const ChoiceDocument = z.object({
  when: z.enum(["now", "renewal"]),
  type: z.enum(documentTypes),
  on: CivilDateText,
  /** Basis points. */
  rate: z.int(),
  net: CentsAmount,
  vat: CentsAmount,
  /** Why no VAT is charged, and by which law. */
  natura: z.string().optional(),
  law: z.string().optional(),
});

/** What choosing a plan would do and cost now. */
const ChoiceView = z.object({
  plan: PlanName,
  act: z.enum(choiceActs),
  priceId: z.string(),
  /** Net cents a month; `monthly` with VAT. */
  price: CentsAmount,
  monthly: CentsAmount,
  /** Charged now, in cents. */
  net: CentsAmount,
  vat: CentsAmount,
  total: CentsAmount,
  from: CivilDateText,
  to: CivilDateText,
  /** Of an upgrade: a trial, a month that is over, or the rest of a paid one, and until when that would have lasted. */
  leaves: z.object({ what: z.enum(leavings), until: CivilDateText }).optional(),
  /** What is begun by it renews by itself; not where its customer has turned that off. */
  renews: z.boolean(),
  /** Its customer has turned the renewal off, and it is on again with this choice: a downgrade is of the months to come. */
  turnsRenewalOn: z.boolean(),
  /** It can be chosen; not while another charge waits, or one that is paid by hand. */
  open: z.boolean(),
  /** None now where nothing is charged: a downgrade has no credit note. */
  documents: z.array(ChoiceDocument),
});

/** What a charge of a plan was for, and what became of it. */
export const PlanCharge = z.object({
  orderId: Id,
  kind: z.enum(chargeKinds),
  plan: PlanName,
  from: CivilDateText,
  to: CivilDateText,
  startedOn: CivilDateText,
  /** Cents, VAT included. */
  total: CentsAmount.optional(),
  state: z.enum(chargeStates),
  /** Of it, what the office gave back; cents. */
  refunded: CentsAmount.optional(),
});

/** What orders have cost less than they would have without the plan, net cents: of what is paid and kept, since a day. */
const Saved = z.object({ from: CivilDateText, net: z.int(), orders: z.int() });

export const SubscriptionView = z.object({
  entitlement: z.enum(["none", ...plans]),
  /** By the office, without a subscription that is paid. */
  granted: z.boolean(),
  subscription: z
    .object({
      plan: PlanName,
      status: z.enum(subscriptionStatuses),
      standing: z.enum(standings),
      autoRenew: z.boolean(),
      nextPlan: PlanName.optional(),
      trialExpirationDate: InstantText.optional(),
      periodFrom: CivilDateText,
      /** The day on which the next month begins, or the benefits end. */
      periodTo: CivilDateText,
      card: z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }).optional(),
      /** What is under way and not paid: its order, and when something is done about it next. */
      charge: z
        .object({ orderId: Id, kind: z.string(), nextOn: CivilDateText, failure: z.string().optional() })
        .optional(),
      paidBy: Id.optional(),
      renewal: z.object({ plan: PlanName, on: CivilDateText, total: CentsAmount }).optional(),
      /** Its card, tried ahead of the next charge, will not pay it as it is; `methodId` names it at the provider. */
      rehearsal: z
        .object({
          outcome: z.enum(rehearsalOutcomes).exclude(["passed"]),
          methodId: z.string().optional(),
          renewsOn: CivilDateText,
        })
        .optional(),
      canceledOn: InstantText.optional(),
    })
    .optional(),
  /** A payment that waits for the card holder's word to their bank. */
  authentication: z.object({ ...CardPage.shape, methodId: z.string().optional() }).optional(),
  choices: z.array(ChoiceView),
  /** In the last twelve months, and in the month of the plan that runs. */
  saved: z.object({
    year: Saved,
    period: Saved.optional(),
    /** Where the months that are over have cost more than the plan saved in the year: what they cost, and how much more; net cents. */
    worth: z.object({ cost: CentsAmount, lost: CentsAmount }).optional(),
  }),
  /** The newest first. */
  charges: z.array(PlanCharge),
});
