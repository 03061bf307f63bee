import type { FieldProblem } from "../../../platform/problems.ts";
import { allCategories, type Category, goodsCategories } from "../../../catalogue/index.ts";
import type { CellProblem } from "../cells/cell-problem.ts";
import { fieldColumns, kindOf } from "./columns.ts";
import { figure } from "../listings/listing.ts";
import type { Mapping } from "./mapping.ts";
import type { TableRow } from "../cells/table-row.ts";
import { pricesOf } from "../listings/price-list.ts";
import { choiceNamed } from "../cells/choices-of-cells.ts";
import { categoryNamed, typologyCodes, typologyNamed } from "../cells/words-of-cells.ts";

/** A cell as its field's type; what can't be read is given as it stands, for the product's rules to refuse. */
function cell(column: string, row: TableRow): unknown {
  const text = row[column]?.trim() ?? "";
  if (text === "") return undefined;
  if (kindOf(column) === "truth") return text === "true" ? true : text === "false" ? false : text;
  if (kindOf(column) === "number") return figure(row, column);
  return choiceNamed(column, text);
}

function seriesOf(row: TableRow) {
  const said = (column: string) => row[column]?.trim() || undefined;
  const [name, brand, wanted, typology] = (["seriesName", "brand", "category", "typology"] as const).map(said);
  const code = wanted && categoryNamed(wanted);
  const category = allCategories.find((known) => known === code);
  const known = typology && category ? typologyNamed(category, typology) : undefined;
  const problems: CellProblem[] = [];
  if (!name) problems.push({ field: "seriesName", code: "required" });
  if (!brand) problems.push({ field: "brand", code: "required" });
  if (!category) {
    problems.push({
      field: "category",
      code: wanted ? "not-allowed" : "required",
      value: wanted,
      allowed: { is: "codes", of: "category", values: [...goodsCategories] },
    });
  } else if (typology && !known) {
    problems.push({
      field: "typology",
      code: "not-allowed",
      value: typology,
      allowed: { is: "codes", of: `typology.${category}`, values: typologyCodes(category) },
    });
  }
  return { problems, series: { name: name ?? "", brand: brand ?? "", typology: known }, category };
}

/** The project's own targets: the names of spec 3, a series by its name, prices in euro. Exported so, imported so. */
export const specColumns: Mapping = {
  name: "spec",
  columns: ["seriesName", "brand", "category", "productCode"],
  rules: ["quantities-of-new"],
  map: (row, now) => {
    const { prices, refused } = pricesOf(row, now);
    const { problems, series, category } = seriesOf(row);
    const all: FieldProblem[] = [...problems, ...refused];
    if (all.length > 0 || !category) return { refused: all };
    const stated = Object.fromEntries(
      fieldColumns.map((column) => [column, cell(column, row)] as const).filter(([, value]) => value !== undefined),
    );
    return {
      series: { ...series, category: category satisfies Category },
      stated,
      filled: { minQuantity: 0, piecesPerPackage: 0 },
      prices: prices.length > 0 ? prices : undefined,
    };
  },
};
