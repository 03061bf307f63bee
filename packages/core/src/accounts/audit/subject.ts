/** What an endpoint declares of its subject: see `About` of the contract. */
interface About {
  kind: string;
  id?: string | undefined;
  field?: string | undefined;
  part?: true | undefined;
}

/** What a call is about, as the audit log files it; the id is absent where nothing is named yet. */
export function subjectOf(
  { kind, id, field, part }: About,
  params: Readonly<Record<string, unknown>>,
  body?: unknown,
): { kind: string; entityId?: string } {
  const inBody = field === undefined ? undefined : (body as Readonly<Record<string, unknown>> | undefined)?.[field];
  const named = id === undefined ? inBody : params[id];
  if (named === undefined) return { kind };
  const text = String(named);
  return { kind, entityId: part ? (text.split(".")[0] ?? text) : text };
}
