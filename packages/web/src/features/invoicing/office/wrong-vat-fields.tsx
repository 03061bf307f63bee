import { Checkbox, NativeSelect, type NativeSelectProps } from "@mantine/core";
import { retaxTargets, type RetaxTarget } from "@solvia/core/orders/reduced-vat/retax-targets";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  vat: RetaxTarget;
  revoked: boolean;
  field: NativeSelectProps;
  onRevoked: (revoked: boolean) => void;
}

/** As what the order should have been taxed; against the register's yes only by who says that the number was revoked. */
export function WrongVatFields({ vat, revoked, field, onRevoked }: Props) {
  const { t } = useTexts(officeInvoicingTexts);
  return (
    <>
      <NativeSelect
        label={t("officeInvoicing.correction.vat")}
        description={t(`officeInvoicing.correction.vatHints.${vat}`)}
        {...field}
        data={retaxTargets.map((value) => ({ value, label: t(`officeInvoicing.correction.vats.${value}`) }))}
      />
      {vat === "destination" && (
        <Checkbox
          label={t("officeInvoicing.correction.revoked")}
          description={t("officeInvoicing.correction.revokedHint")}
          checked={revoked}
          onChange={(event) => onRevoked(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
