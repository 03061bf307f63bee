import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, buyer, listPrice, now, product } from "../../../../../tests/support/shop.ts";
import { saveKit } from "../../catalogue/kits/save-kit.ts";
import { newId } from "../../platform/ids.ts";
import { setPrices } from "../../pricing/index.ts";
import { addKit } from "./add-kit.ts";
import { cartView, clearProducts, openOrderOf, openOrderToRead } from "./cart.ts";
import { guestCartCookie } from "./guest-cart-cookie.ts";
import { changingGuest, guestCartOf, readingGuest } from "./guest-cart.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { saveOpenOrder } from "./saved-orders.ts";

useDatabase();

process.env["SITE_ORIGIN"] ??= "https://shop.example";
const shop = { locale: "it", language: "it" } as const;
const later = new Date(now.getTime() + 91 * 86_400_000);

/** A browser with a guest cart: its cookies, as they are after its first product. */
async function visitor(...wanted: [productId: string, quantity: number][]) {
  const { guest, cookie = "" } = await changingGuest({}, shop, now);
  for (const [productId, quantity] of wanted) await add(guest, productId, quantity);
  return { guest, cookies: { [guestCartCookie]: /=([\w-]{43});/.exec(cookie)?.[1] ?? "" } };
}
const pieces = async (user: ReturnType<typeof buyer>) =>
  (await openOrderOf(user, now)).lines.map(({ productId, quantity }) => [productId, quantity]);

it("keeps a visitor's cart under the hash of the cookie's secret, for ninety days", async () => {
  const roof = await product(9);
  const { guest, cookies } = await visitor([roof, 2]);
  expect(guest.id).not.toContain(cookies[guestCartCookie]);
  const again = readingGuest(cookies, shop, now);
  expect((await openOrderOf(again, now)).lines).toMatchObject([{ productId: roof, quantity: 2 }]);
  expect((await openOrderOf(again, later)).lines).toEqual([]);
  expect(await guestCartOf(cookies, later)).toBeUndefined();
});

it("changes the cart that is there, and never takes a name that it did not give", async () => {
  const { guest, cookies } = await visitor([await product(9), 2]);
  expect(await changingGuest(cookies, shop, now)).toMatchObject({ guest: { id: guest.id } });
  expect((await changingGuest(cookies, shop, now)).cookie).toBeUndefined();
  const planted = { [guestCartCookie]: "a".repeat(43) };
  const { guest: fresh, cookie } = await changingGuest(planted, shop, now);
  expect(fresh.id).not.toBe(readingGuest(planted, shop, now).id);
  expect(cookie).toMatch(/^solvia_cart=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000/);
  expect((await changingGuest(cookies, shop, later)).cookie).toBeDefined();
});

it("hands the cart over at the login, tells what came of it until the buyer changes it, and ends it", async () => {
  const [roof, scarce] = [await product(9), await product(5)];
  const { cookies } = await visitor([roof, 2], [scarce, 4]);
  const user = buyer();
  await add(user, roof, 3);
  await add(user, scarce, 2);
  expect(await mergeGuestCart(cookies, user, now)).toBe(true);
  const cart = await openOrderOf(user, now);
  expect(await pieces(user)).toEqual([
    [roof, 5],
    [scarce, 5],
  ]);
  expect(cart.notices).toMatchObject([
    { productId: roof, code: "added-up", before: 3, after: 5 },
    { productId: scarce, code: "less-stock", before: 6, after: 5 },
  ]);
  expect(cart.expiresAt).toBeUndefined();
  const settled = await setShippingAddress(user, cart.id, "pickup", now);
  expect(settled.notices).toHaveLength(2);
  expect((await add(user, roof, 1)).notices).toBeUndefined();
  expect(await guestCartOf(cookies, now)).toBeUndefined();
});

it("hands one cart over once: to two tabs at once, to a replay, to whoever copied the cookie", async () => {
  const roof = await product(50);
  const { cookies } = await visitor([roof, 4]);
  const [user, thief] = [buyer(), buyer()];
  await add(user, roof, 1);
  const answers = await Promise.all(Array.from({ length: 4 }, () => mergeGuestCart(cookies, user, now)));
  expect(answers).toContain(true);
  await mergeGuestCart(cookies, user, now);
  await mergeGuestCart(cookies, thief, now);
  expect(await pieces(user)).toEqual([[roof, 5]]);
  expect(await pieces(thief)).toEqual([]);
  const { guest } = await changingGuest(cookies, shop, now);
  expect((await openOrderOf(guest, now)).lines).toEqual([]);
});

it("loses no piece that the buyer adds in another tab at the same moment", async () => {
  const [roof, garage] = [await product(50), await product(50)];
  const { cookies } = await visitor([roof, 4]);
  const user = buyer();
  await Promise.all([mergeGuestCart(cookies, user, now), add(user, garage, 2).catch(() => add(user, garage, 2))]);
  await mergeGuestCart(cookies, user, now);
  expect(new Map((await pieces(user)) as [string, number][])).toEqual(
    new Map([
      [roof, 4],
      [garage, 2],
    ]),
  );
});

it("gives each buyer their own prices: public to the visitor, the company's after its login", async () => {
  const roof = await product(9);
  await setPrices([{ productId: roof, locale: "it", priceType: "public", price: 8000, discount: 0 }], now);
  const { guest, cookies } = await visitor([roof, 2]);
  expect((await openOrderOf(guest, now)).lines).toMatchObject([{ unit: 10_000, reason: "list" }]);
  const company = { ...buyer(), accountType: "business" as const, companyVerified: true };
  await mergeGuestCart(cookies, company, now);
  const cart = await openOrderOf(company, now);
  expect(cart.lines).toMatchObject([{ unit: 8000, reason: "platform" }]);
  expect(cart.notices).toEqual([]);
});

it("says what could not be handed over", async () => {
  const [roof, quoted] = [await product(9), await product(9)];
  const { cookies } = await visitor([roof, 1], [quoted, 3]);
  const abroad = { ...buyer(), locale: "de" as const };
  await listPrice(roof, 12_000);
  await setPrices([{ productId: roof, locale: "de", priceType: "high", price: 11_000, discount: 0 }], now);
  await mergeGuestCart(cookies, abroad, now);
  const cart = await openOrderOf(abroad, now);
  expect(cart.lines).toMatchObject([{ productId: roof, unit: 11_000 }]);
  expect(cart.notices).toMatchObject([
    { productId: roof, code: "price-changed", before: 10_000, after: 11_000 },
    { productId: quoted, code: "gone", before: 3, after: 0 },
  ]);
});

it("tells a price that rose on the basis of the lines beside it: with VAT to a private buyer, net to a company", async () => {
  const roof = await product(9);
  const { cookies } = await visitor([roof, 1]);
  const { cookies: another } = await visitor([roof, 1]);
  await listPrice(roof, 12_000);
  const person = buyer();
  await mergeGuestCart(cookies, person, now);
  const read = cartView(await openOrderOf(person, now), person, now);
  const [line] = read.lines;
  expect(read.basis).toBe("gross");
  const before = Math.round((10_000 + (line?.wasteFee ?? 0)) * 1.22);
  expect(read.notices).toMatchObject([{ code: "price-changed", before, after: line?.grossEach }]);
  expect(line?.grossEach).toBeGreaterThan(before);
  const company = { ...buyer(), accountType: "business" as const, companyId: newId() };
  await mergeGuestCart(another, company, now);
  const net = cartView(await openOrderOf(company, now), company, now);
  expect(net).toMatchObject({ basis: "net", notices: [{ before: 10_000, after: net.lines[0]?.unit }] });
});

it("keeps a kit's price on the way into the account", async () => {
  const [panel, inverter] = [await product(50), await product(50)];
  const parts = [
    { productId: panel, quantity: 10 },
    { productId: inverter, quantity: 1 },
  ];
  const texts = { it: { name: "Kit casa", description: "" } };
  const { id } = await saveKit({ visibility: true, discount: 0.05, texts, parts }, now);
  const { guest, cookies } = await visitor();
  await addKit(guest, id, 1, now);
  const user = buyer();
  await mergeGuestCart(cookies, user, now);
  const cart = await openOrderOf(user, now);
  expect(cart.lines.map(({ unit }) => unit)).toEqual([9500, 9500]);
  expect(cart.notices).toEqual([]);
});

it("shows a visitor who goes to another country's shop its prices, and says what isn't sold there", async () => {
  const [roof, garage] = [await product(9), await product(9)];
  await setPrices([{ productId: roof, locale: "de", priceType: "high", price: 11_000, discount: 0 }], now);
  const { cookies } = await visitor([roof, 2], [garage, 1]);
  const inGermany = readingGuest(cookies, { locale: "de", language: "it" }, now);
  const cart = await openOrderToRead(inGermany, now);
  expect(cart).toMatchObject({ locale: "de", lines: [{ productId: roof, unit: 11_000 }] });
  expect(cart.notices).toMatchObject([{ productId: garage, code: "gone" }]);
  expect((await guestCartOf(cookies, now))?.expiresAt).toBeDefined();
});

it("lets a visitor empty the cart, and a saved cart keeps no notice", async () => {
  const roof = await product(9);
  const { guest, cookies } = await visitor([roof, 2]);
  const { id } = await openOrderOf(guest, now);
  expect((await clearProducts(guest, id, undefined, now)).lines).toEqual([]);

  await add(guest, roof, 1);
  const user = buyer();
  await add(user, roof, 1);
  await mergeGuestCart(cookies, user, now);
  expect(await saveOpenOrder(user, "Tetto", now)).toMatchObject({ pieces: 2 });
  expect((await openOrderOf(user, now)).notices).toBeUndefined();
});
