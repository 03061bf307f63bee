export type Delimiter = ";" | "," | "\t";
const delimiters: readonly Delimiter[] = [";", "\t", ","];

/**
 * Which sign parts the cells: the one that stands equally often in most lines, decimal commas and titles notwithstanding.
 * A first line "sep=;" tells it (`told`), as spreadsheets write and read it.
 */
export function delimiterOf(head: string): { delimiter: Delimiter; isStated: boolean } {
  const said = /^\ufeff?"?sep=([;,\t])"?\s*(\r|\n|$)/i.exec(head)?.[1] as Delimiter | undefined;
  if (said) return { delimiter: said, isStated: true };
  const lines = linesOf(head).slice(0, 100);
  const [best] = delimiters
    .map((sign) => ({ sign, weight: weightOf(lines, sign) }))
    .toSorted((a, b) => b.weight - a.weight);
  return { delimiter: best?.sign ?? ";", isStated: false };
}

/** How often a sign parts lines, counted where most lines agree. */
function weightOf(lines: readonly string[], sign: Delimiter): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const parts = line.split(sign).length - 1;
    if (parts > 0) counts.set(parts, (counts.get(parts) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([parts, times]) => parts * times));
}

/** The lines without what stands between quotation marks. */
const linesOf = (head: string): string[] =>
  head
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "");
