import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../../platform/access.ts";
import { withCheckedVat } from "../../accounts/index.ts";
import { newId } from "../../platform/ids.ts";
import { countryOf } from "../../platform/locale.ts";
import { Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed, mayBeWritten } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { currentKits, nameFor, type KitPrice } from "../../catalogue/index.ts";
import { basisOf, bulkSizes, parsePriceId } from "../../pricing/index.ts";
import { needsCheck, type VatTreatment } from "../../tax/index.ts";
import { amountsOf, destinationOf, linesAt, type TaxFacts } from "../amounts.ts";
import { renewedCoupon } from "../coupon/choose-coupon.ts";
import { cartCouponView } from "../coupon/order-coupon.ts";
import { lineOf, loadOffers, withTariff } from "./cart-lines.ts";
import { grossPiece, grossPrices } from "../gross-prices.ts";
import { toldLine } from "../lines/told-line.ts";
import { kitStandings, withKitPrices } from "./kit-prices.ts";
import { cartFacts, orderMachine } from "../order-machine.ts";
import { demandNotOffered, hasEndedOffer } from "../offer/offered.ts";
import { atLockedPrice } from "../offer/locked-line.ts";
import { isFull } from "./cart-room.ts";
import { withoutQuotation } from "../offer/without-quotation.ts";
import { lineNet, quantityProblem, type Cart, type CartChange, type OrderLine } from "../order.ts";
import { OpenOrderEntity } from "../order.table.ts";
import { summaryOf } from "../summary.ts";

export const emptyCart = (user: User, now: Date): Cart => ({
  id: newId(),
  userId: user.id,
  version: 0,
  status: "open",
  locale: user.locale,
  lines: [],
  termsOfPayment: "hundred_upon_order",
  reducedVat: false,
  createdOn: instant(now),
  ...(user.guestUntil !== undefined && { expiresAt: user.guestUntil }),
});

/**
 * Tax facts of a user's orders. Users of before their company's number was kept with them have the prefix of their country
 * alone: its register is asked before anything costs no VAT.
 */
export const taxFactsOf = (user: User, now: Date): TaxFacts => ({
  business: user.accountType === "business",
  verified: user.accountType === "business" && user.companyVerified,
  vatNumber: user.companyVat?.number ?? countryOf(user.locale)?.code,
  check: user.companyVat?.check,
  publicBody: user.companyVat?.publicBody,
  now,
});

/** The user with today's word of the register on their company's number, which is asked when it would change what is paid. */
export function withVatProof(
  user: User,
  cart: Pick<Cart, "address" | "locale" | "reducedVat">,
  now: Date,
): Promise<User> | User {
  const buyer = { ...taxFactsOf(user, now), reducedVat: cart.reducedVat };
  return needsCheck(destinationOf(cart), buyer, now) ? withCheckedVat(user, now) : user;
}

/** What the buyer sees of a cart: lines with amounts and warnings, and every amount explained. */
export function cartView(cart: Cart, user: User, now: Date) {
  const facts = taxFactsOf(user, now);
  const amounts = amountsOf(cart, facts);
  const taxedLines = linesAt(cart, now);
  const gross = grossPrices(taxedLines, amounts.treatment);
  const lines = taxedLines.map((line, index) => ({
    ...toldLine(line, gross[index]),
    problem: quantityProblem(line.quantity, line),
    palletSize: bulkSizes({ ...line, palletsPerContainer: 0, isWholesaleActive: false, toBeQuoted: false }).pallet,
  }));
  const grossSummary = summaryOf({ lines: taxedLines, amounts }, "gross");
  const basis = basisOf(user);
  const notices =
    basis === "net" ? cart.notices : cart.notices?.map((notice) => inGross(notice, taxedLines, amounts.treatment));
  const coupon = cartCouponView(cart, now);
  return { ...cart, lines, kits: kitsOf(cart, user), coupon, amounts, grossSummary, basis, notices };
}

/** A price that changed as the lines beside it show theirs: of one piece with contribution and VAT. */
function inGross(notice: CartChange, lines: readonly OrderLine[], treatment: VatTreatment): CartChange {
  const line = lines.find(({ productId }) => productId === notice.productId);
  if (notice.code !== "price-changed" || !line) return notice;
  const eachOf = grossPiece(line, treatment, lines);
  return { ...notice, before: eachOf(notice.before), after: eachOf(notice.after) };
}

/** The kits of a cart as its buyer reads them: each by its name, and why it lacks its price. */
function kitsOf({ lines, kits = [] }: Cart, { language }: User) {
  return kitStandings(lines, kits).map(({ id, discount, missing, surplus }) => {
    const kit = kits.find((one) => one.id === id);
    const named = ({ productId, quantity }: { productId: string; quantity: number }) => {
      const known =
        lines.find((line) => line.productId === productId) ?? kit?.parts.find((p) => p.productId === productId);
      return { productId, quantity, name: known?.name ?? "" };
    };
    const { names = {} } = kit ?? {};
    const name = names[language] ?? (language === "it" ? undefined : names["en"]) ?? names["it"];
    return { id, discount, name, missing: missing.map(named), surplus: surplus.map(named) };
  });
}

/** The user's open order in one request, with the tariff of today; an empty one when there is none yet. */
export async function openOrderOf(user: User, now: Date): Promise<Cart> {
  const { Item } = await OpenOrderEntity.build(GetItemCommand)
    .key({ userId: user.id })
    .options({ consistent: true })
    .send();
  return Item && !expired(Item, now) ? withTariff(Item, now) : emptyCart(user, now);
}

/**
 * The user's open order to be read. Names taken while the user read another language are renewed, once: one more request
 * and a write; a visitor who has gone to another country's shop finds its prices. Somebody who changes the cart meanwhile
 * renews them with the next reading.
 */
export async function openOrderToRead(user: User, now: Date): Promise<Cart> {
  const cart = await openOrderOf(user, now);
  if (user.guestUntil !== undefined && cart.locale !== user.locale) return inOtherShop(cart, user, now);
  const strange = cart.lines.filter(({ language }) => language !== user.language);
  if (strange.length === 0) return cart;
  const { offers } = await loadOffers(
    strange.map(({ productId }) => productId),
    user,
    now,
  );
  const lines = cart.lines.map((line) => {
    const offered = offers.get(line.productId);
    const name = offered && nameFor(user.language, offered.product.fields.name, offered.texts);
    return { ...line, name: name ?? line.name, language: user.language };
  });
  return renewed({ ...cart, lines });
}

/** Written unless somebody changes the cart at this moment: then only shown. */
const renewed = (cart: Cart): Promise<Cart> =>
  writeCart(cart, cart.notices).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "version-conflict") return cart;
    throw error;
  });

/** A visitor's cart at another shop's prices; what can't be had there is told. */
async function inOtherShop(cart: Cart, user: User, now: Date): Promise<Cart> {
  const { locale } = user;
  if (cart.lines.length === 0) return { ...cart, locale };
  const { offers } = await loadOffers(
    cart.lines.map(({ productId }) => productId),
    user,
    now,
  );
  const { lines, kits, changes } = await syncedLines(cart, offers, user, now);
  return renewed({ ...cart, locale, lines, kits, notices: changes.filter(({ code }) => code === "gone") });
}

/** Writes a cart under its version, with what its buyer has still to be told of it. Problems: version-conflict, invalid-transition. */
export async function writeCart(cart: Cart, notices?: readonly CartChange[]): Promise<Cart> {
  orderMachine.demand(cartFacts(cart), "change", "customer");
  const { lines, kits } = withKitPrices(cart.lines, cart.kits);
  const appliedCoupon = lines.length > 0 ? cart.appliedCoupon : undefined;
  const kept = cart.quotation && !lines.some(({ offered }) => offered) ? withoutQuotation(cart) : cart;
  const version = cart.version + 1;
  const next = { ...kept, lines, kits, appliedCoupon, notices, version, writeId: newId() };
  try {
    await OpenOrderEntity.build(PutItemCommand)
      .item({ ...next, lines: [...next.lines] })
      .options({
        condition: cart.version === 0 ? { attr: "version", exists: false } : { attr: "version", eq: cart.version },
      })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    if (!mayBeWritten(error) || !(await isStored(next))) throw new Problem("version-conflict");
  }
  return next;
}

/** Whether it was this write that went through. Another's of the same version may have the same lines, and other notes or terms. */
async function isStored({ userId, writeId }: Cart): Promise<boolean> {
  const { Item } = await OpenOrderEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send();
  return Item?.writeId === writeId;
}

/** So many clicks in one cart at once come through, from however many tabs, and people of a company with one login. */
const changesAtOnce = 20;

/** Changes a cart, again where it was changed meanwhile: `change` reads it itself. Problem: version-conflict when others keep writing. */
export const changingCart = <T>(change: () => Promise<T>): Promise<T> => untilWritten(change, changesAtOnce);

/**
 * Makes the line of a price's product hold exactly n pieces; 0 takes it out. The buyer's price for that quantity is
 * resolved anew, whichever price was clicked. Two requests: one read, one conditional write. A shipment can be named: until
 * goods are split, an order is one and its id names it (as for the receiver's address). Problem: not-found for any other.
 */
export const setQuantity = (user: User, id: string, quantity: number, now: Date, shipmentId?: string): Promise<Cart> =>
  changingCart(async () => {
    const { productId } = parsePriceId(id);
    const { offers, openOrder } = await loadOffers([productId], user, now);
    if (shipmentId !== undefined && shipmentId !== openOrder?.id) throw new Problem("not-found");
    const cart = openOrder ?? emptyCart(user, now);
    if (quantity === 0) return writeCart({ ...cart, lines: cart.lines.filter((line) => line.productId !== productId) });
    const offered = offers.get(productId);
    const line = offered && lineOf(offered, quantity, user);
    if (!line) throw new Problem("price-not-found");
    const problem = quantityProblem(quantity, line);
    if (problem) throw new Problem(problem.code, problem.params);
    return writeCart({ ...cart, lines: withLine(cart.lines, line) });
  });

export function withLine(lines: readonly OrderLine[], line: OrderLine): OrderLine[] {
  const known = lines.find(({ productId }) => productId === line.productId);
  if (known) demandNotOffered(known);
  if (!known && isFull(lines)) throw new Problem("too-many-lines", { maximum: lines.length });
  return known ? lines.map((old) => (old.productId === line.productId ? line : old)) : [...lines, line];
}

/** Takes one line out by its price, or all of them. */
export const clearProducts = (user: User, orderId: string, id: string | undefined, now: Date): Promise<Cart> =>
  changingCart(async () => {
    const cart = await ownOpenOrder(user, orderId, now);
    const productId = id && parsePriceId(id).productId;
    return writeCart({ ...cart, lines: productId ? cart.lines.filter((line) => line.productId !== productId) : [] });
  });

export async function ownOpenOrder(user: User, orderId: string, now: Date): Promise<Cart> {
  const cart = await openOrderOf(user, now);
  if (cart.id !== orderId || cart.version === 0) throw new Problem("not-found");
  return cart;
}

type Offers = Awaited<ReturnType<typeof loadOffers>>["offers"];

/**
 * The lines at today's prices, those that a quotation has locked at its own until it ends, kits at theirs, and what that changes;
 * nothing is written. One request if there are kits.
 */
export async function syncedLines(cart: Cart, offers: Offers, user: User, now: Date) {
  const changes: CartChange[] = [];
  const offeredLines = cart.lines.flatMap((line) => {
    const offered = offers.get(line.productId);
    if (line.offered && !hasEndedOffer(line, now)) return atLockedPrice(line, offered, user) ?? [];
    return (offered && lineOf(offered, line.quantity, user)) ?? [];
  });
  const { lines, kits } = withKitPrices(offeredLines, withPartNames(await currentKits(cart.kits), cart));
  for (const line of cart.lines) {
    const today = lines.find(({ productId: id }) => id === line.productId);
    const { productId, name, unit } = line;
    if (!today) {
      changes.push({ productId, name, code: "gone", before: unit, after: 0 });
      continue;
    }
    if (today.unit !== unit || today.equipmentKind !== line.equipmentKind || today.weight !== line.weight) {
      changes.push({ productId, name, code: "price-changed", before: unit, after: today.unit });
    } else if (lineNet(today) !== lineNet(line)) {
      changes.push({ productId, name, code: "price-changed", before: lineNet(line), after: lineNet(today) });
    }
    if (today.available < line.quantity) {
      changes.push({ productId, name, code: "less-stock", before: line.quantity, after: today.available });
    }
  }
  return { lines, kits, changes };
}

/** What the parts were called, so that one that was taken out can still be named. */
const withPartNames = (kits: readonly KitPrice[], cart: Cart): KitPrice[] =>
  kits.map((kit) => {
    const before = cart.kits?.find(({ id }) => id === kit.id)?.parts;
    const nameOf = (productId: string) => before?.find((part) => part.productId === productId)?.name;
    return { ...kit, parts: kit.parts.map((part) => ({ ...part, name: nameOf(part.productId) })) };
  });

/** Takes today's prices; answers the cart and what changed. */
export const syncPrices = (user: User, orderId: string, now: Date) =>
  changingCart(async () => {
    const cart = await ownOpenOrder(user, orderId, now);
    const { offers } = await loadOffers(
      cart.lines.map(({ productId }) => productId),
      user,
      now,
    );
    const { lines, kits, changes } = await syncedLines(cart, offers, user, now);
    const appliedCoupon = await renewedCoupon(user, cart);
    const unlocked = cart.lines.some((line) => hasEndedOffer(line, now));
    const same = changes.length === 0 && appliedCoupon === cart.appliedCoupon && !unlocked;
    return { cart: same ? cart : await writeCart({ ...cart, lines, kits, appliedCoupon }), changes };
  });
