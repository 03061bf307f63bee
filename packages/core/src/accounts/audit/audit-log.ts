import { endpointNames } from "../../contract/endpoint-names.gen.ts";
import { listAuditLog, type AuditFilters } from "./list-audit-log.ts";

/** The log keeps method and path, which outlive a renamed constant; people read the constant's name. */
const names = new Map(endpointNames.map(({ name, method, path }) => [`${method} ${path}`, name]));

const actions = endpointNames
  .flatMap(({ name, kind }) => (kind ? [{ name, kind }] : []))
  .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));

const routeOf = (name: string): string => [...names].find(([, known]) => known === name)?.[0] ?? name;

/** The audit log in the words of the contract. */
export async function readAuditLog(
  { action, ...filters }: AuditFilters,
  page: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const asked = { ...filters, ...(action && { action: routeOf(action) }) };
  const { items, cursor } = await listAuditLog(asked, page, now);
  return {
    items: items.map((entry) => ({ ...entry, action: names.get(entry.action) ?? entry.action })),
    cursor,
    actions,
  };
}
