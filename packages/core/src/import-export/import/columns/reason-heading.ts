/** Above the column that the file of refused rows has at its end: why each was refused. */
export const reasonHeadings = { it: "Motivo del rifiuto", en: "Why it was refused" } as const;

const known: ReadonlySet<string> = new Set(Object.values(reasonHeadings));

/** A heading without that column: the mended file is read as the one that it comes from. */
export const withoutReason = (headings: readonly string[]): readonly string[] =>
  known.has(headings.at(-1) ?? "") ? headings.slice(0, -1) : headings;
