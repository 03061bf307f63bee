import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import type { Cart } from "../order.ts";
import { OpenOrderEntity, SavedOrderEntity } from "../order.table.ts";
import { withoutQuotation } from "./without-quotation.ts";

/**
 * The write that takes a quotation's prices out of a cart, open or put aside: its next look, or its placement, takes today's. Under the
 * cart's version: one that is placed or changed at this moment refuses it.
 */
export function unlocking(cart: Cart) {
  const lines = cart.lines.map(({ offered: _offered, ...line }) => line);
  const bare = withoutQuotation(cart);
  const condition = { condition: { attr: "version" as const, eq: cart.version } };
  const next = { ...bare, lines, version: cart.version + 1 };
  return cart.status === "open"
    ? OpenOrderEntity.build(PutTransaction).item(next).options(condition)
    : SavedOrderEntity.build(PutTransaction).item(next).options(condition);
}
