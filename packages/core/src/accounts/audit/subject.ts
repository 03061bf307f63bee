/** What an endpoint declares of its subject: see `About` of the contract. */
interface About {
  kind: string;
  id?: string | undefined;
  part?: true | undefined;
}

/** What a call is about, as the audit log files it; the id is absent where nothing is named yet. */
export function subjectOf(
  { kind, id, part }: About,
  params: Readonly<Record<string, unknown>>,
): { kind: string; entityId?: string } {
  const named = id === undefined ? undefined : params[id];
  if (named === undefined) return { kind };
  const text = String(named);
  return { kind, entityId: part ? (text.split(".")[0] ?? text) : text };
}
