import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LinePromised } from "../../catalogue/price/line-promise.tsx";
import { Findings } from "../shared/findings.tsx";
import type { Finding } from "../shared/quotation-shapes.ts";

/** What speaks against ordering a quotation as it stands, as its seller reads it; of what is short, when it can be had. */
export function FindingsForSeller({ findings }: { findings: readonly Finding[] }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  // These speak of the reader's own VAT and terms where its customer reads them.
  const told = (finding: Finding) =>
    finding.code === "vat" || finding.code === "certificate-missing"
      ? t(`officeQuotations.living.${finding.code}`, { total: money(finding.total, language) })
      : finding.code === "terms"
        ? t("officeQuotations.living.terms")
        : undefined;
  // Its customer reads the days beside each line.
  const further = (finding: Finding) =>
    finding.code === "stock" && (
      <LinePromised productId={finding.productId} quantity={finding.wanted} available={finding.available} />
    );
  return <Findings findings={findings} told={told} further={further} />;
}
