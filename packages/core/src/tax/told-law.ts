import type { VatTreatment } from "./vat.ts";

/**
 * The law that whoever buys is told of a supply's VAT, on pages, in mails and documents; undefined where there is none to tell. "OSS" alone
 * is the seller's own way to declare: it is kept with the order for the books, and tells its reader nothing.
 */
export const toldLaw = ({ rule, legalText }: Pick<VatTreatment, "rule" | "legalText">): string | undefined =>
  rule === "one-stop-shop" ? undefined : legalText;

/** The law that an invoice quotes beside the sum of a rate (basis points): a reduced rate's beside its own alone. */
const legalReference = (
  { rule, legalText, reduced }: Pick<VatTreatment, "rule" | "legalText" | "reduced">,
  rate: number,
): string | undefined => (rule === "domestic-reduced" && rate !== reduced ? undefined : legalText);

/** What an invoice says of a rate's sum: why nothing is charged where it is nought (FatturaPA's Natura), and the law. */
export function lawOfGroup(treatment: VatTreatment, rate: number) {
  const { natura, rule } = treatment;
  const law = legalReference(treatment, rate);
  return { ...((rate === 0 || rule === "one-stop-shop") && natura && { natura }), ...(law && { law }) };
}
