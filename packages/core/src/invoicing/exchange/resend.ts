import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { historyOf } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { instant, romeDate } from "../../platform/time.ts";
import type { FiscalDocument } from "../document.ts";
import { documentMachine } from "../document-machine.ts";
import { ExchangeFileEntity } from "../document.table.ts";
import { documentIssued } from "../events.ts";
import { filesSeries, lastOf, takeNext } from "../issue/counters.ts";
import { corrected, type Corrections } from "../issue/parties.ts";
import { renderDocument } from "../issue/renderings.ts";
import { loadDocument } from "../load-document.ts";
import { isPublicBody } from "../rules/invoice-of.ts";
import { resendUntil } from "../rules/resend.ts";
import { fileNameOf, progressiveOf } from "../xml/file-name.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { toldOf } from "./told-of.ts";
import { writeDocument } from "./write-document.ts";

/** The codes of a document's recipient that the exchange has refused as unknown: that of the last refusal is still in it. */
const unknownCodesOf = ({ content, notices }: FiscalDocument): ReadonlySet<string> =>
  new Set(notices.findLast(({ kind }) => kind === "NS")?.codes.includes("00311") ? [content.recipient.code] : []);

/**
 * Sends what the exchange has refused again, with its number and date in a new file, within the days in which they hold: it wasn't issued,
 * so what of its buyer was wrong is put right in it. Problems: not-found, invalid-transition, document-refused, version-conflict.
 */
export async function resendDocument(
  orderId: string,
  id: string,
  corrections: Corrections,
  now: Date,
): Promise<FiscalDocument> {
  const before = await loadDocument(id);
  if (before.orderId !== orderId) throw new Problem("not-found");
  const today = romeDate(now);
  const ready = documentMachine.after(before, "resend", "back-office");
  if (today > (resendUntil(before) ?? "")) throw new Problem("invalid-transition", { state: before.state });
  const content = corrected(before.content, corrections);
  const refusals = refusalsOf(content, { today, unknownCodes: unknownCodesOf(before) });
  // Six characters are a public body's, whose document is another one: what it pays and its form differ (00427).
  if (isPublicBody(content.recipient) !== isPublicBody(before.content.recipient))
    refusals.push({ code: "00427", field: "recipientCode" });
  if (refusals.length > 0) throw new Problem("document-refused", { refusals });
  const files = await lastOf(filesSeries);
  const progressive = progressiveOf(files.last + 1);
  const fileName = fileNameOf(content.seller.vatNumber ?? "", progressive);
  const transmissions = [...before.transmissions, { fileName, progressive, madeOn: instant(now) }];
  const next = { ...ready, content, transmissions, attended: undefined };
  const after = await writeDocument(before, next, now, {
    also: [
      ...historyOf({ orderId, beside: toldOf(before, next), by: "system", now }),
      takeNext(filesSeries, files, today),
      ExchangeFileEntity.build(PutTransaction)
        .item({ fileName, documentId: id })
        .options({ condition: { attr: "fileName", exists: false } }),
    ],
    events: [documentIssued.of({ documentId: id })],
  });
  await renderDocument(after, { anew: true });
  return after;
}
