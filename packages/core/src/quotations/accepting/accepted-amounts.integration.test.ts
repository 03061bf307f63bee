import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { sentQuotation } from "../../../../../tests/support/quotations.ts";
import { now, product } from "../../../../../tests/support/shop.ts";
import { cartView, openOrderOf } from "../../orders/cart/cart.ts";
import { placeOrder } from "../../orders/placing/place-order.ts";
import { makeLink } from "../shared-link.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";
import { acceptedAmounts, linkedAmounts } from "./accepted-amounts.ts";

useDatabase();

const tokenOf = (url: string): string => url.split("/").at(-1) ?? "";

it("a part comes to what its order asks, to the cent, its share of the shipping too: to its customer and behind the link", async () => {
  const { agent, user, quotation, accept } = await sentQuotation(
    [
      { productId: await product(50), quantity: 7, discount: 0.033 },
      { productId: await product(50), quantity: 3 },
      { productId: await product(50), quantity: 2, optional: true },
    ],
    { addressId: "pickup", shipmentCost: 10_01, termsOfPayment: "twenty_upon_order_rest_on_ship" },
  );
  const hash = quotation.hash ?? "";
  const { content, amounts: whole } = await loadVersion(quotation.id, 1);
  const [first, second, third] = content.lines.map(({ lineId }) => lineId);
  const lines = [
    { lineId: first!, quantity: 3 },
    { lineId: second!, quantity: 0 },
    { lineId: third!, quantity: 1 },
  ];
  const told = await acceptedAmounts(user, quotation.id, { hash, lines }, now);
  expect(told.amounts.total).toBeLessThan(whole.total);
  expect(told.amounts.steps.map(({ code }) => code)).toEqual(expect.arrayContaining(["products", "shipment", "vat"]));
  expect(told.dueNow).toBeGreaterThan(0);
  expect(told.dueNow).toBeLessThan(told.amounts.total);
  const { url } = await makeLink(
    agent,
    quotation.id,
    await loadQuotation(quotation.id).then((one) => one.revision),
    now,
  );
  expect(await linkedAmounts(tokenOf(url), { hash, lines }, now)).toEqual(told);
  // Nothing was written by asking.
  expect((await openOrderOf(user, now)).lines).toEqual([]);
  const { cart } = await accept(hash, lines);
  const { amounts, grossSummary, basis } = cartView(cart, user, now);
  expect({ amounts, grossSummary, basis }).toEqual({
    amounts: told.amounts,
    grossSummary: told.grossSummary,
    basis: told.basis,
  });
  const order = await placeOrder(
    user,
    cart.id,
    { method: "manual_wire_transfer", expectedTotal: told.amounts.total },
    now,
  );
  expect(order.amounts).toEqual(told.amounts);
  expect(order.transactions[0]?.amount).toBe(told.dueNow);
});
