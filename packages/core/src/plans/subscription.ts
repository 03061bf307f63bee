import { machine } from "../platform/machine.ts";
import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import { plusDays, type CivilDate, type Instant } from "../platform/time.ts";
import { subscriptionStatuses, type SubscriptionFacts, type SubscriptionStatus } from "./entitlement.ts";
import type { Plan } from "./plan.ts";
import type { Failure } from "./retries.ts";

/** Why something is charged. */
export const chargeKinds = ["first", "renewal", "upgrade"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** A charge that is under way: an order of the subscription that isn't paid yet. There is one at most. */
export interface Charge {
  orderId: string;
  kind: ChargeKind;
  /** What it is for, at the price of that id. */
  plan: Plan;
  priceId: string;
  /** The month that it pays, or the rest of one. */
  from: CivilDate;
  to: CivilDate;
  startedOn: CivilDate;
  /** How often the card was asked; the day 1 of a missing authentication counts too. */
  tries: number;
  failure?: Failure | undefined;
  /** What the bank called the last failure. */
  code?: string | undefined;
  /** Net cents, and with VAT; absent in charges from before they were kept. */
  net?: Cents | undefined;
  total?: Cents | undefined;
  /** When something is done about it next. */
  nextOn: CivilDate;
}

/**
 * What the rehearsal of the next charge found: the card will pay, its bank wants to hear from its holder first, it will never pay again, or it is
 * good no more on that day.
 */
export const rehearsalOutcomes = ["passed", "authentication", "declined", "expires"] as const;
export type RehearsalOutcome = (typeof rehearsalOutcomes)[number];

/** The rehearsal of the next charge: once for each month, and anew for another card. */
export interface Rehearsal {
  on: CivilDate;
  outcome: RehearsalOutcome;
}

/** What is shown of a stored card: never its number. */
export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface Subscription extends SubscriptionFacts {
  userId: string;
  companyId?: string | undefined;
  version: number;
  autoRenew: boolean;
  /** The plan from the next month on, where it is another. */
  nextPlan?: Plan | undefined;
  priceId: string;
  /** Net cents that the present month was sold for. */
  price: Cents;
  /** The day on which its months began: they are counted from it. */
  anchorOn: CivilDate;
  /** The month (or trial) that runs, and the day on which the next begins. */
  periodFrom: CivilDate;
  periodTo: CivilDate;
  /** The order that paid it. */
  paidBy?: string | undefined;
  /** At the card provider. */
  customerId?: string | undefined;
  methodId?: string | undefined;
  card?: Card | undefined;
  charge?: Charge | undefined;
  rehearsal?: Rehearsal | undefined;
  /** The day on which its customer was told what will be charged next: at a trial's end, or for the next month. */
  toldOn?: CivilDate | undefined;
  canceledOn?: Instant | undefined;
  /** It ended because its payer took its money back, and nobody has decided about it since: where the money comes back its days run again. */
  takenBack?: boolean | undefined;
  createdOn: Instant;
}

/** Whether a card is good no more on a day: it is to the end of the month that stands on it. */
export const hasExpired = ({ expMonth, expYear }: Pick<Card, "expMonth" | "expYear">, on: CivilDate): boolean =>
  `${expYear}-${String(expMonth).padStart(2, "0")}` < on.slice(0, 7);

/** Days before the end of a trial on which its customer is told what will be charged. */
export const tellDays = 3;

/** Days before a renewal on which its card is tried without a charge, so that its holder can see to what would fail. */
export const rehearsalDays = 14;

/** Days before a renewal on which its customer is told of it. */
export const noticeDays = 7;

export const isTrial = ({ trialExpirationDate }: Pick<SubscriptionFacts, "trialExpirationDate">, now: Date): boolean =>
  trialExpirationDate !== undefined && now.getTime() < Date.parse(trialExpirationDate);

/** Whether it was ever paid or tried; of one whose first month nobody has paid there is nothing but that. */
export const hasBegun = ({
  paidBy,
  trialExpirationDate,
}: Pick<Subscription, "paidBy" | "trialExpirationDate">): boolean =>
  paidBy !== undefined || trialExpirationDate !== undefined;

/** The plan that somebody has or had, or while a first month waits to be paid the one that they have chosen. */
export const planShown = ({ plan, charge }: Pick<Subscription, "plan" | "charge">): Plan =>
  charge?.kind === "first" ? charge.plan : plan;

/** How a subscription stands, in the words of its page. */
export const standings = ["pending", "trial", "active", "ending", "authentication", "past_due", "ended"] as const;
export type Standing = (typeof standings)[number];

export function standingOf(subscription: Subscription, now: Date): Standing {
  const { status, charge, autoRenew } = subscription;
  if (status === "charge_failed") return charge?.failure === "authentication" ? "authentication" : "past_due";
  if (status === "canceled") {
    if (charge) return "pending";
    return isTrial(subscription, now) ? "ending" : "ended";
  }
  if (charge?.kind === "renewal" && charge.failure === "authentication") return "authentication";
  if (!autoRenew) return "ending";
  return isTrial(subscription, now) ? "trial" : "active";
}

/** Where the office finds it: as it stands, or given by the office without a payment. */
export const subscriptionPlaces = [...standings, "granted"] as const;
export type SubscriptionPlace = (typeof subscriptionPlaces)[number];

/** What has become of a charge; of what the office gave back, whole or in part, the days stay paid. */
export const chargeStates = ["open", "paid", "part-refunded", "refunded", "dropped", "taken-back"] as const;
export type ChargeState = (typeof chargeStates)[number];

/** The next day on which the schedule has something to do; undefined when it never has again. */
export function dueOn(subscription: Subscription): CivilDate | undefined {
  const { status, charge, trialExpirationDate, periodTo, toldOn, autoRenew, methodId, rehearsal } = subscription;
  if (charge) return charge.nextOn < periodTo || status === "canceled" ? charge.nextOn : dayOf(charge, periodTo);
  if (status !== "active") return undefined;
  if (!autoRenew || methodId === undefined) return periodTo;
  // A trial is as long as the days of a rehearsal: its card was heard of as it began.
  if (trialExpirationDate !== undefined) return toldOn === undefined ? plusDays(periodTo, -tellDays) : periodTo;
  if (rehearsal === undefined) return plusDays(periodTo, -rehearsalDays);
  return toldOn === undefined ? plusDays(periodTo, -noticeDays) : periodTo;
}

/** Whether the card that is to pay the next month is good no more by then: its holder can store another before the renewal fails. */
export const willExpire = ({ card, autoRenew, periodTo }: Subscription): boolean =>
  autoRenew && card !== undefined && hasExpired(card, periodTo);

/** A renewal's own day; an upgrade that nobody finished gives way to the renewal. */
const dayOf = ({ kind, nextOn }: Charge, periodTo: CivilDate): CivilDate => (kind === "renewal" ? nextOn : periodTo);

type Facts = Pick<Subscription, "status" | "plan" | "autoRenew" | "charge" | "takenBack">;

/** Whoever owes a month pays it first: an upgrade meanwhile would charge twice. Problem: charge-open. */
function demandNoCharge({ charge }: Facts): void {
  if (charge) throw new Problem("charge-open");
}

/** The life of a subscription (domain-rules 5.8). */
export const subscriptionMachine = machine<Facts>()({
  name: "subscription",
  states: subscriptionStatuses,
  first: "active",
  actions: {
    /** Chosen again after it had ended, and paid. */
    begin: { from: ["canceled"], to: "active", actors: ["provider", "customer"] },
    /** A dispute that had ended it was won, while its days still run. */
    restore: {
      from: ["canceled"],
      to: "active",
      actors: ["provider"],
      guard: ({ takenBack, status }) => {
        if (!takenBack) throw new Problem("invalid-transition", { state: status, action: "restore" });
      },
    },
    renew: { from: ["active", "charge_failed"], to: "active", actors: ["provider"] },
    "fail-charge": { from: ["active"], to: "charge_failed", actors: ["provider", "system"] },
    "give-up": { from: ["charge_failed"], to: "canceled", actors: ["system"] },
    end: {
      from: ["active"],
      to: "canceled",
      actors: ["system"],
      guard: ({ autoRenew, status }) => {
        if (autoRenew) throw new Problem("invalid-transition", { state: status, action: "end" });
      },
    },
    "set-auto-renew": { from: ["active"], actors: ["customer"], guard: demandNoCharge },
    "change-method": { from: ["active", "charge_failed"], actors: ["customer"] },
    /** Which of the two a plan is, says `choiceOf`. */
    upgrade: { from: ["active"], actors: ["customer"], guard: demandNoCharge },
    downgrade: { from: ["active"], actors: ["customer"] },
    /** In a trial, or with nothing paid, at once; else at the month's end. */
    cancel: { from: ["active", "charge_failed"], to: ["active", "canceled"], actors: ["customer"] },
    /** A first month that was ordered and isn't paid. */
    "give-up-order": {
      from: ["canceled"],
      actors: ["customer"],
      guard: ({ charge, status }) => {
        if (!charge) throw new Problem("invalid-transition", { state: status, action: "give-up-order" });
      },
    },
    /** The office takes it away. */
    "take-away": { from: ["active", "charge_failed"], to: "canceled", actors: ["back-office"] },
  },
});

export const factsOf = ({ plan, status, trialExpirationDate }: Subscription): SubscriptionFacts => ({
  plan,
  status: status satisfies SubscriptionStatus,
  trialExpirationDate,
});
