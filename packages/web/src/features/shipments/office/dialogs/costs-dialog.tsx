import { setShipmentCosts } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";

/** What the carrier takes, net. */
export function CostsDialog({ shipment: { id, costs }, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const values: { costs: number | "" } = { costs: costs ?? "" };
  const form = useContractForm(setShipmentCosts, {
    values,
    input: (typed) => ({ params: { id }, body: { costs: typed.costs } }),
    draft: { of: `shipment-costs/${id}` },
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  return (
    <FormDialog form={form} size="sm" title={t("officeShipments.setCosts")} onClose={onClose}>
      <MoneyField
        label={t("officeShipments.costs")}
        maximum={10_000_000}
        required
        data-autofocus
        {...form.field("costs")}
      />
      <Refused form={form} />
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
