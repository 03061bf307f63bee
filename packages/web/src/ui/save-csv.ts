const cell = (text: string): string => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const formula = /^'*[=+\-@\t\r]/;
/** A text that a spreadsheet would take for a formula gets an apostrophe, which the import takes off again. */
const safe = (text: string): string => (formula.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text);

/** A table as CSV for spreadsheets: UTF-8 with a byte-order mark, semicolons, CRLF. */
export const csvOf = (table: readonly (readonly string[])[]): string =>
  `\ufeff${table.map((line) => line.map((text) => cell(safe(text))).join(";")).join("\r\n")}\r\n`;

/** Saves a text as a CSV file of the reader's machine. */
export function saveCsv(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
