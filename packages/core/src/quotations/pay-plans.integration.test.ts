import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { sentQuotation } from "../../../../tests/support/quotations.ts";
import { now } from "../../../../tests/support/shop.ts";
import { acceptedAmounts } from "./accepting/accepted-amounts.ts";
import { termsOfPayment } from "../payments/index.ts";
import { linkedPlans, plansOf } from "./pay-plans.ts";
import { makeLink } from "./shared-link.ts";
import { loadVersion } from "./stored-quotation.ts";

useDatabase();

it("tells how what is left is paid: all, the balance with its part of the shipping, and nothing where only the optional is left", async () => {
  const { user, quotation, accept } = await sentQuotation(
    [
      { quantity: 4, discount: 0.033 },
      { quantity: 3 },
      { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1, optional: true },
    ],
    { addressId: "pickup", shipmentCost: 10_01, termsOfPayment: "twenty_upon_order_rest_on_ship" },
  );
  const hash = quotation.hash ?? "";
  const { content, amounts } = await loadVersion(quotation.id, 1);
  const [first, second] = content.lines.map(({ lineId }) => lineId);
  const asked = async () => {
    const { items } = await plansOf(user, quotation.id, now);
    return items.map(({ instalments }) => instalments.reduce((sum, { amount }) => sum + amount, 0));
  };
  const only = (total: number) => expect.arrayContaining([total]);
  expect(await asked()).toEqual(only(amounts.total));
  await accept(hash, [{ lineId: first!, quantity: 3 }]);
  const rest = [
    { lineId: first!, quantity: 1 },
    { lineId: second!, quantity: 3 },
  ];
  const { amounts: left } = await acceptedAmounts(user, quotation.id, { hash, lines: rest }, now);
  expect(left.total).toBeLessThan(amounts.total);
  expect(new Set(await asked())).toEqual(new Set([left.total]));
  await accept(hash, rest);
  expect(await plansOf(user, quotation.id, now)).toEqual({ items: [], closed: [] });
});

it("tells whoever holds a link the agreed terms and anybody's, with open ways, and nothing of its customer's plan or credit", async () => {
  const { agent, user, quotation, accept } = await sentQuotation([{ quantity: 4 }], {
    addressId: "pickup",
    termsOfPayment: "twenty_upon_order_rest_on_ship",
  });
  const { url } = await makeLink(agent, quotation.id, quotation.revision, now);
  const token = url.slice(url.lastIndexOf("/") + 1);
  const own = await plansOf(user, quotation.id, now);
  const told = await linkedPlans(token, now);
  expect(told.items.map(({ code, agreed }) => [code, agreed])).toContainEqual(["twenty_upon_order_rest_on_ship", true]);
  for (const plan of told.items) {
    const same = own.items.find(({ code }) => code === plan.code);
    expect(plan.instalments).toEqual(same?.instalments);
    expect(plan.agreed || termsOfPayment[plan.code].public).toBe(true);
    expect(plan.ways.length).toBeGreaterThan(0);
    expect(plan).not.toHaveProperty("refused");
    expect(plan.ways.every((way) => way.refused === undefined)).toBe(true);
  }
  expect(told.closed).toEqual([]);
  await accept(quotation.hash ?? "");
  expect(await linkedPlans(token, now)).toEqual({ items: [], closed: [] });
  await expect(linkedPlans(`${token.slice(1)}x`, now)).rejects.toThrow("token-invalid");
});

it("tells what ordering today would ask: the full rate while no declaration is there for the reduced one", async () => {
  const { user, quotation } = await sentQuotation([{ quantity: 4 }], { addressId: "pickup", reducedVat: true });
  const { amounts } = await loadVersion(quotation.id, 1);
  const today = await acceptedAmounts(user, quotation.id, { hash: quotation.hash ?? "" }, now);
  expect(today.amounts.total).toBeGreaterThan(amounts.total);
  const { items } = await plansOf(user, quotation.id, now);
  for (const { instalments } of items)
    expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(today.amounts.total);
});
