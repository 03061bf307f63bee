import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { untilWritten } from "../../platform/storing/until-written.ts";
import type { FiscalDocument, Notice } from "../document.ts";
import { documentMachine, toldBy } from "../document-machine.ts";
import { ExchangeFileEntity } from "../document.table.ts";
import { documentToCustomer } from "../events.ts";
import { findDocument } from "../load-document.ts";
import { acknowledge, waitingNotices } from "./client.ts";
import { writeDocument } from "./write-document.ts";

/** The exchange has the file twice: what became of the first says its own notice. */
const alreadySent = "00002";

/** A document with a notice of one of its files; the same where it knows it, so that a second one changes nothing. */
export function withNotice(document: FiscalDocument, notice: Notice): FiscalDocument {
  const { notices, transmissions } = document;
  const isKnown = notices.some(({ kind, fileName }) => kind === notice.kind && fileName === notice.fileName);
  if (isKnown) return document;
  const noted = { ...document, notices: [...notices, notice] };
  const isCurrent = transmissions.at(-1)?.fileName === notice.fileName;
  const action = toldBy(notice.kind, notice.codes);
  const repeated = action === "reject" && notice.codes.length > 0 && notice.codes.every((code) => code === alreadySent);
  const leads = documentMachine.actions[action].from.some((state) => state === document.state);
  return isCurrent && !repeated && leads ? documentMachine.after(noted, action, "provider") : noted;
}

/** Notes a notice down, whatever came before it; of a file that isn't the house's nothing. Answers whether it was news. */
export async function noteNotice(notice: Notice, now: Date): Promise<boolean> {
  const { fileName } = notice;
  const { Item } = await ExchangeFileEntity.build(GetItemCommand)
    .key({ fileName })
    .options({ consistent: true })
    .send();
  if (!Item) return false;
  return untilWritten(async () => {
    const before = await findDocument(Item.documentId);
    if (!before) return false;
    const after = withNotice(before, notice);
    if (after === before) return false;
    // Nobody has delivered it: its customer has to be told in another way (domain-rules 1.5).
    const mail = after.state !== before.state && (after.state === "available" || after.state === "undeliverable");
    await writeDocument(before, after, now, mail ? { events: [documentToCustomer.of({ documentId: before.id })] } : {});
    return true;
  });
}

/** Fetches what the exchange has to tell; each notice is acknowledged once it is noted. Answers how many were news. */
export async function fetchNotices(now: Date): Promise<number> {
  let news = 0;
  for (const { id, ...notice } of await waitingNotices()) {
    if (await noteNotice(notice, now)) news += 1;
    await acknowledge({ id });
  }
  return news;
}
