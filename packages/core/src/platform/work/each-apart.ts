/** That one of many couldn't be done, by its id alone: whoever logs it says nothing of whom it is about. Why stands in its `cause`. */
class NotDone extends Error {
  override name = "NotDone";
}

const idOf = (item: unknown): string | undefined => {
  if (typeof item === "string") return item;
  const { id, orderId, userId } = (item ?? {}) as Record<string, unknown>;
  return [id, orderId, userId].find((one): one is string => typeof one === "string");
};

function named(item: unknown, failure: unknown): unknown {
  const id = idOf(item);
  return id === undefined ? failure : new NotDone(`${id} could not be done`, { cause: failure });
}

/** What went wrong, each apart, where several did. */
export const failuresOf = (failure: unknown): readonly unknown[] =>
  failure instanceof AggregateError ? failure.errors.flatMap(failuresOf) : [failure];

/**
 * Does each of many, so many `atOnce`, and fails only once all were tried: one that can't be done keeps no other waiting. A list that is read
 * while it is worked on is read no faster than that. Throws what the one failed with, or an AggregateError of several; of what has an id, a
 * failure that names it.
 */
export async function poolApart<T>(
  items: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  // One iterator for all: whoever is free takes the next.
  const waiting = (async function* () {
    yield* items;
  })();
  const work = async () => {
    for (;;) {
      // A list that can't be read on has ended; what was read of it is done.
      const next = await waiting.next().catch((failure: unknown) => {
        failures.push(failure);
      });
      if (!next || next.done) return;
      try {
        await run(next.value);
      } catch (failure) {
        failures.push(
          ...failuresOf(failure).map((one) => (failure instanceof AggregateError ? one : named(next.value, one))),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of many could not be done`);
  if (failures.length > 0) throw failures[0];
}

/** As `poolApart`, one after the other. A message of many that comes again does them all again. */
export const eachApart = <T>(
  items: Iterable<T> | AsyncIterable<T>,
  run: (item: T) => Promise<unknown>,
): Promise<void> => poolApart(items, 1, run);

/** Steps that rest on nothing of each other, in their sequence, each whatever became of those before it. Throws as `eachApart`. */
export const inSequence = (...steps: readonly (() => Promise<unknown>)[]): Promise<void> =>
  eachApart(steps, (step) => step());
