import type { Instant } from "../../platform/time.ts";
import type { Columns } from "./columns/columns.ts";
import type { Evidence } from "./columns/evidence.ts";
import type { ImportKind } from "./import-kind.ts";
import type { RowCounts, RowOutcome } from "./checking/plan.ts";
import type { Question } from "./checking/question.ts";
import type { RuleCode } from "./cells/rule-words.ts";

/**
 * The life of an import: it is read, asks what its columns mean where that can't be told, is checked, waits to be
 * confirmed, is written, and may be taken back.
 */
export const importStates = [
  "waiting",
  "asking",
  "checking",
  "checked",
  "importing",
  "done",
  "undoing",
  "undone",
  "failed",
] as const;
export type ImportState = (typeof importStates)[number];
/** States in which a worker has something to do. */
export const workingStates = ["waiting", "checking", "importing", "undoing"] as const satisfies readonly ImportState[];

/** A part of the checked rows, kept together in one object. */
export interface PlanPart {
  /** Of its object in the private bucket; another one each time that it is written. */
  key: string;
  /** Its last row. */
  row: number;
  counts: RowCounts;
  /** So many rows of it should be looked at. */
  warned: number;
  /** So many were moved, failed or kept when they were written or taken back. */
  left: number;
}

/** What came of the rows that were to be written, and of those that were taken back. */
export interface WriteCounts {
  written: number;
  moved: number;
  failed: number;
  undone: number;
  kept: number;
}
export const noWrites = (): WriteCounts => ({ written: 0, moved: 0, failed: 0, undone: 0, kept: 0 });

/** An import that runs in the background, from its asking to its end, and what an undo needs. */
export interface ImportJob {
  id: string;
  userId: string;
  kind: ImportKind;
  /** Where the table lies in the private bucket. */
  key: string;
  fileName: string;
  /** Stops when it is checked; else goes on by itself where nothing is to be asked or confirmed. */
  dryRun: boolean;
  /** What is warned of is confirmed beforehand. */
  confirmed: boolean;
  /** The kind of file by its name, where whoever imports has said it. */
  mapping?: string | undefined;
  state: ImportState;
  /** Grows with every slice of work: a message that names another one is an old one, and does nothing. */
  step: number;
  sheet?: string | undefined;
  headings?: readonly string[] | undefined;
  columns?: Columns | undefined;
  evidence?: readonly Evidence[] | undefined;
  questions: readonly Question[];
  /** All rows of the table below its heading. */
  rows: number;
  /** The last row that was checked. */
  row: number;
  counts: RowCounts;
  warned: number;
  parts: readonly PlanPart[];
  /** So many parts have been written, or taken back. */
  partsDone: number;
  writes: WriteCounts;
  /** What the mapping fills in where the file is silent. */
  rules: readonly RuleCode[];
  /** Name of the report for `/download-file/{name}`, once it is there. */
  report?: string | undefined;
  problem?: string | undefined;
  /** Why a table can't be read: "document-type", "too-large", … */
  reason?: string | undefined;
  createdOn: Instant;
  finishedOn?: Instant | undefined;
}

export const countOf = (counts: RowCounts): number =>
  Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
export const withCounts = (counts: RowCounts, outcomes: readonly RowOutcome[]): RowCounts => {
  const sum = { ...counts };
  for (const outcome of outcomes) sum[outcome] += 1;
  return sum;
};
