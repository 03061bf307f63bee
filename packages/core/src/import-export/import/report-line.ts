import { withoutFormula } from "../export/write-csv.ts";
import { plainAllowed } from "./checking/allowed.ts";
import type { CellProblem } from "./cells/cell-problem.ts";
import type { FieldChange, PlanRow } from "./checking/plan.ts";

export const reportColumns = [
  "row",
  "outcome",
  "productCode",
  "reasons",
  "filledByRule",
  "changes",
  "written",
] as const;

const said = ({ field, code, heading, value, allowed }: CellProblem): string => {
  const what = value === undefined || value === "" ? "" : ` "${value}"`;
  return `${heading ?? field}${what}: ${code}${allowed === undefined ? "" : ` (${plainAllowed(allowed)})`}`;
};
const shown = (value: unknown): string =>
  value === undefined ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value);
const changed = ({ field, before, after }: FieldChange): string => `${field}: ${shown(before)} → ${shown(after)}`;

/** What a row came to, for a report. */
const stateOf = ({ written }: PlanRow): string =>
  written ? [written.state, written.problem].filter(Boolean).join(": ") : "";

/** A row of a report: what was found, what it changes, and what came of it. */
export const reportLine = (row: PlanRow): string[] =>
  [
    String(row.row),
    row.outcome,
    row.productCode,
    [...row.problems, ...row.warnings].map(said).join("; "),
    row.filled.join(" "),
    row.changes.map(changed).join("; "),
    stateOf(row),
  ].map(withoutFormula);
