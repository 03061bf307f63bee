/** A figure so many times the usual one is asked about before it is stored (docs/decisions/unusual-figures.md). */
export const unusualTimes = 10;
/** So few earlier figures say nothing of what is usual. */
const fewest = 3;

/** What is usual by earlier figures: the middle one; undefined of fewer than three. */
export function usualOf(figures: readonly number[]): number | undefined {
  if (figures.length < fewest) return undefined;
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
}

/** Whether a figure is ten times what is usual, or more; of nothing usual nothing is far. */
export const isUnusual = (figure: number, usual: number | undefined): boolean =>
  usual !== undefined && usual > 0 && figure >= usual * unusualTimes;
