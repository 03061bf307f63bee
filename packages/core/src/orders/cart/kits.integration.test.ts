import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, listPrice, now, product } from "../../../../../tests/support/shop.ts";
import { setProductFields } from "../../catalogue/editing/change-product.ts";
import { kitPage, listKits } from "../../catalogue/kits/kit-view.ts";
import { listEditedKits } from "../../catalogue/kits/load-kits.ts";
import { deleteKit, saveKit } from "../../catalogue/kits/save-kit.ts";
import { priceId } from "../../pricing/index.ts";
import { addKit } from "./add-kit.ts";
import { amountsOf } from "../amounts.ts";
import { openOrderOf, setQuantity, syncPrices, taxFactsOf } from "./cart.ts";
import { placeOrder } from "../placing/place-order.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { openSavedOrder, saveOpenOrder } from "./saved-orders.ts";

useDatabase();

const texts = { it: { name: "Kit casa", description: "Tutto quanto" } };
const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now };

/** Ten panels and an inverter, 100 euro each, at 5% less. */
async function house(stock = 50) {
  const [panel, inverter] = [await product(stock), await product(stock)];
  const parts = [
    { productId: panel, quantity: 10 },
    { productId: inverter, quantity: 1 },
  ];
  const { id, version } = await saveKit({ visibility: true, discount: 0.05, texts, parts }, now);
  return { id, version, panel, inverter, parts };
}
const quantity = (user: ReturnType<typeof buyer>, productId: string, n: number) =>
  setQuantity(user, priceId({ productId, locale: "it", priceType: "high" }), n, now);
const units = ({ lines }: { lines: readonly { unit: number }[] }) => lines.map(({ unit }) => unit);

it("costs in the shop what the cart then asks", async () => {
  const { id } = await house();
  const user = buyer();
  const page = await kitPage(id, { ...viewer, user });
  expect(page).toMatchObject({ name: "Kit casa", available: 5, price: { net: 104_500, netFull: 110_000 } });
  const cart = await addKit(user, id, 1, now);
  expect(amountsOf(cart, taxFactsOf(user, now)).productsAmount).toBe(page.price?.net);
  expect((await listKits(viewer)).items.map((kit) => kit.id)).toContain(id);
});

it("puts in every part or none, and keeps its price as long as it is whole", async () => {
  const { id, panel } = await house(25);
  const user = buyer();
  await expect(addKit(user, id, 3, now)).rejects.toThrow("not-enough-stock");
  expect((await openOrderOf(user, now)).lines).toEqual([]);
  expect(units(await addKit(user, id, 1, now))).toEqual([9500, 9500]);
  expect((await addKit(user, id, 1, now)).lines.map((line) => line.quantity)).toEqual([20, 2]);
  expect(units(await quantity(user, panel, 19))).toEqual([10_000, 10_000]);
  expect(units(await quantity(user, panel, 20))).toEqual([9500, 9500]);
});

it("is placed at its price, keeps it when put aside, and loses it with a change that the buyer is told of", async () => {
  const { id, version, parts } = await house();
  const user = buyer();
  await addKit(user, id, 1, now);
  const { id: saved } = await saveOpenOrder(user, "Kit", now);
  const { cart } = await openSavedOrder(user, saved, now);
  expect(units(cart)).toEqual([9500, 9500]);
  const { id: orderId } = await setShippingAddress(user, cart.id, "pickup", now);
  const total = async () => amountsOf(await openOrderOf(user, now), taxFactsOf(user, now)).total;
  await saveKit({ id, version, visibility: true, discount: 0.1, texts, parts }, now);
  const place = async () => placeOrder(user, orderId, { method: "card", expectedTotal: await total() }, now);
  await expect(place()).rejects.toThrow("prices-changed");
  const { changes } = await syncPrices(user, orderId, now);
  expect(changes).toMatchObject([
    { code: "price-changed", before: 9500, after: 9000 },
    { code: "price-changed", before: 9500, after: 9000 },
  ]);
  const order = await place();
  expect(order.lines).toMatchObject([{ unit: 9000, kit: { id, discount: 0.1 } }, { unit: 9000 }]);
});

it("gives no price any more once it is deleted or hidden", async () => {
  const [gone, hidden] = [await house(), await house()];
  const user = buyer();
  await addKit(user, gone.id, 1, now);
  await addKit(user, hidden.id, 1, now);
  await deleteKit(gone.id);
  const { parts, version } = hidden;
  await saveKit({ id: hidden.id, version, visibility: false, discount: 0.05, texts, parts }, now);
  const { cart } = await syncPrices(user, (await openOrderOf(user, now)).id, now);
  expect(units(cart)).toEqual([10_000, 10_000, 10_000, 10_000]);
  await expect(addKit(user, gone.id, 1, now)).rejects.toThrow("not-found");
  await expect(kitPage(hidden.id, viewer)).rejects.toThrow("not-found");
  await expect(deleteKit(gone.id)).rejects.toThrow("not-found");
});

it("follows its parts' prices, and is not shown while one of them is hidden", async () => {
  const { id, panel } = await house();
  await listPrice(panel, 20_000);
  expect(await kitPage(id, viewer)).toMatchObject({ price: { net: 199_500 } });
  await setProductFields(panel, { visibility: false });
  await expect(kitPage(id, viewer)).rejects.toThrow("not-found");
  expect((await listKits(viewer)).items.map((kit) => kit.id)).not.toContain(id);
});

it("tells the second of two editors, and refuses parts that are no products", async () => {
  const { id, version, parts } = await house();
  const save = (discount: number) => saveKit({ id, version, visibility: true, discount, texts, parts }, now);
  await save(0.2);
  await expect(save(0.3)).rejects.toThrow("version-conflict");
  const { items } = await listEditedKits({ limit: 100 });
  expect(items.find((kit) => kit.id === id)).toMatchObject({
    discount: 0.2,
    parts: [{ product: {} }, { product: {} }],
  });
  const strange = { visibility: true, discount: 0, texts, parts: [{ productId: "none", quantity: 1 }] };
  await expect(saveKit(strange, now)).rejects.toMatchObject({ fields: [{ field: "parts", code: "not-found" }] });
});
