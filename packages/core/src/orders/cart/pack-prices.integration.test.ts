import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { cartView, syncPrices } from "./cart.ts";
import { saveOpenOrder } from "./saved-orders.ts";

useDatabase();

const wholesaler = () => ({
  ...buyer(),
  accountType: "business" as const,
  companyVerified: true,
  wholesaleActive: true,
});

/** A panel of 64.40, by the pallet of 36 at 59.25, by the container of 792 at 55.00 a piece. */
async function panel(pieces: number): Promise<string> {
  const packed = { isWholesaleActive: true, piecesPerPackage: 36, palletsPerContainer: 22 };
  const productId = await product(pieces, 9_000, packed);
  const price = (priceType: "public" | "pallet" | "container", cents: number) => ({
    productId,
    locale: "it",
    discount: 0,
    priceType,
    price: cents,
  });
  await setPrices([price("public", 6_440), price("pallet", 5_925), price("container", 5_500)], now);
  return productId;
}

it("charges full pallets at theirs and the rest by the piece, from the cart to the order", async () => {
  const { user, place } = await readyCart(await panel(640), 37, wholesaler());
  const order = await place();
  expect(order.amounts.productsAmount).toBe(36 * 5_925 + 6_440);
  const [line] = order.lines;
  expect(line?.parts?.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ["pallet", 36, 5_925],
    ["piece", 1, 6_440],
  ]);
  expect(line).toMatchObject({ quantity: 37, unit: 6_440 });
  expect(line && "better" in line).toBe(false);
  expect(user.id).toBe(order.userId);
});

it("says that a full pallet costs less than one piece fewer", async () => {
  const user = wholesaler();
  const productId = await panel(640);
  const lineWith = async (quantity: number) => cartView(await add(user, productId, quantity), user, now).lines[0];
  expect(await lineWith(35)).toMatchObject({ amount: 225_400, better: { quantity: 36, saving: 12_100 } });
  expect((await lineWith(36))?.better).toBeUndefined();
  expect((await lineWith(36))?.parts).toBeUndefined();
  expect((await lineWith(37))?.amount).toBe(219_740);
});

it("does not advise what the stock does not have", async () => {
  const user = wholesaler();
  const cart = await add(user, await panel(35), 35);
  expect(cart.lines[0]?.better).toBeUndefined();
});

it("sells a container by quotation alone", async () => {
  const { place } = await readyCart(await panel(1_000), 792, wholesaler());
  await expect(place()).rejects.toMatchObject({ code: "quotation-needed" });
});

it("tells that a pallet's price has changed though the piece's has not", async () => {
  const user = wholesaler();
  const productId = await panel(640);
  const { id } = await add(user, productId, 37);
  await setPrices([{ productId, locale: "it", priceType: "pallet", price: 6_000, discount: 0 }], now);
  const { changes } = await syncPrices(user, id, now);
  expect(changes).toMatchObject([{ code: "price-changed", before: 219_740, after: 36 * 6_000 + 6_440 }]);
  const saved = await saveOpenOrder(user, "Tetto", now);
  expect(saved.productsAmount).toBe(36 * 6_000 + 6_440);
});
