import type * as z from "zod";
import type { Call } from "./call.ts";
import { CreatePaymentMethod, read, SetOutcome } from "./input.ts";
import { ProviderError, missing } from "./provider-error.ts";
import { base, type PaymentMethod } from "./resources.ts";
import { outcomeOf } from "./test-cards.ts";

type Data = z.output<typeof CreatePaymentMethod>;

const incorrectNumber = () =>
  new ProviderError(402, {
    type: "card_error",
    code: "incorrect_number",
    message: "This demonstration provider knows test cards only.",
    param: "number",
  });

function cardOf(number: string, month: number, year: number) {
  const digits = number.replaceAll(" ", "");
  return {
    brand: digits.startsWith("5") ? "mastercard" : "visa",
    last4: digits.slice(-4),
    exp_month: month,
    exp_year: year < 100 ? 2000 + year : year,
    country: "IT",
    funding: "credit",
  };
}

/** Stores what a customer typed (only a card's last four digits) and how it will behave. */
export function methodFrom(
  { store }: Pick<Call, "store">,
  { type, card, sepa_debit, billing_details }: Data,
): PaymentMethod {
  const common = {
    ...base("pm"),
    object: "payment_method" as const,
    type,
    customer: null,
    billing_details: billing_details ?? {},
  };
  if (type === "card") {
    const outcome = card && outcomeOf(card.number);
    if (!card || !outcome) throw incorrectNumber();
    return store.put({ ...common, outcome, card: cardOf(card.number, card.exp_month, card.exp_year) });
  }
  const iban = sepa_debit?.iban.replaceAll(" ", "");
  return store.put({
    ...common,
    outcome: type === "sepa_debit" ? "delayed" : "authenticate",
    ...(iban && { sepa_debit: { country: iban.slice(0, 2), last4: iban.slice(-4) } }),
  });
}

/** A stored method, or one of the provider's named test methods ("pm_card_visa"). */
export function methodById({ store }: Pick<Call, "store">, id: string): PaymentMethod {
  const known = store.get<PaymentMethod>("payment_method", id);
  if (known) return known;
  const outcome = outcomeOf(id);
  if (!outcome) throw missing("PaymentMethod", id);
  const card = cardOf("4242424242424242", 12, 2030);
  return store.put({
    ...base("pm"),
    object: "payment_method",
    type: "card",
    customer: null,
    billing_details: {},
    outcome,
    card,
  });
}

export const shownMethod = ({ outcome: _outcome, ...method }: PaymentMethod) => method;

export const createPaymentMethod = (call: Call) =>
  shownMethod(methodFrom(call, read(CreatePaymentMethod, call.parameters)));
export const retrievePaymentMethod = (call: Call) => shownMethod(methodById(call, call.id));

/** What the bank says of a stored card from now on: the world around, not the provider. */
export const setOutcome = (call: Call) =>
  shownMethod(call.store.put({ ...methodById(call, call.id), ...read(SetOutcome, call.parameters) }));

export function attachPaymentMethod(call: Call) {
  const { customer } = call.parameters as { customer?: string };
  return shownMethod(call.store.put({ ...methodById(call, call.id), customer: customer ?? null }));
}
