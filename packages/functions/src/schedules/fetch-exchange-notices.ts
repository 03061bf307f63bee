import { numberEarlierDocuments } from "@solvia/core/invoicing/finding/number-earlier-documents";
import { fetchNotices } from "@solvia/core/invoicing/exchange/note-notice";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const now = new Date();
  const { news, unread, errors } = await fetchNotices(now);
  const numbered = await numberEarlierDocuments(now);
  log("solvia-schedules", "INFO", "fetch-exchange-notices", { news, unread, numbered });
  // A run that fails is told by its alarm; what could be noted is, and an unread one fails the run that has put it aside alone.
  if (errors.length > 0) throw new AggregateError(errors, "notices of the exchange couldn't be noted");
  if (unread > 0) throw new Error(`${unread} notices of the exchange can't be read: they wait in the back office`);
};
