import { call } from "../../../api/client.ts";
import { listProductImportRows } from "../../../api/endpoints.gen.ts";
import type { Translate } from "../../../i18n/words.ts";
import { place, reason, type Import, type Row } from "./import-words.ts";

const cell = (text: string): string => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const formula = /^'*[=+\-@\t\r]/;
/** A text that a spreadsheet would take for a formula gets an apostrophe, which the import takes off again. */
const safe = (text: string): string => (formula.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text);

async function refusedRows(id: string): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const query = { filter: "refused" as const, limit: 200, ...(cursor && { cursor }) };
    const page = await call(listProductImportRows, { params: { id }, query });
    rows.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return rows;
}

/** The refused rows alone, under the file's own heading, with the reason at the end: to be mended and imported again. */
export async function refusedFile(job: Import, t: Translate, language: string): Promise<string> {
  const headings = job.headings ?? [];
  const lines = (await refusedRows(job.id)).map(({ cells = [], problems }) => {
    const why = problems.map((problem) => `${place(t, problem, language)}: ${reason(t, problem)}`).join("; ");
    return [...headings.map((_, index) => cells[index] ?? ""), why];
  });
  const table = [[...headings, t("import.reason")], ...lines];
  return `\ufeff${table.map((line) => line.map((text) => cell(safe(text))).join(";")).join("\r\n")}\r\n`;
}
