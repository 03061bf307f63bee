import { divideRounded, type Cents } from "../platform/money.ts";
import { lastOfMonth, plusDays, plusMonths, type CivilDate } from "../platform/time.ts";

/** When an instalment falls due: domain-rules 4.1 and 4.2. */
export type Due =
  | { at: "order" }
  | { at: "ready-notice" }
  | { at: "days-after-order"; days: number }
  | { at: "days-after-invoice"; days: number }
  | { at: "end-of-month-after-invoice" }
  | { at: "days-after-notice"; days: number };

export interface Terms {
  /** Share of the first transaction, in percent (spec 9). */
  depositPercent: number;
  /** The customer may choose it; the others are given by the back office. */
  public: boolean;
  /** The price may be due after shipping, so credit is needed. */
  delayed: boolean;
  instalments: readonly Due[];
}

const order: Due = { at: "order" };
const ready: Due = { at: "ready-notice" };
const thirtyDaysOn: Due = { at: "days-after-order", days: 30 };

const paidInAdvance = (depositPercent: number, ...instalments: Due[]): Terms => ({
  depositPercent,
  public: false,
  delayed: false,
  instalments,
});
const delayed = (isPublic: boolean, due: Due): Terms => ({
  depositPercent: 100,
  public: isPublic,
  delayed: true,
  instalments: [due],
});

/**
 * The twelve terms of payment of spec 9. The two rows that the specification gives as {hash}, and the row of 10 or 20
 * percent, are decided in docs/decisions/terms-of-payment.md.
 */
export const termsOfPayment = {
  hundred_upon_order: { ...paidInAdvance(100, order), public: true },
  hundred_upon_shipment: { ...paidInAdvance(100, ready), public: true },
  thirty_days_later_end_of_month: delayed(true, { at: "end-of-month-after-invoice" }),
  thirty_days_later: delayed(false, { at: "days-after-invoice", days: 30 }),
  ninety_days_later: delayed(false, { at: "days-after-invoice", days: 90 }),
  ninety_days_later_after_payment_notice: delayed(false, { at: "days-after-notice", days: 90 }),
  ten_upon_order_rest_on_ship: paidInAdvance(10, order, ready),
  twenty_upon_order_rest_on_ship: paidInAdvance(20, order, ready),
  twenty_booking_plus_rest_on_ship: paidInAdvance(20, order, ready),
  twenty_upon_order_rest_30_days: paidInAdvance(20, order, thirtyDaysOn),
  forty_upon_order30_days: paidInAdvance(40, order, thirtyDaysOn),
  fifty_upon_order30_days: paidInAdvance(50, order, thirtyDaysOn),
} as const satisfies Record<string, Terms>;

export type TermsCode = keyof typeof termsOfPayment;
export const termsCodes = Object.keys(termsOfPayment) as [TermsCode, ...TermsCode[]];

/** What a buyer needs for terms that they may not choose today: a company, one that is verified, at least that plan, or the sales desk's word. */
export const termsNeeds = ["company", "verified", "premium", "exclusive", "agreement"] as const;
export type TermsNeed = (typeof termsNeeds)[number];

export const isDelayed = (code: TermsCode): boolean => termsOfPayment[code].delayed;

/** The first instalment of a total (cents). */
export const depositOf = (code: TermsCode, total: Cents): Cents =>
  divideRounded(total * termsOfPayment[code].depositPercent, 100);

/** A customer has this long to pay an order "at order" before it counts as late (spec 9). */
export const upfrontDays = 7;

interface Dates {
  confirmedOn: CivilDate;
  /** Date of the first invoice that is not for a deposit. */
  invoicedOn?: CivilDate | undefined;
  /** Date of the payment notice, which the ready-to-ship notice sets. */
  noticedOn?: CivilDate | undefined;
}

export interface Instalment {
  seq: number;
  amount: Cents;
  /** Absent while nothing makes it due yet: an instalment at ready notice before the notice. */
  dueDate?: CivilDate | undefined;
  /** Reckoned from the order because the invoice is not there yet. */
  dueDateProvisional: boolean;
}

/** The instalments of a total under some terms: they add up to it, the last one takes the cents (domain-rules 4.1). */
export function buildSchedule(code: TermsCode, total: Cents, dates: Dates): Instalment[] {
  const { instalments }: Terms = termsOfPayment[code];
  const first = depositOf(code, total);
  const amounts = instalments.length === 1 ? [total] : [first, total - first];
  return instalments.map((due, index) => ({ seq: index + 1, amount: amounts[index] ?? 0, ...dueDateOf(due, dates) }));
}

function dueDateOf(due: Due, { confirmedOn, invoicedOn, noticedOn }: Dates) {
  const provisional = invoicedOn === undefined;
  const invoice = invoicedOn ?? confirmedOn;
  switch (due.at) {
    case "order":
      return { dueDate: plusDays(confirmedOn, upfrontDays), dueDateProvisional: false };
    case "days-after-order":
      return { dueDate: plusDays(confirmedOn, due.days), dueDateProvisional: false };
    case "ready-notice":
      return { dueDate: noticedOn, dueDateProvisional: false };
    case "days-after-notice":
      return { dueDate: noticedOn && plusDays(noticedOn, due.days), dueDateProvisional: false };
    case "days-after-invoice":
      return { dueDate: plusDays(invoice, due.days), dueDateProvisional: provisional };
    case "end-of-month-after-invoice":
      return { dueDate: endOfNextMonth(invoice), dueDateProvisional: provisional };
  }
}

/** "30 giorni fine mese data fattura": the last day of the month after the invoice's month. */
const endOfNextMonth = (date: CivilDate): CivilDate => lastOfMonth(plusMonths(date, 1));
