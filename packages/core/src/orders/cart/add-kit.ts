import { kitNames, loadKit } from "../../catalogue/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { lineOf, loadOffers } from "./cart-lines.ts";
import { changingCart, emptyCart, withLine, writeCart } from "./cart.ts";
import { quantityProblem, type Cart } from "../order.ts";

/**
 * Puts whole kits into the open order: each part becomes a line, all of them or none. Three requests for up to eleven
 * parts. Problems: not-found, price-not-found, below-minimum-quantity, not-enough-stock, too-many-lines,
 * version-conflict.
 */
export async function addKit(user: User, kitId: string, count: number, now: Date): Promise<Cart> {
  const { id, discount, parts, texts } = await loadKit(kitId);
  return changingCart(async () => {
    const { offers, openOrder } = await loadOffers(
      parts.map(({ productId }) => productId),
      user,
      now,
    );
    const cart: Cart = openOrder ?? emptyCart(user, now);
    let { lines } = cart;
    for (const { productId, quantity } of parts) {
      const offered = offers.get(productId);
      const before = lines.find((line) => line.productId === productId)?.quantity ?? 0;
      const line = offered && lineOf(offered, before + quantity * count, user);
      if (!line) throw new Problem("price-not-found", { productId });
      const problem = quantityProblem(line.quantity, line);
      if (problem) throw new Problem(problem.code, { ...problem.params, productId });
      lines = withLine(lines, line);
    }
    const others = (cart.kits ?? []).filter((kit) => kit.id !== id);
    const named = parts.map((part) => ({
      ...part,
      name: lines.find((line) => line.productId === part.productId)?.name,
    }));
    return writeCart({ ...cart, lines, kits: [...others, { id, discount, parts: named, names: kitNames(texts) }] });
  });
}
