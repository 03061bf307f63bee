import { fetchNotices } from "@solvia/core/invoicing/exchange/note-notice";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  log("solvia-schedules", "INFO", "fetch-exchange-notices", { news: await fetchNotices(new Date()) });
};
