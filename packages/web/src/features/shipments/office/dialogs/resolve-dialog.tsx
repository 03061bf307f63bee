import { NativeSelect, Text } from "@mantine/core";
import { goodsBack, usuallyBack } from "@solvia/core/shipments/shipment";
import { setShipmentStatus } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";

interface Props {
  shipment: Shipment;
  action: "send-again" | "take-back";
  onClose: () => void;
}

/** What becomes of a problem with goods that had left, and what of them is in the house again: only that can be sold. */
export function ResolveDialog({ shipment: { id, problem }, action, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const usual = usuallyBack(problem?.kind);
  const form = useContractForm(setShipmentStatus, {
    values: { goods: usual },
    input: ({ goods }) => ({
      params: { id },
      body: { action, goods: goodsBack.find((one) => one === goods) ?? usual },
    }),
    draft: { of: `shipment-${action}/${id}` },
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  const title = t(action === "send-again" ? "officeShipments.acts.sendAgain" : "officeShipments.acts.takeBack");
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <NativeSelect
        label={t("officeShipments.goodsBack")}
        data={goodsBack.map((value) => ({ value, label: t(`officeShipments.goodsBackAs.${value}`) }))}
        data-autofocus
        {...form.field("goods")}
      />
      <Text size="sm">{t(`officeShipments.goodsBackHint.${action}`)}</Text>
      <Refused form={form} />
      <DialogFoot action={title} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
