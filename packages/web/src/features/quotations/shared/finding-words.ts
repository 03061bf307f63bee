import type { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { money } from "../../../i18n/format.ts";
import type { Reading } from "../../../i18n/index.ts";
import { fieldName, fieldText } from "../../catalogue/product/technical.ts";
import type { Finding } from "./quotation-shapes.ts";

export type Substitute = NonNullable<Extract<Finding, { code: "gone" }>["substitute"]>;

/** The article that stands in, by name, and each figure that is another in it. */
export function substituteWords(
  { name, differences }: Substitute,
  { t, language }: Reading<typeof quotationsTexts>,
): { name: string; differences: string } {
  const text = (field: string, value: string | number | undefined) =>
    value === undefined ? "–" : fieldText(field, value, t, language);
  const told = differences.map(
    ({ field, before, after }) => `${fieldName(field, t)} ${text(field, before)} → ${text(field, after)}`,
  );
  return { name: t("quotation.living.substitute", { name }), differences: told.join("; ") };
}

/** What speaks against ordering a quotation as it stands, in a sentence. */
export function findingWords(finding: Finding, { t, language }: Reading<typeof quotationsTexts>): string {
  switch (finding.code) {
    case "gone":
    case "stock":
      return t(`quotation.living.${finding.code}`, finding);
    case "cheaper":
      return t("quotation.living.cheaper", { name: finding.name, price: money(finding.unit, language) });
    case "certificate":
    case "certificate-missing":
    case "vat":
      return t(`quotation.living.${finding.code}`, { total: money(finding.total, language) });
    case "terms":
      return t("quotation.living.terms");
  }
}
