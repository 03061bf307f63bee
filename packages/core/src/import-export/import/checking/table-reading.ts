import { Problem } from "../../../platform/problems.ts";
import type { RawRow } from "../../tables/cell.ts";
import type { OpenTable } from "../../tables/open-table.ts";
import type { CellProblem } from "../cells/cell-problem.ts";
import { isKnownName } from "../columns/column-names.ts";
import type { Columns } from "../columns/columns.ts";
import { noEvidence, withCell, type Evidence } from "../columns/evidence.ts";
import type { ImportKind } from "../import-kind.ts";
import type { Mapping } from "../columns/mapping.ts";
import { mappings } from "../columns/mappings.ts";
import { rowReader, type ReadRow } from "../cells/read-row.ts";
import { titles } from "../columns/section-titles.ts";
import { specColumns } from "../columns/spec-columns.ts";

/** Names of the kinds of file that need no mapping: all their columns are known. */
const listings = mappings.filter((mapping) => mapping !== specColumns);

/** A heading is known by people's names for it, or as a column of a public listing. */
export const knownNames =
  (kind: ImportKind) =>
  (name: string): boolean =>
    isKnownName(kind)(name) || (kind === "products" && listings.some(({ columns }) => columns.includes(name)));

/** The public listing that a file is, by all of its columns or because it was named; undefined for any other file. */
export function listingOf(headings: readonly string[], kind: ImportKind, named?: string): Mapping | undefined {
  if (kind === "prices" || named === specColumns.name) return undefined;
  if (named !== undefined) {
    const listing = listings.find(({ name }) => name === named);
    if (!listing?.columns.every((column) => headings.includes(column))) throw new Problem("unknown-columns");
    return listing;
  }
  return listings.find(({ columns }) => columns.every((column) => headings.includes(column)));
}

/** How a table's rows are read and what they mean. */
export interface TableReading {
  kind: ImportKind;
  mapping: Mapping;
  read: (row: RawRow) => ReadRow;
  /** Whether a row is the title of a section, unless its text is a product's code. */
  isTitle: (row: RawRow) => boolean;
  /** Where a field stands in a row: the file's own heading and text. */
  locate: (field: string, row: RawRow) => Pick<CellProblem, "heading" | "value">;
}

export function listingReading({ heading }: OpenTable, mapping: Mapping): TableReading {
  return {
    kind: "products",
    mapping,
    isTitle: () => false,
    read: ({ number, cells }) => ({
      number,
      cells: Object.fromEntries(heading.names.map((name, index) => [name, cells[index]?.text ?? ""])),
      problems: [],
    }),
    locate: (field, { cells }) => {
      const index = heading.names.indexOf(field === "productCode" ? "model" : field);
      return index < 0 ? {} : { heading: heading.names[index], value: cells[index]?.text };
    },
  };
}

export function columnsReading(columns: Columns, kind: ImportKind): TableReading {
  return {
    kind,
    mapping: specColumns,
    read: rowReader(columns),
    isTitle: titles(columns),
    locate: (field, { cells }) => {
      const wanted = [field, field.split(".")[0]];
      const index = columns.choices.findIndex(({ target }) => target !== null && wanted.includes(target));
      return index < 0 ? {} : { heading: columns.choices[index]?.heading, value: cells[index]?.text };
    },
  };
}

/** What the whole of a table says of how its columns are written; how many rows it has. */
export async function evidenceOf(table: OpenTable): Promise<{ evidence: Evidence[]; rows: number }> {
  const evidence = table.heading.names.map(noEvidence);
  let rows = 0;
  for await (const { cells } of table.rows()) {
    rows += 1;
    for (const [index, known] of evidence.entries()) evidence[index] = withCell(known, cells[index]);
  }
  return { evidence, rows };
}
