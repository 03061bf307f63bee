import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fixedColumns, isText, type TableLine } from "./table-cells.ts";

const headingStyle = { font: { bold: true } };
const widthOf = (column: string): number => (column === "name" ? 40 : isText(column) ? 20 : 14);

/** The table as a workbook: numbers are numbers, texts stay texts. */
export async function xlsxOf(lines: readonly TableLine[], priceColumns: readonly string[]): Promise<Uint8Array> {
  const { default: excel } = await import("exceljs");
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const sheet = workbook.addWorksheet("Prodotti", { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = [...fixedColumns, ...priceColumns].map((column) => ({
    header: column,
    width: widthOf(column),
    ...(column.startsWith("price.") && { style: { numFmt: "#,##0.00" } }),
  }));
  const heading = sheet.getRow(1);
  heading.font = headingStyle.font;
  heading.commit();
  for (const { cells, prices } of lines) {
    sheet.addRow([...cells, ...priceColumns.map((column) => prices.get(column))]).commit();
  }
  sheet.commit();
  await workbook.commit();
  return bytes;
}
