/** Rows of which something is under way at once. */
const atOnce = 4;

/** What became of one row: what was answered, or why it was refused. */
export type RowOutcome<Row, Answer> = { row: Row; answer: Answer } | { row: Row; refusal: unknown };

/** Does the same to many records, four at a time, in their order; what is refused holds nothing up. `onEach` hears of each as soon as it is known. */
export async function eachRow<Row, Answer>(
  rows: readonly Row[],
  act: (row: Row) => Promise<Answer>,
  onEach?: (outcome: RowOutcome<Row, Answer>) => void,
): Promise<RowOutcome<Row, Answer>[]> {
  const outcomes: RowOutcome<Row, Answer>[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce).map(async (row): Promise<RowOutcome<Row, Answer>> => {
      const outcome = await act(row).then(
        (answer) => ({ row, answer }),
        (refusal: unknown) => ({ row, refusal }),
      );
      onEach?.(outcome);
      return outcome;
    });
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes;
}
