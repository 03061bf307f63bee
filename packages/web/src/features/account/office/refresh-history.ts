import type { QueryClient } from "@tanstack/react-query";
import { listAuditLog } from "../../../api/endpoints.gen.ts";

/** How long the log may take to know of a write, in milliseconds: it is read from the table's stream. */
const laterMs = 2500;

/** Has the histories on the page asked anew after a write: at once, and when the log surely knows of it. */
export function refreshHistory(client: QueryClient): void {
  const ask = () => void client.invalidateQueries({ queryKey: [listAuditLog.path] });
  ask();
  setTimeout(ask, laterMs);
}
