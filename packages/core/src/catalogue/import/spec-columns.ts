import type { FieldProblem } from "../../platform/problems.ts";
import { allCategories, type Category } from "../taxonomy.ts";
import type { CellProblem } from "./cell-problem.ts";
import { fieldColumns, kindOf } from "./columns.ts";
import { figure } from "./listing.ts";
import type { Mapping } from "./mapping.ts";
import type { TableRow } from "./table-row.ts";
import { pricesOf } from "./price-list.ts";
import { technicalValueNamed } from "./technical-names.ts";
import { allowedCategories, allowedTypologies, categoryNamed, typologyNamed } from "./words-of-cells.ts";

/** Fields whose values have names in every language. */
const wordedColumns: ReadonlySet<string> = new Set(["tension", "batteryTension", "bms", "material", "connectorType"]);

/** A cell as its field's type; what can't be read is given as it stands, for the product's rules to refuse. */
function cell(column: string, row: TableRow): unknown {
  const text = row[column]?.trim() ?? "";
  if (text === "") return undefined;
  if (kindOf(column) === "truth") return text === "true" ? true : text === "false" ? false : text;
  if (kindOf(column) === "number") return figure(row, column);
  return wordedColumns.has(column) ? technicalValueNamed(text) : text;
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
      allowed: allowedCategories.join(", "),
    });
  } else if (typology && !known) {
    problems.push({
      field: "typology",
      code: "not-allowed",
      value: typology,
      allowed: allowedTypologies(category).join(", "),
    });
  }
  return { problems, series: { name: name ?? "", brand: brand ?? "", typology: known }, category };
}

/** The project's own targets: the names of spec 3, a series by its name, prices in euro. Exported so, imported so. */
export const specColumns: Mapping = {
  name: "spec",
  columns: ["seriesName", "brand", "category", "productCode"],
  rules: ["minQuantity 0 and piecesPerPackage 0 where their cells are empty and the product is new"],
  map: (row, now) => {
    const { prices, refused } = pricesOf(row, now);
    const { problems, series, category } = seriesOf(row);
    const all: FieldProblem[] = [...problems, ...refused];
    if (all.length > 0 || !category) return { refused: all };
    const given = Object.fromEntries(
      fieldColumns.map((column) => [column, cell(column, row)] as const).filter(([, value]) => value !== undefined),
    );
    return {
      series: { ...series, category: category satisfies Category },
      given,
      filled: { minQuantity: 0, piecesPerPackage: 0 },
      prices: prices.length > 0 ? prices : undefined,
    };
  },
};
