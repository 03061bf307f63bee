import type { VatTreatment } from "./vat.ts";

/**
 * The law that whoever buys is told of a supply's VAT, on pages, in mails and documents; undefined where there is none to tell. "OSS" alone
 * is the seller's own way to declare: it is kept with the order for the books, and tells its reader nothing.
 */
export const toldLaw = ({ rule, legalText }: Pick<VatTreatment, "rule" | "legalText">): string | undefined =>
  rule === "one-stop-shop" ? undefined : legalText;
