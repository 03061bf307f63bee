import { listAuditLog, type AuditFilters } from "./list-audit-log.ts";
import type { GoodsNames } from "./names-of.ts";

/** How the contract calls the endpoints, whose method and path the log keeps. */
interface Words {
  nameOfAction: (action: string) => string;
  actionNamed: (name: string) => string;
  goodsNames: GoodsNames;
}

/** The audit log in the words of the contract. */
export async function readAuditLog(
  { action, ...filters }: AuditFilters,
  page: { cursor?: string | undefined; limit: number },
  { nameOfAction, actionNamed, goodsNames }: Words,
  now: Date,
) {
  const query = { ...filters, ...(action && { action: actionNamed(action) }) };
  const { items, cursor } = await listAuditLog(query, page, goodsNames, now);
  return { items: items.map((entry) => ({ ...entry, action: nameOfAction(entry.action) })), cursor };
}
