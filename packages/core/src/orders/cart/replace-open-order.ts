import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { cartFacts, orderMachine } from "../order-machine.ts";
import type { Cart } from "../order.ts";
import { OpenOrderEntity, SavedOrderEntity } from "../order.table.ts";

/**
 * The writes that make `next` the user's open order in the place of `current`, which is saved when it has lines, under its
 * name where it has one. The version rises above both, so that a write which was begun on either of them fails.
 */
export function replacingOpenOrder(current: Cart, next: Cart) {
  const version = Math.max(current.version, next.version) + 1;
  const opened: Cart = { ...next, status: "open", version };
  const writes = [
    OpenOrderEntity.build(PutTransaction)
      .item({ ...opened, lines: [...opened.lines] })
      .options({
        condition:
          current.version === 0 ? { attr: "version", exists: false } : { attr: "version", eq: current.version },
      }),
    ...(current.lines.length > 0 ? [savingOf(current, current.name)] : []),
  ];
  return { opened, writes };
}

/** The write that puts an open order aside. Problem: invalid-transition. */
export function savingOf(cart: Cart, name: string | undefined) {
  orderMachine.demand(cartFacts(cart), "save", "customer");
  return SavedOrderEntity.build(PutTransaction).item({ ...cart, lines: [...cart.lines], name, status: "saved" });
}
