import type { PlanRow } from "./checking/plan.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import { undoRow } from "./undo-row.ts";
import { writeNew } from "./write-new.ts";
import { writeRow, type WriteOptions } from "./write-row.ts";

/** So many products are written side by side. */
const atOnce = 24;

/**
 * Writes rows as they were checked: new products together, then, of what is left, rows of one product one after the other and those of
 * several side by side.
 */
export async function writeRows(rows: readonly PlanRow[], options: WriteOptions): Promise<PlanRow[]> {
  const made = await writeNew(rows, options);
  return eachProduct(rows, async (row) => {
    if (!row.write || row.written) return row;
    if (made.has(row.row)) return { ...row, written: { state: "written" } };
    return { ...row, written: await writeRow(row.write, options) };
  });
}

/** Takes back what was written, the last row first. */
export async function undoRows(rows: readonly PlanRow[], options: Omit<WriteOptions, "seriesOf">): Promise<PlanRow[]> {
  const undone = await eachProduct(rows.toReversed(), async (row) => {
    if (!row.write || row.written?.state !== "written") return row;
    return { ...row, written: await undoRow(row.write, row.written, options) };
  });
  return undone.toSorted((a, b) => a.row - b.row);
}

async function eachProduct(rows: readonly PlanRow[], act: (row: PlanRow) => Promise<PlanRow>): Promise<PlanRow[]> {
  const groups = [...Map.groupBy(rows, ({ row, write }) => write?.productId ?? `row ${row}`).values()];
  const done = new Map<number, PlanRow>();
  await inPool(groups, atOnce, async (group) => {
    for (const row of group) done.set(row.row, await act(row));
  });
  return rows.map((row) => done.get(row.row) ?? row);
}
