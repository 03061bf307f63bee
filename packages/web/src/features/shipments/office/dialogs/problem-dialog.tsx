import { NativeSelect } from "@mantine/core";
import { problemKinds } from "@solvia/core/shipments/shipment";
import { setShipmentStatus } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";

/** What went wrong with a shipment. */
export function ProblemDialog({
  shipment: { id, orderNumber, state },
  onClose,
}: {
  shipment: Shipment;
  onClose: () => void;
}) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const form = useContractForm(setShipmentStatus, {
    values: { kind: state === "scheduled" ? "missed" : "damaged", reason: "" },
    input: ({ kind, reason }) => ({
      params: { id },
      body: { action: "report" as const, kind: problemKinds.find((one) => one === kind) ?? "other", reason },
    }),
    draft: { of: `shipment-problem/${id}` },
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("officeShipments.problemOf", { number: orderNumber })} onClose={onClose}>
      <NativeSelect
        label={t("officeShipments.problemKind")}
        data={problemKinds.map((value) => ({ value, label: t(`officeShipments.problemKinds.${value}`) }))}
        {...form.field("kind")}
      />
      <LimitedArea
        label={t("officeShipments.problemReason")}
        required
        longest={500}
        autosize
        minRows={3}
        data-autofocus
        {...form.field("reason")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeShipments.acts.report")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
