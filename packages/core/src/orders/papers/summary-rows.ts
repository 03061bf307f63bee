import type { SumRow } from "../../platform/pdf/sums.ts";
import { fill } from "../../platform/text/fill.ts";
import { askedIn, type Amounts } from "../order.ts";
import type { Summary } from "../summary.ts";
import type { DocumentWords } from "./document-words.ts";

/** Of a public body what of the total, in cents, it pays to the state, and what is left to pay; nothing of anybody else. */
export const splitRows = (amounts: Amounts, words: DocumentWords): SumRow[] =>
  amounts.treatment.publicBody === undefined
    ? []
    : [
        { label: words.splitVat, amount: 0 - amounts.vatAmount },
        { label: words.toPay, amount: askedIn(amounts), total: true },
      ];

/** The rows below the lines of a pro-forma or a quotation: each step, the total in cents, what of it is VAT. */
export const summaryRows = ({ rows, included }: Summary, amounts: Amounts, words: DocumentWords): SumRow[] => [
  ...rows.map((step) => ({ label: words.stepOf(step), amount: step.amount })),
  { label: words.total, amount: amounts.total, total: true },
  ...included.map((step) => ({ label: fill(words.ofWhich, { name: words.stepOf(step) }), amount: step.amount })),
  ...splitRows(amounts, words),
];
