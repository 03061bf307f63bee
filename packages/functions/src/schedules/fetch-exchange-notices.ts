import { numberEarlierDocuments } from "@solvia/core/invoicing/finding/number-earlier-documents";
import { fetchNotices } from "@solvia/core/invoicing/exchange/note-notice";
import { schedule } from "../work/schedule.ts";

/** What could be noted is; an unread one fails the run that has put it aside alone. */
async function notices(now: Date) {
  const { news, unread, errors } = await fetchNotices(now);
  const waiting =
    unread > 0 ? [new Error(`${unread} notices of the exchange can't be read: they wait in the back office`)] : [];
  if (errors.length + waiting.length > 0) throw new AggregateError([...errors, ...waiting]);
  return { news };
}

export const handler = schedule("fetch-exchange-notices", { notices, numbered: numberEarlierDocuments });
