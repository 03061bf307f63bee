import { useQueryClient } from "@tanstack/react-query";
import { passableHolds } from "@solvia/core/orders/sending/hold-codes";
import { ApiProblem } from "../../../../api/client.ts";
import { getShipment, setShipmentStatus } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { LeaveDialog } from "../../../office-kit/leave-dialog.tsx";
import { momentOf } from "../../../office-kit/moment-of.ts";
import { StartOfTransport } from "../../../office-kit/start-of-transport.tsx";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";

/** A shipment is handed over. */
export function HandOverDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const client = useQueryClient();
  const keep = useKeptShipment();
  const { id, shippingHolds } = shipment;
  const form = useContractForm(setShipmentStatus, {
    values: { withoutSerials: "", startDay: "", startTime: "" },
    input: ({ withoutSerials, startDay, startTime }) => ({
      params: { id },
      body: {
        action: "hand-over" as const,
        ...(withoutSerials.trim() && { withoutSerials }),
        ...momentOf("transportStart", { day: startDay, time: startTime }, new Date()),
      },
    }),
    names: { transportStart: "startDay" },
    draft: { of: `hand-over/${id}` },
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
    onRefused: (error) => {
      if (error instanceof ApiProblem && error.status === 409)
        void client.invalidateQueries({ queryKey: [getShipment.path] });
      return false;
    },
  });
  return (
    <LeaveDialog
      title={t("officeShipments.acts.handOver")}
      question={t("officeShipments.questions.handOver")}
      against={passableHolds.filter((hold) => shippingHolds.includes(hold)).map((hold) => t(`bo.holds.${hold}`))}
      form={form}
      onClose={onClose}
    >
      <StartOfTransport hint={t("bo.startHint")} day={form.field("startDay")} time={form.field("startTime")} />
    </LeaveDialog>
  );
}
