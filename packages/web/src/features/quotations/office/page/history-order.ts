interface Dated {
  at: string;
}

/**
 * What was written and what happened beside it in one order, the newest first. Of what happened as much as lies after the oldest write that
 * is read: what lies before it comes when the writes around it are read too.
 */
export function inOrder<W extends Dated, M extends Dated>(
  written: readonly W[],
  moments: readonly M[],
  hasMore: boolean,
): (W | M)[] {
  const oldest = hasMore ? (written.at(-1)?.at ?? "") : "";
  const shown = moments.filter(({ at }) => at >= oldest);
  return [...written, ...shown].toSorted((one, other) => other.at.localeCompare(one.at));
}
