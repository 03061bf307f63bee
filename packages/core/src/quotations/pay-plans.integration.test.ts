import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { sentQuotation } from "../../../../tests/support/quotations.ts";
import { now } from "../../../../tests/support/shop.ts";
import { acceptedAmounts } from "./accepting/accepted-amounts.ts";
import { plansOf } from "./pay-plans.ts";
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
