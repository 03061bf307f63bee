import { expect, it } from "vitest";
import { certified } from "../../../../../tests/support/certified.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { sentQuotation } from "../../../../../tests/support/quotations.ts";
import { listPrice, now, product, unpriced } from "../../../../../tests/support/shop.ts";
import { addStock } from "../../logistics/set-stock.ts";
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

it("a service beside goods of two rates costs what its order asks, whichever goods are taken, and two lines of an article each their own", async () => {
  const inverter = await product(50);
  // A wallbox has the full rate.
  const wallbox = await unpriced("emobility");
  await listPrice(wallbox, 10_000);
  await addStock(wallbox, 50);
  const { user, quotation, accept } = await sentQuotation(
    [
      { productId: inverter, quantity: 2 },
      { productId: inverter, quantity: 2, discount: 0.2 },
      { productId: wallbox, quantity: 5 },
      { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1 },
    ],
    { addressId: "pickup", reducedVat: true },
  );
  await certified(user, "2027-11-30");
  const hash = quotation.hash ?? "";
  const ids = (await loadVersion(quotation.id, 1)).content.lines.map(({ lineId }) => lineId);
  const choose = (pieces: readonly number[]) => ids.map((lineId, at) => ({ lineId, quantity: pieces[at] ?? 0 }));
  const eachOf = async (pieces: readonly number[]) => {
    const { lines } = await acceptedAmounts(user, quotation.id, { hash, lines: choose(pieces) }, now);
    return new Map(lines.map(({ lineId, grossEach }) => [lineId, grossEach]));
  };
  const alone = await eachOf([1, 1, 0, 1]);
  expect([alone.get(ids[0]!), alone.get(ids[1]!)]).toEqual([11_110, 8_910]);
  const beside = await eachOf([1, 0, 5, 1]);
  expect(beside.get(ids[3]!)).not.toBe(alone.get(ids[3]!));
  const { cart } = await accept(hash, choose([1, 0, 5, 1]));
  const service = cartView(cart, user, now).lines.find(({ category }) => category === "preparation_costs");
  expect(service?.gross).toBe(beside.get(ids[3]!));
});
