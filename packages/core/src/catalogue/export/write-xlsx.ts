import { createWriteStream } from "node:fs";
import { isEuro, isText, type TableRows } from "./table-cells.ts";

const headingStyle = { font: { bold: true } };
const widthOf = (column: string): number => (column === "name" ? 40 : isText(column) ? 20 : 14);

/** The table as a workbook: numbers are numbers, texts stay texts. */
export async function writeXlsx({ columns, rows }: TableRows, path: string): Promise<void> {
  const { default: excel } = await import("exceljs");
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: createWriteStream(path), useStyles: true });
  const sheet = workbook.addWorksheet("Solvia", { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = columns.map((column) => ({
    header: column,
    width: widthOf(column),
    ...(isEuro(column) && { style: { numFmt: "#,##0.00" } }),
  }));
  const heading = sheet.getRow(1);
  heading.font = headingStyle.font;
  heading.commit();
  for await (const cells of rows) sheet.addRow([...cells]).commit();
  sheet.commit();
  await workbook.commit();
}
