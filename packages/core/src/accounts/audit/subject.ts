/** Parts of an order that have addresses of their own: their id begins with the order's. */
const ofOrders: ReadonlySet<string> = new Set(["shipments", "transactions", "receipts"]);

/**
 * The noun before the path's first parameter and the parameter itself; the first noun where nothing is named yet. What is
 * done to a part of an order is done to the order.
 */
export function subjectOf(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
): { kind: string; entityId?: string | undefined } {
  const parts = path.split("/").filter((part) => part !== "" && part !== "back-office");
  const at = parts.findIndex((part) => part.startsWith("{"));
  if (at < 1) return { kind: parts[0] ?? "" };
  const id = params[(parts[at] ?? "").slice(1, -1)];
  const kind = parts[at - 1] ?? "";
  if (ofOrders.has(kind)) return { kind: "orders", ...(id !== undefined && { entityId: String(id).split(".")[0] }) };
  return { kind, ...(id !== undefined && { entityId: String(id) }) };
}
