import { ordersHolding } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { shipmentShares } from "../accepting/taken-lines.ts";
import { buyerById } from "../customer-of.ts";
import { quotationMachine } from "../quotation-machine.ts";
import { balanceOf, mostLines, originOf, type Content, type Quotation } from "../quotation.ts";
import { begun } from "../selling/begun.ts";
import { linesFrom } from "../selling/offered-lines.ts";
import { loadVersion, putting, writeQuotation } from "../stored-quotation.ts";
import { livingQuotation } from "./load-living.ts";
import { lackingOf, typedAgain, type Lacking } from "./mended.ts";

type Held = Awaited<ReturnType<typeof ordersHolding>>;

/** What of the shipping that was agreed falls on what is lacking: those pieces can't be taken where it was. */
function shipmentOf({ shipmentCost, lines }: Content, held: Held, lacking: readonly Lacking[]) {
  if (shipmentCost === undefined) return undefined;
  const taken = lacking.filter(({ line }) => !line.optional);
  const shares = shipmentShares(shipmentCost, held, { taken, lines, balance: balanceOf(lines, held) });
  return [...shares.values()].reduce((sum, share) => sum + share, 0);
}

/**
 * Begins the next offer for the balance of a quotation that is accepted: what is lacking of it, with the nearest substitutes, under the terms
 * that were agreed. It is a quotation of its own, since the accepted version is what was agreed: that stays, with what is there of its balance
 * at its price. Both are written together. Problems: invalid-transition where nothing that is lacking has a substitute, not-found,
 * version-conflict.
 */
export async function prepareRest(before: Quotation, now: Date): Promise<Quotation> {
  quotationMachine.demand(before, "offer-rest", "back-office");
  const { id, status, userId, ownerId } = before;
  const version = await loadVersion(id, before.sent);
  const { content } = version;
  const held = await ordersHolding(before.acceptances);
  const balance = balanceOf(content.lines, held);
  const living = await livingQuotation(before, version, balance, now, mostLines);
  const lacking = lackingOf(content.lines, balance, living?.findings ?? []);
  if (lacking.length === 0) throw new Problem("invalid-transition", { state: status, action: "prepare-orderable" });
  const customer = await buyerById(userId, now);
  const typed = lacking.map(({ line, quantity, substituteId }) => ({
    ...typedAgain(line),
    productId: substituteId,
    quantity,
  }));
  const draft: Content = {
    ...content,
    lines: await linesFrom(typed, content.lines, customer, now),
    shipmentCost: shipmentOf(content, held, lacking),
  };
  const made = await begun(customer, draft, { ownerId, copyOf: id, origin: originOf(before, "rest") }, now);
  const { quotation, write } = putting({ after: made.quotation });
  const restAs = { id: quotation.id, number: quotation.number };
  return writeQuotation({ before, after: { ...before, restAs }, also: [write, made.named], now });
}
