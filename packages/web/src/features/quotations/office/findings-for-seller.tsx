import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Findings } from "../shared/findings.tsx";
import type { Finding } from "../shared/quotation-shapes.ts";

/** What speaks against ordering a quotation as it stands, as its seller reads it. */
export function FindingsForSeller({ findings }: { findings: readonly Finding[] }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  // These two speak of the reader's own VAT and terms where its customer reads them.
  const told = (finding: Finding) =>
    finding.code === "vat"
      ? t("officeQuotations.living.vat", { total: money(finding.total, language) })
      : finding.code === "terms"
        ? t("officeQuotations.living.terms")
        : undefined;
  return <Findings findings={findings} told={told} />;
}
