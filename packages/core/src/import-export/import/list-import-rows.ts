import { Problem } from "../../platform/problems.ts";
import type { ImportJob, PlanPart } from "./import-job.ts";
import { rowOutcomes, type PlanRow, type RowOutcome } from "./checking/plan.ts";
import { readPart } from "./checking/plan-parts.ts";
import { importJob } from "./start-import.ts";

/** Which rows are asked for: those of an outcome, those that are warned of, those that were not written or taken back. */
export const rowFilters = [...rowOutcomes, "warned", "left"] as const;
export type RowFilter = (typeof rowFilters)[number];

interface Wish {
  filter?: RowFilter | undefined;
  limit: number;
  cursor?: string | undefined;
}

interface Page {
  items: PlanRow[];
  cursor: string | null;
}

/** A page of an import's rows as they were checked, in the order of the file; parts without a wanted row are not read. */
export async function listImportRows(id: string, { filter, limit, cursor = "0.0" }: Wish): Promise<Page> {
  const { parts } = await importJob(id);
  const [first, from] = positionOf(cursor, parts);
  const items: PlanRow[] = [];
  for (let index = first; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part || !mayHave(part, filter)) continue;
    const rows = await readPart(part);
    for (let at = index === first ? from : 0; at < rows.length; at += 1) {
      const row = rows[at];
      if (!row || !isWanted(row, filter)) continue;
      if (items.length === limit) return { items, cursor: `${index}.${at}` };
      items.push(row);
    }
  }
  return { items, cursor: null };
}

function positionOf(cursor: string, parts: ImportJob["parts"]): [number, number] {
  const [, part, row] = /^(\d{1,6})\.(\d{1,6})$/.exec(cursor) ?? [];
  if (part === undefined || Number(part) > parts.length) throw new Problem("malformed-request");
  return [Number(part), Number(row)];
}

const isOutcome = (filter: RowFilter): filter is RowOutcome => rowOutcomes.some((outcome) => outcome === filter);

function mayHave({ counts, warned, left }: PlanPart, filter: RowFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (filter === "warned") return warned > 0;
  return filter === "left" ? left > 0 : counts[filter] > 0;
}

function isWanted({ outcome, warnings, written }: PlanRow, filter: RowFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (filter === "warned") return warnings.length > 0;
  if (isOutcome(filter)) return outcome === filter;
  return written !== undefined && !["written", "undone"].includes(written.state);
}
