import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { holdShipment, setReady, setShipmentLabel, setShipmentStatus } from "../../../../api/endpoints.gen.ts";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import type { Shipment } from "../shipment.ts";
import { useShipmentWrite } from "../use-shipment-write.ts";
import type { Begin, Dialogs } from "./shipment-dialogs.tsx";

/** What was begun on a shipment's page: what nobody has to be asked about is done at once. */
export function useBegin({ id, label, hold, release }: Shipment) {
  const [asked, setAsked] = useState<Dialogs>();
  const write = useShipmentWrite();
  const ready = useRecordWrite();
  const params = { id };
  const begin: Begin = (dialog) => {
    if (dialog === "evaluate") write.mutate(() => call(setShipmentStatus, { params, body: { action: "evaluate" } }));
    else if (dialog === "notReady") ready.mutate(() => call(setReady, { params, body: { ready: false } }));
    else if (dialog === "label") write.mutate(() => call(setShipmentLabel, { params, body: { label: !label } }));
    else if (dialog === "unhold")
      write.mutate(() => call(holdShipment, { params, body: { which: "hold", ...(hold && { seen: hold.on }) } }));
    else if (dialog === "unrelease")
      write.mutate(() =>
        call(holdShipment, { params, body: { which: "release", ...(release && { seen: release.on }) } }),
      );
    else setAsked(dialog);
  };
  return { begin, asked, leave: () => setAsked(undefined), running: write.isPending || ready.isPending };
}
