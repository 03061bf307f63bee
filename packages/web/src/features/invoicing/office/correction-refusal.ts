import { ApiProblem } from "../../../api/client.ts";
import type { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import type { Translate } from "../../../i18n/words.ts";
import { problemText } from "../../../ui/states.tsx";

/** What a correction is refused for whose words stand elsewhere for customers, or nowhere. */
const refused = [
  "not-eligible",
  "nothing-to-invoice",
  "order-ended",
  "refund-under-way",
  "vat-certificate-pending",
  "vat-number-denied",
  "vat-number-unverifiable",
] as const;

/** Why an order can't be put right so, in the office's words. */
export function correctionRefusal(t: Translate<typeof officeInvoicingTexts>, error: unknown): string {
  const known = error instanceof ApiProblem ? refused.find((code) => code === error.code) : undefined;
  return known ? t(`officeInvoicing.correction.refused.${known}`) : problemText(t, error);
}
