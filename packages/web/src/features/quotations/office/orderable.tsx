import "@mantine/core/styles/List.css";
import { List } from "@mantine/core";
import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ProductLink } from "../../catalogue/product-link.tsx";
import { findingWords, substituteWords, type Substitute } from "../shared/finding-words.ts";
import type { Finding } from "../shared/quotation-shapes.ts";

/** What speaks against ordering a quotation as it stands, as its seller reads it, with what would stand in. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const words = useTexts(quotationsTexts, officeQuotationsTexts);
  const { t, language } = words;
  // These two speak of the reader's own VAT and terms where its customer reads them.
  const told = (finding: Finding) =>
    finding.code === "vat"
      ? t("officeQuotations.living.vat", { total: money(finding.total, language) })
      : finding.code === "terms"
        ? t("officeQuotations.living.terms")
        : findingWords(finding, words);
  return (
    <List size="sm" className="numbers">
      {findings.map((finding, at) => (
        <List.Item key={at}>
          {told(finding)}{" "}
          {"substitute" in finding && finding.substitute && <StandsIn substitute={finding.substitute} />}
        </List.Item>
      ))}
    </List>
  );
}

function StandsIn({ substitute }: { substitute: Substitute }) {
  const { name, differences } = substituteWords(substitute, useTexts(quotationsTexts));
  return (
    <>
      <ProductLink id={substitute.productId} size="sm">
        {name}
      </ProductLink>
      {differences && ` (${differences})`}
    </>
  );
}
