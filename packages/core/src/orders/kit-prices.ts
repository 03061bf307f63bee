import type { KitPrice } from "../catalogue/index.ts";
import { discounted } from "../platform/money.ts";
import type { OrderLine } from "./order.ts";

/**
 * The lines with the prices of the kits that they hold. Kits take their pieces one after another, as often as each is
 * whole; a line of which they take every piece has the kit's discount on its own price, one with pieces beside them has
 * not. In two kits the smaller discount counts. Kits without any part left are forgotten.
 */
export function withKitPrices(
  lines: readonly OrderLine[],
  kits: readonly KitPrice[] = [],
): { lines: OrderLine[]; kits: readonly KitPrice[] | undefined } {
  const left = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const reached = new Map<string, KitPrice[]>();
  for (const kit of kits) {
    const whole = Math.min(
      ...kit.parts.map(({ productId, quantity }) => Math.floor((left.get(productId) ?? 0) / quantity)),
    );
    if (whole < 1 || kit.discount === 0) continue;
    for (const { productId, quantity } of kit.parts) {
      left.set(productId, (left.get(productId) ?? 0) - whole * quantity);
      reached.set(productId, [...(reached.get(productId) ?? []), kit]);
    }
  }
  const priced = lines.map((line) => {
    const [kit] = (left.get(line.productId) === 0 ? (reached.get(line.productId) ?? []) : []).toSorted(
      (a, b) => a.discount - b.discount,
    );
    if (!kit && !line.kit) return line;
    const { kit: _, ...bare } = line;
    const unit = discounted(line.list, line.discount);
    return kit
      ? { ...bare, unit: discounted(unit, kit.discount), kit: { id: kit.id, discount: kit.discount } }
      : { ...bare, unit };
  });
  const present = kits.filter(({ parts }) => parts.some(({ productId }) => left.has(productId)));
  return { lines: priced, kits: present.length > 0 ? present : undefined };
}
