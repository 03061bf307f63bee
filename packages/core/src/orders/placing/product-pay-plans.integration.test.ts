import { describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product } from "../../../../../tests/support/shop.ts";
import { termsCodes } from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { payPlansOfProduct } from "./product-pay-plans.ts";

useDatabase();

/** With a price for everybody, in shops of persons and of companies. */
async function sold(): Promise<string> {
  const id = await product(20);
  await setPrices([{ productId: id, locale: "it", priceType: "public", price: 10_000, discount: 0 }], now);
  return id;
}

const company = (more: Partial<User>): User => ({ ...buyer(), accountType: "business", ...more });
const needsOf = (user: User, productId: string) =>
  payPlansOfProduct(user, productId, 3, now).then(({ closed }) => new Set(closed.map(({ needs }) => needs)));

describe("how pieces of a product would be paid", () => {
  it("is said to the cent and the day, of every term that is open; the others say what they need", async () => {
    const id = await sold();
    const verified = company({ companyVerified: true });
    const { total, on, items, closed } = await payPlansOfProduct(verified, id, 3, now);
    expect(on).toBe("2026-11-20");
    expect(new Set([...items, ...closed].map(({ code }) => code))).toEqual(new Set(termsCodes));
    expect(items.length + closed.length).toBe(termsCodes.length);
    for (const { instalments } of items) expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(items.find(({ code }) => code === "hundred_upon_order")?.instalments).toMatchObject([
      { amount: total, dueDate: "2026-11-27", at: "order" },
    ]);
    // Three pieces at 100 EUR and 1 EUR of contribution, with 22 % of VAT.
    expect(total).toBe(36_966);
  });

  it("opens by company, its check and a plan", async () => {
    const id = await sold();
    const plans = await payPlansOfProduct(buyer(), id, 3, now);
    expect(plans.items.map(({ code }) => code)).toEqual(["hundred_upon_order"]);
    expect(await needsOf(buyer(), id)).toEqual(new Set(["company"]));
    expect(await needsOf(company({ companyVerified: false }), id)).toEqual(new Set(["verified"]));
    const verified = company({ companyVerified: true });
    expect(await needsOf(verified, id)).toEqual(new Set(["premium", "exclusive", "agreement"]));
    expect(await needsOf({ ...verified, entitlement: "premium" }, id)).toEqual(new Set(["exclusive", "agreement"]));
    expect(await needsOf({ ...verified, entitlement: "exclusive" }, id)).toEqual(new Set(["agreement"]));
  });

  it("offers a bank's own page where the country of the shop has one", async () => {
    const id = await sold();
    await setPrices([{ productId: id, locale: "de", priceType: "public", price: 10_000, discount: 0 }], now);
    const waysOf = async (user: User) =>
      (await payPlansOfProduct(user, id, 3, now)).items[0]?.ways.map(({ way }) => way);
    expect(await waysOf(buyer())).not.toContain("sofort");
    expect(await waysOf({ ...buyer(), locale: "de" })).toContain("sofort");
  });

  it("is said of nothing that isn't sold", async () => {
    await expect(payPlansOfProduct(buyer(), "NONE", 1, now)).rejects.toMatchObject({ code: "not-found" });
  });
});
