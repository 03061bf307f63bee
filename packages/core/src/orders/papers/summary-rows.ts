import type { SumRow } from "../../platform/pdf/sums.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Summary } from "../summary.ts";
import type { DocumentWords } from "./document-words.ts";

/** The rows below the lines of a pro-forma or a quotation: each step, the total in cents, what of it is VAT. */
export const summaryRows = ({ rows, included }: Summary, total: number, words: DocumentWords): SumRow[] => [
  ...rows.map((step) => ({ label: words.stepOf(step), amount: step.amount })),
  { label: words.total, amount: total, total: true },
  ...included.map((step) => ({ label: fill(words.ofWhich, { name: words.stepOf(step) }), amount: step.amount })),
];
