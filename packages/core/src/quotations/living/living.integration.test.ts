import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { describe, expect, it } from "vitest";
import { certified } from "../../../../../tests/support/certified.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { listPrice, now, product } from "../../../../../tests/support/shop.ts";
import { pickedUp, sentQuotation } from "../../../../../tests/support/quotations.ts";
import { ProductEntity } from "../../catalogue/product.table.ts";
import { updateIndex } from "../../catalogue/search/update-index.ts";
import { createCoupon } from "../../coupons/save-coupon.ts";
import { addStock } from "../../logistics/set-stock.ts";
import { amountsOf } from "../../orders/amounts.ts";
import { taxFactsOf } from "../../orders/cart/cart.ts";
import { setCartCoupon } from "../../orders/coupon/cart-coupon.ts";
import { placeOrder } from "../../orders/placing/place-order.ts";
import { acceptedAmounts } from "../accepting/accepted-amounts.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";
import { customerRow, customerView } from "../views.ts";

useDatabase();
useObjectStorage();

const livingOf = async (id: string, at = now) => (await customerView(await loadQuotation(id), at)).living;

describe("an open quotation", () => {
  it("can be ordered as it stands, until an article is gone or short: then the nearest of its series is named", async () => {
    const [offered, near] = [
      await product(20, 10_000, { powerWatt: 430 }),
      await product(50, 10_000, { powerWatt: 440 }),
    ];
    await product(50, 10_000, { powerWatt: 500 });
    const { quotation } = await sentQuotation([{ productId: offered, quantity: 10 }]);
    expect(await livingOf(quotation.id)).toEqual({ verdict: "yes", findings: [] });
    await ProductEntity.build(UpdateItemCommand).item({ id: offered, visibility: false }).send();
    expect(await livingOf(quotation.id)).toMatchObject({
      verdict: "no",
      findings: [{ code: "gone", productId: offered, substitute: { productId: near } }],
    });
    expect(await customerRow(await loadQuotation(quotation.id), now)).toMatchObject({ living: "no" });
  });

  it("is told the nearest of its category where its own series has none: by the same bounds, as it is there today", async () => {
    const offered = await product(20, 10_000, { powerWatt: 700 });
    const others = [
      await product(50, 10_000, { powerWatt: 730 }),
      await product(50, 10_000, { powerWatt: 760 }),
      await product(50, 10_000, { powerWatt: 800 }),
    ];
    const [sold, near] = others;
    for (const id of others)
      await ProductEntity.build(UpdateItemCommand).item({ id, seriesId: "T", gsi2pk: "SERIES#T" }).send();
    await updateIndex(others);
    const { quotation } = await sentQuotation([{ productId: offered, quantity: 10 }]);
    await ProductEntity.build(UpdateItemCommand).item({ id: offered, visibility: false }).send();
    expect((await livingOf(quotation.id))?.findings).toMatchObject([{ substitute: { productId: sold } }]);
    // The search hasn't heard yet that the nearest is sold out.
    await addStock(sold!, -45);
    expect((await livingOf(quotation.id))?.findings).toMatchObject([{ substitute: { productId: near } }]);
  });

  it("is told what costs less in the shop by now; what costs more there is no matter", async () => {
    const productId = await product(20);
    const { quotation } = await sentQuotation([{ productId, quantity: 2 }]);
    await listPrice(productId, 12_000);
    expect(await livingOf(quotation.id)).toMatchObject({ verdict: "yes" });
    await listPrice(productId, 9000);
    expect(await livingOf(quotation.id)).toMatchObject({
      verdict: "changed",
      findings: [{ code: "cheaper", unit: 9000 }],
    });
  });

  it("never begins above the customer's own price, and tells no change that there wasn't since it was sent", async () => {
    const productId = await product(20);
    await setPrices([{ productId, locale: "it", priceType: "quotation", price: 12_000, discount: 0 }], now);
    const begun = await sentQuotation([{ productId, quantity: 2 }]);
    expect((await loadVersion(begun.quotation.id, 1)).content.lines).toMatchObject([{ unit: 10_000, shop: 10_000 }]);
    const { quotation } = await sentQuotation([{ productId, quantity: 2, price: 11_000 }]);
    expect(await livingOf(quotation.id)).toMatchObject({ verdict: "yes", findings: [] });
    await listPrice(productId, 9000);
    expect(await livingOf(quotation.id)).toMatchObject({ findings: [{ code: "cheaper", unit: 9000 }] });
  });

  it("says nothing of itself once it is over, or all of it is ordered", async () => {
    const { quotation, accept } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
    expect(await livingOf(quotation.id, new Date("2027-01-01T00:00:00Z"))).toBeUndefined();
    await accept();
    expect(await livingOf(quotation.id)).toBeUndefined();
  });
});

describe("between sending and accepting", () => {
  it("certificate expires: quotation, acceptance, cart and order say the full total, none the reduced rate", async () => {
    const { quotation, accept, user } = await sentQuotation([{ pieces: 20, quantity: 2 }], {
      reducedVat: true,
      validUntil: "2026-12-04",
    });
    await certified(user, "2026-11-25");
    expect(await livingOf(quotation.id)).toMatchObject({ verdict: "yes" });
    const later = new Date("2026-11-26T10:00:00Z");
    const { amounts } = await loadVersion(quotation.id, 1);
    const living = await livingOf(quotation.id, later);
    expect(living).toMatchObject({ verdict: "no", findings: [{ code: "certificate" }] });
    const [finding] = living!.findings;
    const full = finding!.code === "certificate" ? finding!.total : 0;
    expect(full).toBeGreaterThan(amounts.total);
    const hash = quotation.hash ?? "";
    expect((await acceptedAmounts(user, quotation.id, { hash }, now)).amounts.total).toBe(amounts.total);
    const told = await acceptedAmounts(user, quotation.id, { hash }, later);
    expect(told.amounts.total).toBe(full);
    const { cart } = await accept(hash, undefined, later);
    expect(cart.reducedVat).toBe(false);
    const ready = await pickedUp(user, cart.id);
    expect(amountsOf(ready, taxFactsOf(user, later)).total).toBe(full);
    const asked = { method: "manual_wire_transfer" as const, expectedTotal: full };
    const order = await placeOrder(user, cart.id, asked, later);
    expect(order).toMatchObject({ reducedVat: false, amounts: { total: full } });
    // The price of the line is the quotation's.
    expect(order.lines).toMatchObject([{ unit: 10_000, reason: "quotation" }]);
  });

  it("certificate expires between accepting and paying: its buyer is told before they pay more", async () => {
    const { accept, user, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }], { reducedVat: true });
    await certified(user, "2026-11-25");
    const { cart } = await accept(quotation.hash);
    const later = new Date("2026-11-26T10:00:00Z");
    const ready = await pickedUp(user, cart.id);
    const facts = taxFactsOf(user, later);
    const place = (expectedTotal: number) =>
      placeOrder(user, cart.id, { method: "manual_wire_transfer", expectedTotal }, later);
    await expect(place(amountsOf(ready, facts).total)).rejects.toMatchObject({ code: "certificate-not-active" });
    expect((await place(amountsOf({ ...ready, reducedVat: false }, facts).total)).reducedVat).toBe(false);
  });

  it("the rest of what a single certificate has served is shown, accepted and paid at the full rate", async () => {
    const { quotation, accept, user } = await sentQuotation([{ pieces: 20, quantity: 10 }], {
      addressId: "pickup",
      reducedVat: true,
      shipmentCost: 10_00,
    });
    await certified(user, "2026-11-30", "single_order");
    const hash = quotation.hash ?? "";
    const [line] = (await loadVersion(quotation.id, 1)).content.lines;
    const pieces = (quantity: number) => [{ lineId: line?.lineId ?? "", quantity }];
    const first = await accept(hash, pieces(4));
    const method = "manual_wire_transfer" as const;
    const { total: reduced } = amountsOf(first.cart, taxFactsOf(user, now));
    expect(await placeOrder(user, first.cart.id, { method, expectedTotal: reduced }, now)).toMatchObject({
      reducedVat: true,
    });
    const told = await acceptedAmounts(user, quotation.id, { hash, lines: pieces(6) }, now);
    // Six pieces at 100 EUR with 1 EUR of contribution each, and 6.00 of the shipping, at 22 %.
    expect(told.amounts).toMatchObject({ total: 746_64, treatment: { rule: "domestic" } });
    expect(await livingOf(quotation.id)).toMatchObject({
      verdict: "no",
      findings: [{ code: "certificate", total: 746_64 }],
    });
    const { cart } = await accept(hash, pieces(6));
    const order = await placeOrder(user, cart.id, { method, expectedTotal: told.amounts.total }, now);
    expect(order).toMatchObject({ reducedVat: false, amounts: { total: 746_64 } });
  });

  it("a coupon counts beside a negotiated price: it takes off the basket, and the line's price stays", async () => {
    const { accept, user } = await sentQuotation([{ pieces: 20, quantity: 2, discount: 0.1 }]);
    const days = { from: "2026-11-01", until: "2026-11-30" };
    await createCoupon(
      { code: "NEGO-1", kind: "amount", amount: 3000, minimum: 0, categories: [], maxUses: 1, ...days },
      now,
    );
    const { cart } = await accept();
    await pickedUp(user, cart.id);
    const reduced = await setCartCoupon(
      user,
      cart.id,
      { code: "NEGO-1", unapplyFirst: false, overwriteOld: false },
      now,
    );
    const amounts = amountsOf(reduced, taxFactsOf(user, now));
    expect(amounts).toMatchObject({ productsAmount: 18_000, couponAmount: 3000 });
    const order = await placeOrder(
      user,
      cart.id,
      { method: "manual_wire_transfer", expectedTotal: amounts.total },
      now,
    );
    expect(order.lines).toMatchObject([{ unit: 9000, quantity: 2 }]);
    expect(order.amounts.total).toBe(amounts.total);
  });
});
