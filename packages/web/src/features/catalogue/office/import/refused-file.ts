import { reasonHeadings } from "@solvia/core/import-export/import/columns/reason-heading";
import type { Translate } from "../../../../i18n/words.ts";
import { csvOf } from "../../../../ui/save-csv.ts";
import { place, reasonWith, type Import } from "./import-words.ts";
import { allRows } from "./all-rows.ts";
import type { ImportTexts } from "./value-words.ts";

/** The refused rows alone, under the file's own heading, with the reason at the end: to be mended and imported again. */
export async function refusedFile(job: Import, t: Translate<ImportTexts>, language: string): Promise<string> {
  const headings = job.headings ?? [];
  const lines = (await allRows(job.id, "refused")).map(({ cells = [], problems }) => {
    const why = problems
      .map((problem) => `${place(t, problem, language)}: ${reasonWith(t, problem, language)}`)
      .join("; ");
    return [...headings.map((_, index) => cells[index] ?? ""), why];
  });
  const table = [[...headings, reasonHeadings[language === "it" ? "it" : "en"]], ...lines];
  return csvOf(table);
}
