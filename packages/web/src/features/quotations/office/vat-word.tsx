import { Text } from "@mantine/core";
import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { officeTaxTexts } from "../../../i18n/areas/office-tax.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Draft } from "./quotation.ts";

/** Why an offer to a company costs VAT on goods that go abroad; of what is being prepared, that the register is asked again. */
export function VatWord({ offer: { amounts }, isDraft }: { offer: Pick<Draft, "amounts">; isDraft: boolean }) {
  const { t } = useTexts(officeQuotationsTexts, officeTaxTexts);
  const { why } = amounts.treatment;
  if (!why) return null;
  const isOld = why === "check-needed" || why === "register-silent";
  return (
    <Text size="sm" fw={600} mt="xs" role="status">
      {t("officeQuotations.vatCharged", { why: t(`officeTax.whys.${why}`) })}
      {isDraft && isOld && ` ${t("officeQuotations.vatAsked")}`}
    </Text>
  );
}
