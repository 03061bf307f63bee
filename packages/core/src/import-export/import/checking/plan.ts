import type { NewPrice, PriceKey, PricePeriod } from "../../../pricing/index.ts";
import type { ProductFields } from "../../../catalogue/index.ts";
import type { CellProblem } from "../cells/cell-problem.ts";
import type { MappedRow } from "../columns/mapping.ts";

/**
 * What an import makes of a row. `ending`: it ends a price, whatever else it changes; `title`: the title of a section or the
 * heading once more, which says nothing of a product.
 */
export const rowOutcomes = ["created", "changed", "ending", "unchanged", "refused", "title"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
export type RowCounts = Record<RowOutcome, number>;
export const noCounts = (): RowCounts => ({ created: 0, changed: 0, ending: 0, unchanged: 0, refused: 0, title: 0 });

/** One value that a row changes: what is stored, and what the file says. */
export interface FieldChange {
  /** A field of spec 3, "seriesName", or "price.public.it". */
  field: string;
  before?: unknown;
  after?: unknown;
}

/** A price to write, and what it rests on. */
export interface PlannedPrice {
  key: Omit<PriceKey, "productId">;
  /** Absent: the price that counts is to end. */
  set?: NewPrice | undefined;
  /** The slot as it was checked: another version by then is somebody else's change. */
  version: number;
  /** What counted when it was checked: what an undo brings back. */
  before?: PricePeriod | undefined;
}

/** What a checked row will write. */
export interface PlannedWrite {
  productId: string;
  /** Absent where only prices change. */
  product?:
    | {
        series: MappedRow["series"];
        fields: ProductFields;
        /** As it was checked; absent for a product that is to be made. */
        before?: ProductFields | undefined;
        seriesIdBefore?: string | undefined;
      }
    | undefined;
  prices: readonly PlannedPrice[];
}

/** What became of a row's write. `moved`: somebody changed the same meanwhile, so nothing was written. */
export const writeStates = ["written", "moved", "failed", "undone", "kept"] as const;
export type WriteState = (typeof writeStates)[number];

export interface Written {
  state: WriteState;
  /** Why not: a problem's code. */
  problem?: string | undefined;
}

/** A row as it was checked, and what became of it. */
export interface PlanRow {
  row: number;
  outcome: RowOutcome;
  productCode: string;
  problems: readonly CellProblem[];
  /** What should be looked at before it is written. */
  warnings: readonly CellProblem[];
  changes: readonly FieldChange[];
  /** The fields and prices that a stated rule has filled. */
  filled: readonly string[];
  /** Of a refused row and of a title: its texts as they stand in the file. */
  cells?: readonly string[] | undefined;
  write?: PlannedWrite | undefined;
  written?: Written | undefined;
}
