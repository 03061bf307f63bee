import { Alert, Button, Text } from "@mantine/core";
import { useState } from "react";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { useOnline } from "../../ui/network.tsx";
import { momentOf } from "../office-kit/moment-of.ts";
import { StartOfTransport } from "../office-kit/start-of-transport.tsx";
import type { Command } from "../scanning/queue/command.ts";
import { lastGiven } from "../scanning/queue/last-given.ts";
import type { Commands } from "../scanning/queue/use-commands.ts";
import type { Output } from "./incoming.ts";

/** What the last of the waiting labels says: the switch stands as it was set, and that it isn't done is said beside it. */
export const meantLabel = (waiting: readonly Command[]): boolean | undefined =>
  lastGiven(waiting, "put-label")?.body.label;

interface Props {
  shipment: Output;
  commands: Commands;
  onFailure: (error: unknown) => void;
}

/** That the goods have left. In a dead spot the word waits on the device, which is said before it is given and as long as it waits. */
export function HandOver({ shipment, commands, onFailure }: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  const [isAsking, setAsking] = useState(false);
  const { id, acts, orderNumber, transportDocument, block } = shipment;
  if (commands.waiting.some(({ kind }) => kind === "hand-over"))
    return <Alert color="orange">{t("floor.handOverWaits")}</Alert>;
  // Why, is said above.
  if (block !== undefined) return null;
  // The labels may wait before it: then the server answers them first.
  const isLabelled = transportDocument !== undefined && meantLabel(commands.waiting) === true;
  if (!acts.includes("hand-over") && !isLabelled) return <Text size="sm">{t("floor.handOverMissing")}</Text>;
  const give = (body: { transportStart?: string }) =>
    void commands
      .give({
        kind: "hand-over",
        input: { params: { id }, body },
        subject: `shipment/${id}`,
        label: t("floor.steps.handedOver", { number: orderNumber }),
      })
      .catch(onFailure);
  return (
    <>
      <Button size="xl" fullWidth onClick={() => setAsking(true)}>
        {t("floor.handOver")}
      </Button>
      {isAsking && (
        <Leaving
          onClose={() => setAsking(false)}
          onLeft={(body) => {
            setAsking(false);
            give(body);
          }}
        />
      )}
    </>
  );
}

interface LeavingProps {
  onLeft: (said: { transportStart?: string }) => void;
  onClose: () => void;
}

/** Asks whether the goods are on the vehicle, and when they set out: who says nothing in a dead spot means now, not when the network is back. */
function Leaving({ onLeft, onClose }: LeavingProps) {
  const { t } = useTexts(officeTexts, officeWarehouseTexts);
  const isOnline = useOnline();
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const leave = () => {
    const now = new Date();
    const said = momentOf("transportStart", { day, time }, now);
    onLeft(isOnline || said.transportStart ? said : { transportStart: now.toISOString() });
  };
  return (
    <Dialog title={t("floor.handOver")} typed={day !== "" || time !== ""} onClose={onClose}>
      {!isOnline && <Alert color="orange">{t("floor.handOverOffline")}</Alert>}
      <Text>{t("floor.handOverQuestion")}</Text>
      <StartOfTransport
        hint={t(isOnline ? "bo.startHint" : "floor.startHintOffline")}
        day={{ size: "md", value: day, onChange: ({ currentTarget }) => setDay(currentTarget.value) }}
        time={{ size: "md", value: time, onChange: ({ currentTarget }) => setTime(currentTarget.value) }}
      />
      <DialogFoot action={t("common.confirm")} pending={false} focused onAct={leave} onClose={onClose} />
    </Dialog>
  );
}
