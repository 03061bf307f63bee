import type { User } from "../../platform/access.ts";
import { codeKey, productIdsOf } from "../../catalogue/index.ts";
import { changingCart, emptyCart, withLine, writeCart } from "./cart.ts";
import { lineOf, loadOffers } from "./cart-lines.ts";
import { quantityProblem, type Cart, type OrderLine } from "../order.ts";
import { ownOrder } from "../stored-order.ts";

export interface Wanted {
  productCode: string;
  quantity: number;
}

type WantedProduct = Wanted & { productId?: string | undefined };

export interface Refused extends Wanted {
  code: "not-found" | "quotation-needed" | "line-offered" | "below-minimum-quantity" | "not-enough-stock";
  params?: Record<string, number> | undefined;
}

interface Added {
  cart: Cart;
  refused: Refused[];
}

type Offers = Awaited<ReturnType<typeof loadOffers>>["offers"];

/** The lines with pieces of many products besides, at the user's prices; and what can't be added, with why. */
export function withMany(
  before: readonly OrderLine[],
  wanted: readonly WantedProduct[],
  offers: Offers,
  user: User,
): { lines: readonly OrderLine[]; refused: Refused[] } {
  let lines = before;
  const refused: Refused[] = [];
  for (const { productId = "", productCode, quantity } of wanted) {
    const offered = offers.get(productId);
    const had = lines.find((line) => line.productId === productId)?.quantity ?? 0;
    const line = offered && lineOf(offered, had + quantity, user);
    const locked = lines.some((one) => one.productId === productId && one.offered);
    const isSold = offered?.product.visibility && !locked;
    const problem = isSold && line ? quantityProblem(line.quantity, line) : undefined;
    if (isSold && line && !problem) lines = withLine(lines, line);
    else {
      const code = locked ? "line-offered" : isSold ? "quotation-needed" : "not-found";
      refused.push({ productCode, quantity, ...(problem ?? { code }) });
    }
  }
  return { lines, refused };
}

/** Adds pieces of many products to the open order in one write; what can't be added is told, the rest is added. */
const addMany = (user: User, wanted: readonly WantedProduct[], now: Date): Promise<Added> =>
  changingCart(async () => {
    const ids = wanted.flatMap(({ productId }) => productId ?? []);
    const { offers, openOrder } = await loadOffers(ids, user, now);
    const before = openOrder ?? emptyCart(user, now);
    const { lines, refused } = withMany(before.lines, wanted, offers, user);
    const cart = { ...before, lines };
    return { cart: refused.length < wanted.length ? await writeCart(cart) : cart, refused };
  });

/** The same products by their ids; a code that nobody knows has none. */
export async function withIds(wanted: readonly Wanted[]): Promise<WantedProduct[]> {
  const ids = await productIdsOf(wanted.map(({ productCode }) => productCode));
  return wanted.map((line) => ({ ...line, productId: ids.get(codeKey(line.productCode)) }));
}

/** Many product codes with quantities at once. Three requests for up to eleven products. */
export async function quickAdd(user: User, wanted: readonly Wanted[], now: Date): Promise<Added> {
  return addMany(user, await withIds(wanted), now);
}

/** The lines of one of the user's orders again, at today's prices. */
export async function reorder(user: User, orderId: string, now: Date): Promise<Added> {
  const { lines } = await ownOrder(user, orderId);
  return addMany(user, lines, now);
}
