/** A row of the printed table. Without a budget it is told for comparison. */
export interface Row {
  what: string;
  measured: number;
  unit: string;
  budget?: number | undefined;
  /** Whether more is better, as with a score. */
  atLeast?: boolean | undefined;
  note?: string | undefined;
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

/** Milliseconds of each of `times` runs, after a few that only warm up. */
export async function timings(times: number, run: (index: number) => unknown): Promise<number[]> {
  for (let index = 0; index < Math.min(20, times); index++) await run(index);
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    await run(index);
    taken.push(performance.now() - started);
  }
  return taken;
}

export async function milliseconds<T>(run: () => Promise<T> | T): Promise<[ms: number, result: T]> {
  const started = performance.now();
  const result = await run();
  return [performance.now() - started, result];
}

const figure = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

export function printRows(rows: readonly Row[]): void {
  for (const { what, measured, unit, budget, atLeast, note } of rows) {
    const ratio = budget === undefined ? "" : (measured / budget).toFixed(2);
    const misses = budget !== undefined && (atLeast ? measured < budget : measured > budget);
    const cells = [
      what.padEnd(58),
      `${figure(measured)} ${unit}`.padStart(12),
      (budget === undefined ? "" : `${figure(budget)} ${unit}`).padStart(12),
      ratio.padStart(6),
      misses ? "MISSED" : "",
      note ?? "",
    ];
    console.log(cells.join("  ").trimEnd());
  }
}
