import { Text } from "@mantine/core";
import { officeTaxTexts } from "../../../i18n/areas/office-tax.ts";
import { officeVatTexts } from "../../../i18n/areas/office-vat.ts";
import { date, figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import type { Order } from "./use-order-write.ts";

/** The declaration that an order's reduced rate rests on: its state, until when it counts, and what was ordered under it against the declared power. */
export function RestsOn({ certificate }: { certificate: NonNullable<Order["certificate"]> }) {
  const { t, language } = useTexts(officeTaxTexts, officeVatTexts);
  const { id, kind, status, validUntil, declaredWatts, watts } = certificate;
  const isOver = declaredWatts !== undefined && watts > declaredWatts;
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {t("officeTax.restsOn")}
      </Text>
      <Text component="dd" size="sm" m={0}>
        <AnchorLink to="/back-office/vat-certifications/$id" params={{ id }} size="sm">
          {[t(`officeVat.kinds.${kind}`), t(`officeVat.states.${status}`)].join(" · ")}
        </AnchorLink>
        {validUntil && ` · ${t("officeVat.validUntil")} ${date(validUntil, language)}`}
      </Text>
      {declaredWatts !== undefined && (
        <Text component="dd" size="sm" m={0} {...(isOver && { c: "red", fw: 600 })}>
          {t(isOver ? "officeVat.over" : "officeVat.within", {
            ordered: figure(watts / 1000, language),
            declared: figure(declaredWatts / 1000, language),
          })}
        </Text>
      )}
    </div>
  );
}
