/** The noun before the path's first parameter and the parameter itself; the first noun where nothing is named yet. */
export function subjectOf(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
): { kind: string; entityId?: string | undefined } {
  const parts = path.split("/").filter((part) => part !== "" && part !== "back-office");
  const at = parts.findIndex((part) => part.startsWith("{"));
  if (at < 1) return { kind: parts[0] ?? "" };
  const id = params[(parts[at] ?? "").slice(1, -1)];
  return { kind: parts[at - 1] ?? "", ...(id !== undefined && { entityId: String(id) }) };
}
