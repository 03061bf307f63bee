import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { cartFacts, orderMachine } from "../order-machine.ts";
import { OpenOrderEntity, SavedOrderEntity } from "../order.table.ts";
import { demandNotOffered } from "../offer/offered.ts";
import { openOrderOf } from "./cart.ts";
import { openAgain } from "./saved-orders.ts";

/**
 * The writes that make the user's open order wait for the desk as `requested`, under the id of the request (domain-rules 5.2): the next
 * product begins a new cart. What a quotation has priced is asked for there. Problems: order-empty, line-offered, invalid-transition.
 */
export async function requestingOpenOrder(user: User, id: string, now: Date) {
  const cart = await openOrderOf(user, now);
  if (cart.lines.length === 0) throw new Problem("order-empty");
  // A request has an id of its own: the quotation would no longer find the pieces that it gave, and give them again.
  for (const line of cart.lines) demandNotOffered(line);
  orderMachine.demand(cartFacts(cart), "request", "customer");
  const { version, lines, expiresAt: _, notices: __, writeId: ___, ...rest } = cart;
  const writes = [
    SavedOrderEntity.build(PutTransaction)
      .item({ ...rest, version, lines: [...lines], id, status: "requested" })
      .options({ condition: { attr: "id", exists: false } }),
    OpenOrderEntity.build(DeleteTransaction)
      .key({ userId: user.id })
      .options({ condition: { attr: "version", eq: version } }),
  ];
  return { cart, writes };
}

/** A requested order as the user's open one again, at today's prices; the former open one is saved. Problems: not-found, invalid-transition. */
export const resetRequestedOrder = (user: User, id: string, now: Date) => openAgain(user, id, now, "back-office");
