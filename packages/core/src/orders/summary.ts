import { allocate, sumOf, type Cents } from "../platform/money.ts";
import { withVat, type VatGroup } from "../tax/index.ts";
import type { Basis } from "../pricing/index.ts";
import { grossPrices } from "./gross-prices.ts";
import type { Order, PriceStep } from "./order.ts";

/** The rows of an order's sum, which add up to its total, and what of the total is VAT where the rows hold it already. */
export interface Summary {
  rows: readonly PriceStep[];
  included: readonly PriceStep[];
}

/**
 * What leads from the lines to the total, on one basis. VAT is rounded once per rate on the sum (domain-rules 1.3) and a
 * gross line is its gross piece times pieces: what lies between is a row of its own, where it isn't zero. It is at most half a cent
 * for each piece and one and a half for each rate.
 */
export function summaryOf({ lines, amounts }: Pick<Order, "lines" | "amounts">, basis: Basis): Summary {
  const { groups, steps, total, vatAmount, treatment } = amounts;
  if (basis === "net") return { rows: steps, included: [] };
  const grossOf = (part: (group: VatGroup) => Cents) => sumOf(groups.map((group) => withVat(part(group), group.rate)));
  const shipping = steps.filter(({ code }) => code === "shipment");
  const shipments = allocate(
    grossOf(({ shipment }) => shipment),
    shipping.map(({ amount }) => amount),
  );
  const coupon = grossOf((group) => group.coupon);
  const shown: PriceStep[] = [
    {
      code: "products",
      amount: sumOf(grossPrices(lines, treatment).map(({ all }) => all)),
      params: { lines: lines.length },
    },
    ...shipping.map((step, index) => ({ ...step, amount: shipments[index] ?? 0 })),
    ...(coupon === 0
      ? []
      : [
          {
            code: "coupon" as const,
            amount: 0 - coupon,
            params: steps.find(({ code }) => code === "coupon")?.params ?? {},
          },
        ]),
  ];
  const before = vatAmount - sumOf(groups.map(({ vat }) => vat));
  if (before !== 0) shown.push({ code: "credited-before", amount: before, params: {} });
  const rounding = total - sumOf(shown.map(({ amount }) => amount));
  return {
    rows: rounding === 0 ? shown : [...shown, { code: "rounding", amount: rounding, params: {} }],
    included: steps.filter(({ code }) => code === "vat"),
  };
}
