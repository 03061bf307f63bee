import { ordersHolding } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { buyerById } from "../customer-of.ts";
import { quotationMachine } from "../quotation-machine.ts";
import { balanceOf, mostLines, type Quotation } from "../quotation.ts";
import { withDraft } from "../selling/drafting.ts";
import { linesFrom } from "../selling/offered-lines.ts";
import { demandRevision, loadVersion, quotationInReach, writeQuotation } from "../stored-quotation.ts";
import { livingQuotation } from "./load-living.ts";
import { isMended, mendedLines } from "./mended.ts";
import { prepareRest } from "./prepare-rest.ts";

/**
 * Begins the next version of a quotation that can't be ordered as it stands: of what its customer has, with the nearest substitutes in the
 * place of what is gone or short (`mendedLines`); of one that is accepted the offer for what is lacking of its balance (`prepareRest`). What was being prepared gives way to it. Nothing is sent, and what speaks against it
 * besides (a certificate, terms that are closed) is its seller's to decide. Problems: not-found, version-conflict, invalid-transition where
 * it is no more to be changed or nothing of its lines stands against ordering it.
 */
export async function prepareOrderable(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  if (before.status === "accepted") return prepareRest(before, now);
  quotationMachine.demand(before, "change", "back-office");
  const impossible = new Problem("invalid-transition", { state: before.status, action: "prepare-orderable" });
  if (before.sent === 0) throw impossible;
  const version = await loadVersion(id, before.sent);
  const { lines } = version.content;
  const balance = balanceOf(lines, await ordersHolding(before.acceptances));
  const living = await livingQuotation(before, version, balance, now, mostLines);
  const mended = mendedLines(lines, living?.findings ?? []);
  if (!isMended(lines, mended)) throw impossible;
  const customer = await buyerById(before.userId, now);
  const draft = { ...version.content, lines: await linesFrom(mended, lines, customer, now) };
  return writeQuotation({ before, after: await withDraft(before, draft, customer, now), now });
}
