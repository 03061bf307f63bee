import { buyerById } from "../customer-of.ts";
import { quotationDraftKept } from "../events.ts";
import { originOf, type Quotation } from "../quotation.ts";
import { begun } from "../selling/begun.ts";
import { putting } from "../stored-quotation.ts";

/**
 * What was being prepared after the version that is accepted: no part of it, and somebody's work. It becomes a quotation of its own, a
 * draft with the same lines, prices and word on its discount, of which whoever looks after it is told (docs/decisions/quotations.md).
 */
export async function keptDraft(before: Quotation, now: Date) {
  const { id, draft, approval, ownerId, userId, keptAs } = before;
  if (!draft) return { keptAs, writes: [], events: [] };
  const beside = { ownerId, copyOf: id, origin: originOf(before, "kept"), approval };
  const made = await begun(await buyerById(userId, now), draft, beside, now);
  const { quotation, write } = putting({ after: made.quotation });
  return {
    keptAs: { id: quotation.id, number: quotation.number },
    writes: [write, made.named],
    events: [quotationDraftKept.of({ quotationId: quotation.id })],
  };
}
