import type { User } from "../../platform/access.ts";
import { nameFor } from "../../catalogue/index.ts";
import type { Offered } from "../cart/cart-lines.ts";
import type { OrderLine } from "../order.ts";
import { goodsAmong } from "./offered.ts";

/**
 * A line at its quotation's price with what today tells of the article (domain-rules 6.2, row 1); undefined when it is gone: the
 * price holds, the goods have to be there. A service is as it was offered.
 */
export function atLockedPrice(line: OrderLine, offered: Offered | undefined, user: User): OrderLine | undefined {
  if (goodsAmong([line]).length === 0) return line;
  if (!offered?.product.visibility) return undefined;
  const { product, available, texts } = offered;
  const name = nameFor(user.language, product.fields.name, texts);
  return { ...line, name, language: user.language, imageUrl: product.imageUrl, available: Math.max(0, available) };
}
