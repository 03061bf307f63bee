import type * as z from "zod";
import type { CorrectionStepView, DocumentDetail, RefusalView } from "@solvia/core/contract/shapes/invoice";
import type { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import type { Translate } from "../../../i18n/words.ts";

export type Document = z.output<typeof DocumentDetail>;
export type Refusal = z.output<typeof RefusalView>;
export type Words = Translate<typeof officeInvoicingTexts>;

/** "Invoice 12/2026" */
export const nameOf = (t: Words, { type, number }: Pick<Document, "type" | "number">): string =>
  `${t(`officeInvoicing.types.${type}`)} ${number}`;

/** A public body's answers. */
const answers = ["EC01", "EC02"] as const;

/** "00311: the recipient code doesn't exist" */
export function codeWords(t: Words, code: string): string {
  const answer = answers.find((one) => one === code);
  if (answer) return t(`officeInvoicing.answers.${answer}`);
  const words = t(`officeInvoicing.refusals.${code}`, { defaultValue: t("officeInvoicing.unknownRefusal") });
  return t("officeInvoicing.refusal", { code, words });
}

/** The same with the field that is at fault. */
export const refusalWords = (t: Words, { code, field }: Refusal): string =>
  field
    ? t("officeInvoicing.atField", { words: codeWords(t, code), field: t(`officeInvoicing.fields.${field}`) })
    : codeWords(t, code);

/** Where a file of an order's document is read: through a short-lived address. */
export const fileOf = ({ orderId, id }: Pick<Document, "orderId" | "id">, format: "pdf" | "xml"): string =>
  `/api/orders/${orderId}/documents/${id}${format === "xml" ? "-xml" : ""}`;

type Step = Pick<z.output<typeof CorrectionStepView>, "name" | "amount">;

/** What a chain's step does; of an order's other VAT whether it costs less, or more. */
export const stepWords = (t: Words, { name, amount }: Step): string =>
  name === "retax"
    ? t(`officeInvoicing.correction.retaxed.${amount < 0 ? "more" : "less"}`)
    : t(`officeInvoicing.correction.steps.${name}`);

/** Cents of a step as they are read beside its words, which say what is less and what is more. */
export const stepAmount = ({ name, amount }: Step): number => (name === "retax" ? Math.abs(amount) : amount);

/** What a document counts in a sum of documents; nothing where the exchange has discarded it, which was never issued (domain-rules 1.5). */
export const countedAs = ({ state, ...document }: Pick<Document, "type" | "total" | "state">): number | undefined =>
  state === "rejected" ? undefined : signed(document);

/** A credit note takes off. */
export const signed = ({ type, total }: Pick<Document, "type" | "total">): number => (type === "TD04" ? -total : total);
