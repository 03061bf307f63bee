import type { RawRow } from "../../tables/cell.ts";
import type { Allowed } from "../checking/allowed.ts";
import type { CellProblem } from "./cell-problem.ts";
import { laterDiscounts, namedPrice, type ColumnChoice, type Columns } from "../columns/columns.ts";
import type { TableRow } from "./table-row.ts";
import { endsPrice, readCell } from "./read-cell.ts";
import { afterDiscounts, discountsOf } from "./successive-discounts.ts";

/** A row by the names of its targets, in the one notation that the mappings read; with what of it can't be read. */
export interface ReadRow {
  number: number;
  cells: TableRow;
  problems: readonly CellProblem[];
}

type Used = ColumnChoice & { target: string; index: number };

/** Reads rows by what their columns mean. */
export function rowReader({ choices, priceType, locale }: Columns): (row: RawRow) => ReadRow {
  const used = choices.flatMap(({ target, ...choice }, index): Used[] =>
    target === null ? [] : [{ ...choice, target, index }],
  );
  return ({ number, cells }) => {
    const read: Record<string, string> = {};
    const problems: CellProblem[] = [];
    for (const choice of used) {
      const cell = cells[choice.index] ?? { text: "" };
      const result = readCell(cell, choice);
      if ("text" in result) read[choice.target] = result.text;
      else problems.push({ field: choice.target, heading: choice.heading, value: cell.text, ...result });
    }
    joinDiscounts(read);
    if (priceType && !read["priceType"]) read["priceType"] = priceType;
    if (locale && !read["locale"]) read["locale"] = locale;
    problems.push(...settleNets(read, used, cells));
    return { number, cells: withoutGeneral(read), problems };
  };
}

/** Discounts in columns of their own become the one text that a cell with "10+5" is read as. */
function joinDiscounts(read: Record<string, string>): void {
  const several = ["discount", ...laterDiscounts].map((target) => read[target] ?? "").filter((text) => text !== "");
  for (const target of laterDiscounts) delete read[target];
  if (several.length > 0) read["discount"] = several.join("+");
}

const cents = (euro: string | undefined): number | undefined => (euro ? Math.round(Number(euro) * 100) : undefined);

/**
 * Puts list price, discount and net price together: what two of them say must be what the third says. A net price alone is
 * the price; with a list price it tells the discount where that is a whole percentage, else nothing is made up.
 */
function settleNets(read: Record<string, string>, used: readonly Used[], cells: RawRow["cells"]): CellProblem[] {
  const problems: CellProblem[] = [];
  for (const { target, heading, index } of used) {
    const value = cells[index]?.text;
    const where = target === "net" ? "" : namedPrice.exec(target)?.[1] === "net" ? target.slice(3) : undefined;
    const net = where === undefined ? undefined : cents(read[target]);
    if (where === undefined || net === undefined || read[target] === endsPrice) continue;
    const [list, share] = [cents(read[`price${where}`]), read[`discount${where}`]];
    if (list === undefined) read[`price${where}`] = read[target] ?? "";
    else if (share) {
      const expected = afterDiscounts(list, discountsOf(share));
      if (expected === net) continue;
      const allowed: Allowed = { is: "euro", values: [expected] };
      problems.push({ field: target, code: "net-disagrees", heading, value, allowed });
    } else {
      const fitting = Array.from({ length: 101 }, (_, percent) => percent / 100).filter(
        (discount) => afterDiscounts(list, [Math.round(discount * 10_000)]) === net,
      );
      if (fitting.length === 1) read[`discount${where}`] = String(fitting[0]);
      else problems.push({ field: target, code: "net-without-discount", heading, value });
    }
  }
  return problems;
}

/** A general price of a list whose type is known becomes that type's; a row that names its days keeps its form. */
const withoutGeneral = (read: Record<string, string>): TableRow =>
  Object.fromEntries(Object.entries(read).filter(([target]) => target !== "net" && !target.startsWith("net.")));
