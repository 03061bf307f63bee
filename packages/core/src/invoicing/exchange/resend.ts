import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { Problem } from "../../platform/problems.ts";
import { instant, romeDate } from "../../platform/time.ts";
import type { FiscalDocument } from "../document.ts";
import { documentMachine } from "../document-machine.ts";
import { ExchangeFileEntity } from "../document.table.ts";
import { documentIssued } from "../events.ts";
import { filesSeries, lastOf, takeNext } from "../issue/counters.ts";
import { renderDocument } from "../issue/renderings.ts";
import { loadDocument } from "../load-document.ts";
import { resendUntil } from "../rules/resend.ts";
import { fileNameOf, progressiveOf } from "../xml/file-name.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { writeDocument } from "./write-document.ts";

/**
 * Sends what the exchange has refused again, with its number and date in a new file, within the days in which they hold; to another
 * recipient's code where one is given. Problems: not-found, invalid-transition, document-refused, version-conflict.
 */
export async function resendDocument(
  id: string,
  recipientCode: string | undefined,
  now: Date,
): Promise<FiscalDocument> {
  const before = await loadDocument(id);
  const today = romeDate(now);
  const ready = documentMachine.after(before, "resend", "back-office");
  if (today > (resendUntil(before) ?? "")) throw new Problem("invalid-transition", { state: before.state });
  const { recipient } = before.content;
  const content = { ...before.content, recipient: { ...recipient, code: recipientCode ?? recipient.code } };
  const refusals = refusalsOf(content, { today });
  if (refusals.length > 0) throw new Problem("document-refused", { refusals });
  const files = await lastOf(filesSeries);
  const progressive = progressiveOf(files.last + 1);
  const fileName = fileNameOf(content.seller.vatNumber ?? "", progressive);
  const transmissions = [...before.transmissions, { fileName, progressive, madeOn: instant(now) }];
  const after = await writeDocument(before, { ...ready, content, transmissions }, now, {
    also: [
      takeNext(filesSeries, files, today),
      ExchangeFileEntity.build(PutTransaction)
        .item({ fileName, documentId: id })
        .options({ condition: { attr: "fileName", exists: false } }),
    ],
    events: [documentIssued.of({ documentId: id })],
  });
  await renderDocument(after);
  return after;
}
