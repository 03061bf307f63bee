/** What is wrong with a form: in words at its fields, and what has no field to stand at. */
export interface Placed {
  at: Record<string, string>;
  beside: string[];
}

/** The field that a problem stands at: its own, else the nearest that holds it ("parts" for "parts.2.quantity"). */
function fieldFor(path: string, shown: ReadonlySet<string>): string | undefined {
  if (shown.has(path)) return path;
  const end = path.lastIndexOf(".");
  return end < 0 ? undefined : fieldFor(path.slice(0, end), shown);
}

/**
 * Puts problems at the fields that the form shows; the first of several counts. `names` says which field shows what the
 * contract calls otherwise.
 */
export function problemsAtFields<P extends { field: string }>(
  problems: readonly P[],
  {
    shown,
    names = {},
    inWords,
  }: { shown: ReadonlySet<string>; names?: Readonly<Record<string, string>>; inWords: (problem: P) => string },
): Placed {
  const placed: Placed = { at: {}, beside: [] };
  for (const problem of problems) {
    const field = fieldFor(names[problem.field] ?? problem.field, shown);
    if (field === undefined) placed.beside.push(inWords(problem));
    else placed.at[field] ??= inWords(problem);
  }
  return placed;
}
