import { Alert, Text } from "@mantine/core";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Offer } from "./quotation-shapes.ts";

/** What the register might mend until the offer is accepted. */
const mendable: ReadonlySet<string> = new Set(["register-silent", "check-needed", "number-invalid"]);

/** Why a version for a company costs VAT on goods that go abroad, and that the register is asked again before it is ordered. */
export function VatNotice({ offer: { amounts } }: { offer: Pick<Offer, "amounts"> }) {
  const { t } = useTexts(ordersTexts, quotationsTexts);
  const { why, rule } = amounts.treatment;
  if (!why) return null;
  return (
    <Alert color="orange" title={t(rule === "blocked" ? "tax.quotation" : "tax.title")} mt="sm" role="status">
      <Text size="sm">{t(`tax.why.${why}`)}</Text>
      {mendable.has(why) && (
        <Text size="sm" mt={4}>
          {t("quotation.accept.vatAgain")}
        </Text>
      )}
    </Alert>
  );
}
