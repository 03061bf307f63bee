import { Problem } from "../../platform/problems.ts";
import { ofOffice, type Limits, type RawRow, type Sheet, type Source } from "./cell.ts";
import { headingAmong, type Heading, type KnownName } from "./find-heading.ts";
import { openCsv } from "./read-csv.ts";
import { openWorkbook } from "./read-workbook.ts";
import { beginsWith } from "./zip.ts";

/** A table of a file: its heading, wherever that stands, and the rows below it. */
export interface OpenTable {
  sheet: string | undefined;
  heading: Heading;
  rows: () => AsyncGenerator<RawRow>;
}

const zipMagic = [0x50, 0x4b, 0x03, 0x04];
/** Of the workbooks before 2007, and of those with a password. */
const oldWorkbookMagic = [0xd0, 0xcf, 0x11, 0xe0];
/** So many rows are looked at for a heading: titles, addresses and notes stand above it. */
const lookedAt = 60;

/**
 * Opens a CSV or XLSX file, told by its bytes whatever its name says, at the sheet and row where its heading stands: the one
 * with most names that `isKnown` knows. What is beyond `limits` is refused as soon as it is come to. Problems: unreadable-table with the reason, unknown-columns where there is no heading.
 */
export async function openTable(
  open: Source,
  isKnown: KnownName,
  fileName = "",
  limits: Limits = ofOffice,
): Promise<OpenTable> {
  if (await beginsWith(open, oldWorkbookMagic)) throw new Problem("unreadable-table", { reason: "old-workbook" });
  const isWorkbook = (await beginsWith(open, zipMagic)) || fileName.toLowerCase().endsWith(".xlsx");
  const sheets = isWorkbook ? await openWorkbook(open, limits) : [await openCsv(open, limits, isKnown)];
  const found: { sheet: Sheet; heading: Heading }[] = [];
  for (const sheet of sheets) {
    const heading = headingAmong(await firstRows(sheet), isKnown);
    if (heading) found.push({ sheet, heading });
  }
  const [best] = found.toSorted((a, b) => b.heading.known - a.heading.known);
  if (!best) throw new Problem("unknown-columns");
  const { sheet, heading } = best;
  return { sheet: sheet.name, heading, rows: () => below(sheet, heading.row) };
}

async function firstRows(sheet: Sheet): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const row of sheet.rows()) {
    rows.push(row);
    if (rows.length === lookedAt) break;
  }
  return rows;
}

async function* below(sheet: Sheet, heading: number): AsyncGenerator<RawRow> {
  for await (const row of sheet.rows()) if (row.number > heading) yield row;
}
