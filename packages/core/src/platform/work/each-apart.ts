/**
 * Does each, one after the other, and fails only once all were tried: one that can't be done keeps no other waiting. A message of many
 * that comes again does them all again. Throws what the first failed with, or an AggregateError of several.
 */
export async function eachApart<T>(items: Iterable<T>, run: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await run(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of a message could not be done`);
  if (failures.length > 0) throw failures[0];
}
