import { reasonHeadings } from "@solvia/core/catalogue/import/reason-heading";
import { call } from "../../../api/client.ts";
import { listProductImportRows } from "../../../api/endpoints.gen.ts";
import type { Translate } from "../../../i18n/words.ts";
import { csvOf } from "./save-text.ts";
import { place, reasonWith, type Import, type Row } from "./import-words.ts";

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
    const why = problems
      .map((problem) => `${place(t, problem, language)}: ${reasonWith(t, problem, language)}`)
      .join("; ");
    return [...headings.map((_, index) => cells[index] ?? ""), why];
  });
  const table = [[...headings, reasonHeadings[language === "it" ? "it" : "en"]], ...lines];
  return csvOf(table);
}
