import { offerTakenBack, ordersHolding, unlocking } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { quotationMachine } from "./quotation-machine.ts";
import type { LostReason, Quotation } from "./quotation.ts";
import { demandRevision, loadVersion, quotationInReach, writeQuotation } from "./stored-quotation.ts";
import { defaultValidity } from "./version/validity.ts";

const impossible = (state: string, action: string) => new Problem("invalid-transition", { state, action });

/** Whether an order was placed of it, which has not ended. */
const hasPlacedOrder = async ({ acceptances }: Pick<Quotation, "acceptances">): Promise<boolean> =>
  (await ordersHolding(acceptances)).some((order) => "number" in order);

/**
 * The writes by which the carts that were made of a quotation lose its prices. Problem: invalid-transition where an order was placed of
 * it; one that is placed at this moment refuses them. A cart that isn't found because it is being moved can be placed at them no more.
 */
async function pricesTakenBack({ acceptances, status }: Quotation, action: string) {
  const held = await ordersHolding(acceptances);
  const unlocked = held.map((one) => {
    if ("number" in one) throw impossible(status, action);
    return unlocking(one);
  });
  return [...unlocked, ...acceptances.map(({ orderId }) => offerTakenBack(orderId))];
}

/** Won by hand: only where an order of it stands (domain-rules 5.3). */
export async function setWon(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  const after = { ...quotationMachine.after(before, "win", "back-office"), closedOn: instant(now) };
  if (!(await hasPlacedOrder(before))) throw impossible(before.status, "win");
  return writeQuotation({ before, after, now });
}

/** Lost, with its reason: the customer's cart loses its prices; the words are asked for where it is another than those that have a name. */
export async function setLost(
  actor: User,
  id: string,
  { revision, lostReason, text }: { revision: number; lostReason: LostReason; text?: string | undefined },
  now: Date,
): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  const lost = quotationMachine.after(before, "lose", "back-office");
  const also = await pricesTakenBack(before, "lose");
  return writeQuotation({ before, after: { ...lost, lostReason, lostText: text, closedOn: instant(now) }, also, now });
}

/** Takes the customer's acceptance, and its prices in their cart, back while no order was placed of it: the version stands open again. */
export async function dropAccepted(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  const dropped = quotationMachine.after(before, "drop-accepted", "back-office");
  const after = { ...dropped, acceptances: [], droppedOf: before.sent };
  const also = await pricesTakenBack(before, "drop-accepted");
  return writeQuotation({ before, after, also, now });
}

/** From the end back to a draft of what was offered last, valid anew; none with an order that stands. */
export async function reset(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  const cleared = { lostReason: undefined, lostText: undefined, closedOn: undefined, approval: undefined };
  const after = { ...quotationMachine.after(before, "reset", "back-office"), ...cleared };
  const also = await pricesTakenBack(before, "reset");
  const prepared = before.draft ?? (await loadVersion(id, before.sent)).content;
  const draft = { ...prepared, validUntil: defaultValidity(now) };
  return writeQuotation({ before, after: { ...after, draft, acceptances: [] }, also, now });
}
