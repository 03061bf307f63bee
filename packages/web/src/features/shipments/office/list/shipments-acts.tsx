import { Button } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { setReady, setShipmentStatus } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { ActProps } from "../../../../ui/list/declaration.ts";
import { useBulk } from "../../../../ui/list/use-bulk.ts";
import { PapersDialog } from "../dialogs/papers-dialog.tsx";
import { ScheduleMany } from "../dialogs/schedule-many.tsx";
import type { ShipmentRow, ShipmentState } from "../shipment.ts";

const among = (rows: readonly ShipmentRow[], ...states: ShipmentState[]) =>
  rows.filter(({ state }) => states.includes(state));

/** What is done with several at once: whether their goods are there, that they are ready, the day of their pickup, their papers. */
export function ShipmentsActs({ rows, clear }: ActProps<ShipmentRow>) {
  const { t } = useTexts(officeShipmentsTexts);
  const [planning, setPlanning] = useState(false);
  const [printing, setPrinting] = useState<readonly ShipmentRow[]>();
  const evaluate = useBulk(
    () =>
      ({ id }: ShipmentRow) =>
        call(setShipmentStatus, { params: { id }, body: { action: "evaluate" } }),
    clear,
  );
  const ready = useBulk(
    () =>
      ({ id }: ShipmentRow) =>
        call(setReady, { params: { id }, body: { ready: true } }),
    clear,
  );
  const inHouse = among(rows, "draft", "waiting_stock", "to_prepare");
  const toPrepare = among(rows, "to_prepare");
  const toPlan = among(rows, "ready", "scheduled");
  return (
    <>
      {inHouse.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          loading={evaluate.running}
          onClick={() => evaluate.run(inHouse, undefined)}
        >
          {t("officeShipments.bulkEvaluate")}
        </Button>
      )}
      {toPrepare.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          loading={ready.running}
          onClick={() => ready.run(toPrepare, undefined)}
        >
          {t("officeShipments.bulkReady")}
        </Button>
      )}
      {toPlan.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setPlanning(true)}>
          {t("officeShipments.bulkSchedule")}
        </Button>
      )}
      {toPlan.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setPrinting(toPlan)}>
          {t("officeShipments.bulkPapers")}
        </Button>
      )}
      {printing && <PapersDialog rows={printing} onClose={() => setPrinting(undefined)} />}
      {planning && <ScheduleMany rows={toPlan} clear={clear} onClose={() => setPlanning(false)} />}
    </>
  );
}
