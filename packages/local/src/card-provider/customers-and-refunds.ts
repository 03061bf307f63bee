import type { Call } from "./call.ts";
import { CreateCustomer, CreateRefund, read } from "./input.ts";
import { intentOf } from "./payment-intents.ts";
import { invalidRequest, missing } from "./provider-error.ts";
import { base, born, type Charge, type Customer, type Refund, type Resource } from "./resources.ts";

export function createCustomer({ store, parameters }: Call): Customer {
  const { email, name, metadata } = read(CreateCustomer, parameters);
  return store.put({
    ...base("cus"),
    object: "customer",
    email: email ?? null,
    name: name ?? null,
    metadata: metadata ?? {},
  });
}

/** Part or all of what was paid, never more. */
export function createRefund({ store, parameters, announce }: Call): Refund {
  const input = read(CreateRefund, parameters);
  const intent = intentOf({ store, id: input.payment_intent });
  const charge = intent.latest_charge ? store.get<Charge>("charge", intent.latest_charge) : undefined;
  if (!charge) throw invalidRequest("This PaymentIntent does not have a successful charge to refund.");
  const left = charge.amount - charge.amount_refunded;
  const amount = input.amount ?? left;
  if (left === 0) throw invalidRequest("Charge has already been refunded.", { code: "charge_already_refunded" });
  if (amount > left) throw invalidRequest("Refund amount is greater than the unrefunded amount on the charge.");
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = store.put<Charge>({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  announce("charge.refunded", refunded);
  return store.put({
    ...born("re"),
    object: "refund",
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: input.metadata ?? {},
    payment_intent: intent.id,
    reason: input.reason ?? null,
    status: "succeeded",
  });
}

export const retrieve =
  (type: Resource["object"]) =>
  ({ store, id }: Call): Resource => {
    const found = store.get(type, id);
    if (!found) throw missing(type, id);
    return found;
  };

interface Listed {
  limit?: number | string;
  starting_after?: string;
  payment_intent?: string;
}

/** A list as the provider pages it: newest first, `limit` and `starting_after`; of one intent where that is asked. */
export const list =
  (type: Resource["object"]) =>
  ({ store, parameters }: Call) => {
    const { limit = 10, starting_after, payment_intent } = parameters as Listed;
    const all = store
      .list(type)
      .filter((one) => !payment_intent || ("payment_intent" in one && one.payment_intent === payment_intent));
    const from = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0;
    const data = all.slice(from, from + Number(limit));
    return { object: "list", url: `/v1/${type}s`, has_more: from + data.length < all.length, data };
  };
