import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";

/** Why a document takes off what another one charged: its customer reads it there. */
export function ReasonField({ field }: { field: object }) {
  const { t } = useTexts(officeInvoicingTexts);
  return (
    <LimitedArea
      label={t("officeInvoicing.reason")}
      description={t("officeInvoicing.reasonHint")}
      required
      longest={200}
      autosize
      minRows={2}
      {...field}
    />
  );
}
