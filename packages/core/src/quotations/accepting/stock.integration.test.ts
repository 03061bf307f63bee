import { describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { pickedUp, sentQuotation } from "../../../../../tests/support/quotations.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { amountsOf } from "../../orders/amounts.ts";
import { taxFactsOf } from "../../orders/cart/cart.ts";
import { placeOrder } from "../../orders/placing/place-order.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";

useDatabase();

describe("between sending and accepting", () => {
  it("stock gone: more than there is isn't accepted, what is there is, at its price, and the rest stays", async () => {
    const productId = await product(20);
    const { accept, quotation } = await sentQuotation([
      { productId, quantity: 10 },
      { productId, quantity: 4 },
    ]);
    await (await readyCart(productId, 8)).place();
    const [first, second] = (await loadVersion(quotation.id, 1)).content.lines;
    const there = [
      { lineId: first!.lineId, available: 10 },
      { lineId: second!.lineId, available: 2 },
    ];
    await expect(accept()).rejects.toMatchObject({ code: "quotation-line-short", params: { lines: there } });
    expect((await loadQuotation(quotation.id)).status).toBe("sent");
    const { cart } = await accept(
      quotation.hash,
      there.map(({ lineId, available: quantity }) => ({ lineId, quantity })),
    );
    expect(cart.lines).toMatchObject([{ productId, unit: 10_000, quantity: 12 }]);
  });

  it("stock gone after it was accepted: it can't be placed until there are pieces", async () => {
    const productId = await product(20);
    const { user, accept } = await sentQuotation([{ productId, quantity: 10 }]);
    const { cart } = await accept();
    await (await readyCart(productId, 15)).place();
    const ready = await pickedUp(user, cart.id);
    const { total: expectedTotal } = amountsOf(ready, taxFactsOf(user, now));
    await expect(placeOrder(user, cart.id, { method: "card", expectedTotal }, now)).rejects.toThrow("not-enough-stock");
  });
});
