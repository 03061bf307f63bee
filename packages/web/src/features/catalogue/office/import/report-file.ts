import type { ordersTexts } from "../../../../i18n/areas/orders.ts";
import type { Translate } from "../../../../i18n/words.ts";
import { allRows } from "./all-rows.ts";
import {
  amounts,
  changeWords,
  place,
  reason,
  reasonWith,
  targetName,
  wroteWords,
  type Import,
  type Row,
} from "./import-words.ts";
import { csvOf } from "../../../../ui/save-csv.ts";
import type { ImportTexts } from "./value-words.ts";

type ReportTexts = ImportTexts | typeof ordersTexts;

/** What each row of an import came to, in the reader's words: what was found, what it changes, and what came of it. */
export async function reportFile(job: Import, t: Translate<ReportTexts>, language: string): Promise<string> {
  const heading = (["row", "what", "reasons", "change", "byRules", "became"] as const).map((name) =>
    t(`import.${name}`),
  );
  const [row = "", ...others] = heading;
  const lines = (await allRows(job.id)).map((one) => lineOf(one, t, language));
  return csvOf([[row, t("orders.code"), ...others], ...lines]);
}

function lineOf(row: Row, t: Translate<ReportTexts>, language: string): string[] {
  const { outcome, productCode, problems, warnings, changes, filled, cells = [], written } = row;
  const found = problems.map((problem) => `${place(t, problem, language)}: ${reasonWith(t, problem, language)}`);
  const warned = warnings.map((warning) => {
    const figures = amounts(warning, language);
    return reason(t, warning, language) + (figures && ` (${figures})`);
  });
  const changed = changes.map((change) => {
    const { name, before, after } = changeWords(t, change, language);
    return `${name}: ${before} → ${after}`;
  });
  return [
    String(row.row),
    productCode || (outcome === "title" ? cells.filter(Boolean).join(" · ") : ""),
    t(`import.outcome.${outcome}`),
    [...found, ...warned].join("; "),
    changed.join("; "),
    filled.map((field) => targetName(t, field, language)).join("; "),
    written ? wroteWords(t, written) : "",
  ];
}
