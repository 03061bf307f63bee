import { Alert } from "@mantine/core";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";

/** That the exchange may still discard the invoice of which a part is credited. */
export function Unanswered({ number }: { number: string }) {
  const { t } = useTexts(officeInvoicingTexts);
  return (
    <Alert color="yellow" role="status">
      {t("officeInvoicing.unanswered", { number })}
    </Alert>
  );
}
