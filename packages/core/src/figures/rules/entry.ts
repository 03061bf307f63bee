import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";

/** What is counted, each on a day of Rome. */
export const marks = [
  "placed",
  "paid",
  "cancelled",
  "refunded",
  "subscription",
  "customer",
  "return-asked",
  "return-refunded",
  "ticket-opened",
  "ticket-answered",
  "ticket-kept",
  "ticket-late",
] as const;
export type Mark = (typeof marks)[number];

/** Those that sales are told by, and those of the technical desk; the general page has all of them. */
export const salesMarks = [
  "placed",
  "paid",
  "cancelled",
  "refunded",
  "subscription",
  "customer",
  "return-asked",
  "return-refunded",
] as const satisfies readonly Mark[];
export const techMarks = [
  "ticket-opened",
  "ticket-answered",
  "ticket-kept",
  "ticket-late",
] as const satisfies readonly Mark[];

/** Those whose amount is money; of an answer it is minutes, of the others nothing. */
export const moneyMarks: ReadonlySet<Mark> = new Set([
  "placed",
  "paid",
  "cancelled",
  "refunded",
  "subscription",
  "return-refunded",
]);

/** By what the figures of a mark are parted. */
export const dimensions = ["country", "customer", "category", "agent", "method", "plan", "reason", "topic"] as const;
export type Dimension = (typeof dimensions)[number];

/** By what a list can be narrowed besides: a product, whose sums stand in the rankings and in no figure of a day. */
export const partKinds = [...dimensions, "product"] as const;
export type PartKind = (typeof partKinds)[number];

/** What is kept of things of these kinds. */
export const subjectKinds = ["order", "user", "return", "ticket"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Who or what has no agent: nobody looks after its customer. */
export const noValue = "-";

export interface Measures {
  /** How many things; of an order's refunds how many there were. */
  count: number;
  /** Cents: net of orders and subscriptions, as it went back of refunds; of an answer minutes of the desk's time. */
  amount: Cents;
  /** Peak watts of the panels. */
  wp: number;
  /** Net cents of the goods of which it is known what the house pays for them, and those that it pays. */
  costed: Cents;
  cost: Cents;
}

/** The part of an entry that falls to a value of a dimension. */
export interface Part extends Measures {
  dimension: Dimension;
  value: string;
}

/** Of one thing, what is counted of it on one day: a mark has one entry a day of it. */
export interface Entry extends Measures {
  mark: Mark;
  day: CivilDate;
  parts: readonly Part[];
}

/** What pieces of a product come to. */
export interface ProductSum extends Measures {
  productId: string;
}

export const noMeasures: Measures = { count: 0, amount: 0, wp: 0, costed: 0, cost: 0 };

/** Both together; `times` -1 takes the other away. */
export const plus = (one: Measures, other: Measures, times: 1 | -1 = 1): Measures => ({
  count: one.count + times * other.count,
  amount: one.amount + times * other.amount,
  wp: one.wp + times * other.wp,
  costed: one.costed + times * other.costed,
  cost: one.cost + times * other.cost,
});

export const isNothing = (one: Measures): boolean =>
  one.count === 0 && one.amount === 0 && one.wp === 0 && one.costed === 0 && one.cost === 0;

/** The measures alone of what holds more. */
export const measuresOf = ({ count, amount, wp, costed, cost }: Measures): Measures => ({
  count,
  amount,
  wp,
  costed,
  cost,
});

/** A part that is the whole of an entry. */
export const whole = (dimension: Dimension, value: string, measures: Measures): Part => ({
  dimension,
  value,
  ...measures,
});
