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
import type { ShipmentRow } from "../shipment.ts";

interface Props {
  rows: readonly ShipmentRow[];
  clear: () => void;
  onClose: () => void;
}

/** One day for several pickups, each by its own carrier. */
export function ScheduleMany({ rows, clear, onClose }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const [today] = useState(() => romeDate(new Date()));
  const [date, setDate] = useState(today);
  const schedule = useBulk(
    (day: string) =>
      ({ id, plannedOn, slot }: ShipmentRow) =>
        call(schedulePickup, {
          params: { id },
          body: { date: day, seen: { ...(plannedOn && { date: plannedOn }), ...(slot && { slot }) } },
        }),
    () => {
      onClose();
      clear();
    },
  );
  return (
    <Dialog title={t("officeShipments.bulkScheduleTitle", { count: rows.length })} onClose={onClose}>
      <Leaving dirty={date !== today && !schedule.running} />
      <TextInput
        type="date"
        label={t("officeShipments.pickupOn")}
        required
        min={today}
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
        data-autofocus
      />
      <DialogFoot
        action={t("officeShipments.bulkSchedule")}
        disabled={date === ""}
        pending={schedule.running}
        onAct={() => schedule.run(rows, date)}
        onClose={onClose}
      />
    </Dialog>
  );
}
