import { Text } from "@mantine/core";
import { setShipmentStatus } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";

/** A shipment has arrived, and who has signed for it where the carrier's receipt says so. */
export function DeliverDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const { id, transportDocument } = shipment;
  const form = useContractForm(setShipmentStatus, {
    values: { signedBy: "" },
    input: ({ signedBy }) => ({
      params: { id },
      body: { action: "deliver" as const, ...(signedBy.trim() && { signedBy }) },
    }),
    draft: { of: `deliver/${id}` },
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("officeShipments.acts.deliver")} onClose={onClose}>
      <Text size="sm">{t("officeShipments.questions.deliver")}</Text>
      {transportDocument && (
        <LimitedText
          label={t("officeShipments.signedBy")}
          description={t("officeShipments.signedByHint", { number: transportDocument.number })}
          longest={100}
          data-autofocus
          {...form.field("signedBy")}
        />
      )}
      <Refused form={form} />
      <DialogFoot action={t("common.confirm")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
