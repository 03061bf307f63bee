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

/** "DE136695976, consultation WAPIAAA…" */
function proofOf(t: Translate<typeof officeInvoicingTexts>, { params }: ApiProblem): string {
  const { number, consultationNumber } = params;
  const said =
    typeof consultationNumber === "string" && t("officeInvoicing.consultation", { number: consultationNumber });
  return [number, said].filter(Boolean).join(", ");
}

/** Why an order can't be put right so, in the office's words. */
export function correctionRefusal(t: Translate<typeof officeInvoicingTexts>, error: unknown): string {
  if (!(error instanceof ApiProblem)) return problemText(t, error);
  if (error.code === "vat-number-proven")
    return t("officeInvoicing.correction.refused.vat-number-proven", { proof: proofOf(t, error) });
  const known = refused.find((code) => code === error.code);
  return known ? t(`officeInvoicing.correction.refused.${known}`) : problemText(t, error);
}
