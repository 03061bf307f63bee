import { TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../../../api/client.ts";
import { schedulePickup } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { Leaving } from "../../../../ui/leaving.tsx";
import { useBulk } from "../../../../ui/list/use-bulk.ts";
import type { KnownCarrier } from "../carriers/carrier-form.tsx";
import { CarrierForMany, lacksCarrier } from "../carriers/carrier-for-many.tsx";
import { saidCarrier } from "../carriers/said-carrier.ts";
import type { ShipmentRow } from "../shipment.ts";

interface Props {
  rows: readonly ShipmentRow[];
  clear: () => void;
  onClose: () => void;
}

/** One day for several pickups, each by its own carrier; of those that have none one is chosen. */
export function ScheduleMany({ rows, clear, onClose }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const [today] = useState(() => romeDate(new Date()));
  const [date, setDate] = useState(today);
  const [carrier, setCarrier] = useState<KnownCarrier>();
  const schedule = useBulk(
    (said: { date: string; carrier: KnownCarrier | undefined }) => (row: ShipmentRow) => {
      const { id, plannedOn, slot } = row;
      return call(schedulePickup, {
        params: { id },
        body: {
          date: said.date,
          ...(said.carrier && lacksCarrier(row) && { carrier: saidCarrier(said.carrier) }),
          seen: { ...(plannedOn && { date: plannedOn }), ...(slot && { slot }) },
        },
      });
    },
    () => {
      onClose();
      clear();
    },
  );
  return (
    <Dialog title={t("officeShipments.bulkScheduleTitle", { count: rows.length })} onClose={onClose}>
      <Leaving dirty={(date !== today || carrier !== undefined) && !schedule.running} />
      <TextInput
        type="date"
        label={t("officeShipments.pickupOn")}
        required
        min={today}
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
        data-autofocus
      />
      <CarrierForMany rows={rows} chosen={carrier} onChoose={setCarrier} />
      <DialogFoot
        action={t("officeShipments.bulkSchedule")}
        disabled={date === ""}
        pending={schedule.running}
        onAct={() => schedule.run(rows, { date, carrier })}
        onClose={onClose}
      />
    </Dialog>
  );
}
