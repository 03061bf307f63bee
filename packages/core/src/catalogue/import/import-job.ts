import type { Instant } from "../../platform/time.ts";
import type { RowOutcome, RowResult } from "./apply-row.ts";

export const importStates = ["waiting", "running", "done", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/** What a table holds: products with their prices, or prices alone. */
export const importKinds = ["products", "prices"] as const;
export type ImportKind = (typeof importKinds)[number];

export type RefusedRow = Pick<RowResult, "productCode" | "problems"> & { row: number };

/** An import that runs in the background, from its asking to its report. */
export interface ImportJob {
  id: string;
  userId: string;
  kind: ImportKind;
  /** Where the table lies in the private bucket. */
  key: string;
  fileName: string;
  dryRun: boolean;
  mapping?: string | undefined;
  state: ImportState;
  /** The last row that was judged; a new slice goes on behind it. */
  row: number;
  counts: Record<RowOutcome, number>;
  /** What the mapping fills in where the file is silent. */
  rules: readonly string[];
  /** The first refused rows; all of them stand in the report. */
  refused: readonly RefusedRow[];
  /** Name of the report for `/download-file/{name}`, once it is there. */
  report?: string | undefined;
  /** What the slice that runs comes to until now; it counts once the slice has ended, for it may have to begin again. */
  soFar?: Pick<ImportJob, "counts" | "refused"> | undefined;
  problem?: string | undefined;
  createdOn: Instant;
  finishedOn?: Instant | undefined;
}

/** So many refused rows are shown on the page. */
export const shownRefusals = 200;
