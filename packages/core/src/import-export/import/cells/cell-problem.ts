import type { FieldProblem } from "../../../platform/problems.ts";
import type { Allowed } from "../checking/allowed.ts";

/** Why a row is refused or what was noticed of it: the file's own heading and text beside the field and the reason. */
export interface CellProblem extends FieldProblem {
  /** As the file names the column; absent where no column is meant. */
  heading?: string | undefined;
  /** The text that stands there. */
  value?: string | undefined;
  /** What may stand there instead. */
  allowed?: Allowed | undefined;
}
