import type { ReadCode } from "@solvia/core/serials/codes/read-code";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";

/** Where the warehouse looks for the paper that a code is the number of; nothing of another code. */
export function OpenPaper({ code: { other, text } }: { code: ReadCode }) {
  const { t } = useTexts(officeScanningTexts);
  if (other?.kind === "order" || other?.kind === "transport-document") {
    return (
      <AnchorLink to="/warehouses/outputs" search={{ text }} size="md">
        {t(`scanner.open.${other.kind}`)}
      </AnchorLink>
    );
  }
  if (other?.kind !== "purchase") return null;
  return (
    <AnchorLink to="/warehouses/inputs" size="md">
      {t("scanner.open.purchase")}
    </AnchorLink>
  );
}
