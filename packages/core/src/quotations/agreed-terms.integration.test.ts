import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { pickedUp, sentQuotation } from "../../../../tests/support/quotations.ts";
import { now } from "../../../../tests/support/shop.ts";
import { amountsOf } from "../orders/amounts.ts";
import { openOrderOf, taxFactsOf } from "../orders/cart/cart.ts";
import { availableTerms } from "../orders/placing/available-terms.ts";
import { placeOrder } from "../orders/placing/place-order.ts";
import { setTerms } from "../orders/sending/prepare-order.ts";
import { divideRounded } from "../platform/money.ts";
import { dropAccepted } from "./outcome.ts";
import { loadQuotation } from "./stored-quotation.ts";

useDatabase();

it("an accepted quotation is placed on the terms that were agreed, which nobody could choose in the shop", async () => {
  const { user, accept, quotation } = await sentQuotation([{ pieces: 9, quantity: 2 }], {
    termsOfPayment: "twenty_upon_order_rest_on_ship",
  });
  const { cart } = await accept();
  const ready = await pickedUp(user, cart.id);
  const terms = await availableTerms(user, now, ready);
  expect(terms.items.map(({ code }) => code)).toEqual(["hundred_upon_order", "twenty_upon_order_rest_on_ship"]);
  // Chosen away and back again.
  await setTerms(user, cart.id, "hundred_upon_order", now);
  const back = await setTerms(user, cart.id, "twenty_upon_order_rest_on_ship", now);
  await expect(setTerms(user, cart.id, "fifty_upon_order30_days", now)).rejects.toThrow("terms-not-allowed");
  const { total } = amountsOf(back, taxFactsOf(user, now));
  const order = await placeOrder(user, cart.id, { method: "card", expectedTotal: total }, now);
  expect(order.transactions.map(({ amount }) => amount)).toEqual([
    divideRounded(total * 20, 100),
    total - divideRounded(total * 20, 100),
  ]);
  expect(order).toMatchObject({ quotation: { id: quotation.id, version: 1 }, agreedTerms: order.termsOfPayment });
});

it("a quotation takes its terms back with its prices: the cart goes on as everybody's", async () => {
  const { user, agent, accept, quotation } = await sentQuotation([{ pieces: 9, quantity: 2 }], {
    termsOfPayment: "twenty_upon_order_rest_on_ship",
  });
  const { cart } = await accept();
  const { revision } = await loadQuotation(quotation.id);
  await dropAccepted(agent, quotation.id, revision, now);
  const open = await openOrderOf(user, now);
  expect(open).toMatchObject({ id: cart.id, termsOfPayment: "hundred_upon_order" });
  expect(open.agreedTerms).toBeUndefined();
  await expect(setTerms(user, cart.id, "twenty_upon_order_rest_on_ship", now)).rejects.toThrow("terms-not-allowed");
});
