import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { untilWritten } from "../../platform/storing/until-written.ts";
import type { FiscalDocument, Notice } from "../document.ts";
import { documentMachine, toldBy } from "../document-machine.ts";
import { ExchangeFileEntity } from "../document.table.ts";
import { documentToCustomer } from "../events.ts";
import { contradicted, isRepeated } from "../rules/attention.ts";
import { findDocument } from "../load-document.ts";
import { acknowledge, waitingNotices } from "./client.ts";
import { putAside } from "./unread-notice.ts";
import { writeDocument } from "./write-document.ts";

/** What was seen to is of the state before. */
const anew = (document: FiscalDocument): FiscalDocument => ({ ...document, attended: undefined });

/** A document with a notice of one of its files; the same where it knows it, so that a second one changes nothing. */
export function withNotice(document: FiscalDocument, notice: Notice): FiscalDocument {
  const { notices, transmissions } = document;
  const isKnown = notices.some(({ kind, fileName }) => kind === notice.kind && fileName === notice.fileName);
  if (isKnown) return document;
  const noted = { ...document, notices: [...notices, notice] };
  const isCurrent = transmissions.at(-1)?.fileName === notice.fileName;
  const action = toldBy(notice.kind, notice.codes);
  const repeated = action === "reject" && isRepeated(notice.codes);
  const leads = documentMachine.actions[action].from.some((state) => state === document.state);
  if (isCurrent && !repeated && leads) return anew(documentMachine.after(noted, action, "provider"));
  return contradicted(noted.notices) && !contradicted(notices) ? anew(noted) : noted;
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

interface Fetched {
  /** How many were news. */
  news: number;
  /** How many can't be read, and wait for somebody. */
  unread: number;
  /** Of those that couldn't be noted: they come again. */
  errors: unknown[];
}

/**
 * Fetches what the exchange has to tell; each notice is acknowledged once it is noted, or put aside where it can't be read. None holds up
 * another.
 */
export async function fetchNotices(now: Date): Promise<Fetched> {
  const fetched: Fetched = { news: 0, unread: 0, errors: [] };
  for (const waiting of await waitingNotices()) {
    try {
      if ("unread" in waiting) {
        await putAside(waiting.unread, now);
        fetched.unread += 1;
        if (waiting.id !== undefined) await acknowledge({ id: waiting.id });
        continue;
      }
      const { id, ...notice } = waiting.notice;
      if (await noteNotice(notice, now)) fetched.news += 1;
      await acknowledge({ id });
    } catch (error) {
      fetched.errors.push(error);
    }
  }
  return fetched;
}
