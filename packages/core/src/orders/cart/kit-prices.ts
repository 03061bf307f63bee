import { wholeKits, type KitPrice } from "../../catalogue/index.ts";
import { discounted } from "../../platform/money.ts";
import type { OrderLine } from "../order.ts";

interface Pieces {
  productId: string;
  quantity: number;
}

/** How a kit stands in a cart: whole and with its price, or what keeps the price off. */
export interface KitStanding {
  id: string;
  discount: number;
  /** What one whole kit lacks. */
  missing: readonly Pieces[];
  /** Pieces of its parts beyond whole kits: their lines have the products' own prices. */
  surplus: readonly Pieces[];
}

/** How the kits of a cart stand, in the order in which they take their pieces; those without a discount have no price. */
export function kitStandings(
  lines: readonly Pick<OrderLine, "productId" | "quantity">[],
  kits: readonly KitPrice[] = [],
): KitStanding[] {
  const left = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const standings = kits
    .filter(({ discount }) => discount > 0)
    .map((kit) => {
      const whole = wholeKits(kit.parts, (productId) => left.get(productId) ?? 0);
      const missing = kit.parts.flatMap(({ productId, quantity }) => {
        const lacks = quantity - (left.get(productId) ?? 0);
        return whole < 1 && lacks > 0 ? [{ productId, quantity: lacks }] : [];
      });
      for (const { productId, quantity } of whole < 1 ? [] : kit.parts) {
        left.set(productId, (left.get(productId) ?? 0) - whole * quantity);
      }
      return { kit, whole, missing };
    });
  return standings.map(({ kit: { id, discount, parts }, whole, missing }) => ({
    id,
    discount,
    missing,
    surplus: parts.flatMap(({ productId }) => {
      const quantity = left.get(productId) ?? 0;
      return whole >= 1 && quantity > 0 ? [{ productId, quantity }] : [];
    }),
  }));
}

type Priced = Pick<OrderLine, "list" | "discount" | "unit">;

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
    const whole = wholeKits(kit.parts, (productId) => left.get(productId) ?? 0);
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
    if (line.offered || (!kit && !line.kit)) return line;
    const { kit: _, ...bare } = line;
    const own = <P extends Priced>(priced: P): P => {
      const unit = discounted(priced.list, priced.discount);
      return { ...priced, unit: kit ? discounted(unit, kit.discount) : unit };
    };
    const at = own({ ...bare, parts: bare.parts?.map(own) });
    // Another quantity would leave the kit: what it would cost by itself is no advice.
    return kit ? { ...at, better: undefined, kit: { id: kit.id, discount: kit.discount } } : at;
  });
  const present = kits.filter(({ parts }) => parts.some(({ productId }) => left.has(productId)));
  return { lines: priced, kits: present.length > 0 ? present : undefined };
}
