import { isBlank, type RawRow } from "./cell.ts";

export interface Heading {
  /** As a spreadsheet counts. */
  row: number;
  /** Column by column; a column without a name has an empty one. */
  names: readonly string[];
  /** So many of the names are known. */
  known: number;
}

/** Whether a text is the name of something that an import takes. */
export type KnownName = (name: string) => boolean;

/** A heading's name in one line, as people read it. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, 100);

const isText = (text: string): boolean => /\p{L}/u.test(text);

/**
 * The heading among the first rows: the row with most known names, at least two of them, or one where it stands alone
 * above numbers; else the first row of two or more texts that most rows below it fill. A title over merged cells fills one.
 */
export function headingAmong(rows: readonly RawRow[], isKnown: KnownName): Heading | undefined {
  const candidates = rows.map(({ number, cells }, index) => {
    const names = cells.map((cell) => (cell.is === undefined ? inOneLine(cell.text) : ""));
    const filled = names.filter((name) => isText(name));
    return { row: number, names, index, filled, known: filled.filter(isKnown).length };
  });
  const known = candidates.filter((row) => row.known >= 2).toSorted((a, b) => b.known - a.known || a.index - b.index);
  const chosen = known[0] ?? candidates.find((row) => row.filled.length >= 2 && isFilledBelow(rows, row.index));
  if (!chosen) return undefined;
  const { row, names } = chosen;
  const last = names.findLastIndex((name) => name !== "");
  return { row, names: names.slice(0, last + 1), known: chosen.known };
}

/** Whether the next rows fill as many cells as this one, more or less. */
function isFilledBelow(rows: readonly RawRow[], index: number): boolean {
  const filled = (row: RawRow) => row.cells.filter((cell) => !isBlank(cell)).length;
  const [own = 0, ...next] = rows.slice(index, index + 4).map(filled);
  return next.some((count) => count >= Math.max(2, own / 2));
}
