import type * as z from "zod";
import type { DocumentDetail, RefusalView } from "@solvia/core/contract/shapes/invoice";
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

/** A credit note takes off. */
export const signed = ({ type, total }: Pick<Document, "type" | "total">): number => (type === "TD04" ? -total : total);
