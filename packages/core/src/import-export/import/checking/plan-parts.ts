import { setting } from "../../../platform/config.ts";
import { newId } from "../../../platform/ids.ts";
import { readObject, writeObject } from "../../../platform/files/storage.ts";
import { noWrites, withCounts, type ImportJob, type PlanPart, type WriteCounts } from "../import-job.ts";
import { noCounts, type PlanRow } from "./plan.ts";

/** So many rows lie in one object. */
export const partSize = 200;

/** Keeps rows as a new object: one that was written before is never replaced, so that a repeated slice harms nobody. */
export async function keepPart({ id }: Pick<ImportJob, "id">, rows: readonly PlanRow[]): Promise<PlanPart> {
  const key = `imports/${id}/${newId()}.json`;
  await writeObject(setting("PRIVATE_BUCKET"), key, Buffer.from(JSON.stringify(rows)), "application/json");
  return {
    key,
    row: rows.at(-1)?.row ?? 0,
    counts: withCounts(
      noCounts(),
      rows.map(({ outcome }) => outcome),
    ),
    warned: rows.filter(({ warnings }) => warnings.length > 0).length,
    left: rows.filter(({ written }) => written && !["written", "undone"].includes(written.state)).length,
  };
}

export async function readPart({ key }: Pick<PlanPart, "key">): Promise<PlanRow[]> {
  const object = await readObject(setting("PRIVATE_BUCKET"), key);
  return object ? (JSON.parse(Buffer.from(object.bytes).toString("utf8")) as PlanRow[]) : [];
}

export async function* planRows({ parts }: Pick<ImportJob, "parts">): AsyncGenerator<PlanRow> {
  for (const part of parts) yield* await readPart(part);
}

export function writesOf(rows: readonly PlanRow[]): WriteCounts {
  const counts = noWrites();
  for (const { written } of rows) if (written) counts[written.state] += 1;
  return counts;
}

export const sumOf = (a: WriteCounts, b: WriteCounts): WriteCounts => ({
  written: a.written + b.written,
  moved: a.moved + b.moved,
  failed: a.failed + b.failed,
  undone: a.undone + b.undone,
  kept: a.kept + b.kept,
});
