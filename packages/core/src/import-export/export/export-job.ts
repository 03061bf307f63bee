import type { Instant } from "../../platform/time.ts";
import type { GoodsCategory } from "../../catalogue/index.ts";

/** What a table holds: products with the prices that count now, or every price that counts and will. */
export const exportKinds = ["products", "prices"] as const;
export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportStates = ["waiting", "running", "done", "failed"] as const;

export interface ExportFilters {
  category?: GoodsCategory | undefined;
  brand?: string | undefined;
}

/** An export that runs in the background, from its asking to its file. */
export interface ExportJob extends ExportFilters {
  id: string;
  userId: string;
  kind: (typeof exportKinds)[number];
  format: ExportFormat;
  state: (typeof exportStates)[number];
  /** Products that stand in the table already, and all of them; 0 until they are counted. */
  done: number;
  total: number;
  /** How many parts of the table are kept, and up to which code: where the next slice begins. */
  parts: number;
  after?: string | undefined;
  /** A problem's code, when it failed. */
  problem?: string | undefined;
  createdOn: Instant;
  finishedOn?: Instant | undefined;
}
