import { hasBenefit } from "../plans/index.ts";
import type { Entitlement } from "../platform/access.ts";
import type { SupportGround } from "./ticket-codes.ts";

/** What somebody asks help for, as far as the right to it goes. */
export interface Asking {
  entitlement: Entitlement;
  /** The goods came from this shop, to this customer: by an order or a serial of theirs. */
  bought: boolean;
  /** The shop sells goods of that brand. */
  brandSold: boolean;
}

/**
 * By which right help is asked; undefined without one. Whoever bought here is never refused: faults are the seller's by law. Goods bought
 * elsewhere are helped with by plan: of brands that are sold here premium (benefit 0), of all others exclusive (benefit 9).
 */
export function supportGround({ entitlement, bought, brandSold }: Asking): SupportGround | undefined {
  if (bought) return "bought";
  if (brandSold && hasBenefit(entitlement, "post_sale_support")) return "post_sale_support";
  return hasBenefit(entitlement, "support_other_products") ? "support_other_products" : undefined;
}
