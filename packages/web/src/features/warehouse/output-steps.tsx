import { Alert, Button, Stack, Switch, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keepAnswer, queryOf } from "../../api/client.ts";
import { getShipmentWithSerials } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useOnline } from "../../ui/network.tsx";
import { Failure } from "../../ui/states.tsx";
import type { Command } from "../scanning/queue/command.ts";
import { lastGiven } from "../scanning/queue/last-given.ts";
import { signal } from "../scanning/signal.ts";
import { useCommands, type Commands } from "../scanning/queue/use-commands.ts";
import type { Output } from "./incoming.ts";
import { WaitingSteps } from "./waiting-steps.tsx";

/** What the last of the waiting labels says: the switch stands as it was set, and that it isn't done is said beside it. */
const meantLabel = (waiting: readonly Command[]): boolean | undefined => lastGiven(waiting, "put-label")?.body.label;

/** The steps of a shipment: picked, labelled, handed over. Each may wait on the device, and isn't done until the server has said so. */
export function OutputSteps({ shipment }: { shipment: Output }) {
  const { t } = useTexts(officeWarehouseTexts);
  const [failure, setFailure] = useState<unknown>();
  const { id, state, acts, label, transportDocument, block } = shipment;
  const subject = `shipment/${id}`;
  const client = useQueryClient();
  const commands = useCommands(subject, ({ answer, refused }) => {
    signal(refused ? "refused" : "done");
    // Else it would stand for a moment as before, as if nothing had been done.
    if (!refused) keepAnswer(client, getShipmentWithSerials, { params: { id } }, answer as Output);
    // It was refused over what others have written: that is shown.
    else void client.invalidateQueries({ queryKey: queryOf(getShipmentWithSerials, { params: { id } }).queryKey });
  });
  const isLeaving = commands.waiting.some(({ kind }) => kind === "hand-over");
  const isWaiting = isLeaving || commands.waiting.some(({ kind }) => kind === "set-picked");
  const pick = (picked: boolean) =>
    void commands
      .give({
        kind: "set-picked",
        input: { params: { id }, body: { picked } },
        subject,
        label: t(picked ? "floor.steps.picked" : "floor.steps.unpicked"),
      })
      .catch(setFailure);
  const putLabel = (on: boolean) =>
    void commands
      .give({
        kind: "put-label",
        input: { params: { id }, body: { label: on } },
        subject,
        label: t("floor.steps.label"),
      })
      .catch(setFailure);
  const isReady = state === "ready" || state === "scheduled";
  return (
    <Stack component="section" gap="sm">
      <WaitingSteps commands={commands} />
      {failure !== undefined && <Failure error={failure} />}
      {state === "to_prepare" && block === undefined && (
        <Button size="xl" fullWidth disabled={isWaiting} onClick={() => pick(true)}>
          {t("floor.pick")}
        </Button>
      )}
      {acts.includes("unmark-ready") && (
        <Button size="md" variant="default" disabled={isWaiting} onClick={() => pick(false)}>
          {t("floor.unpick")}
        </Button>
      )}
      {isReady && (
        <>
          <Switch
            size="xl"
            label={t("floor.labelOn")}
            disabled={isLeaving}
            checked={meantLabel(commands.waiting) ?? label}
            onChange={({ currentTarget }) => putLabel(currentTarget.checked)}
          />
          <Button
            component="a"
            size="lg"
            variant="default"
            href={`/api/warehouse/shipments/${id}/labels`}
            target="_blank"
          >
            {t("floor.labels")}
          </Button>
          {transportDocument ? (
            <Button
              component="a"
              size="lg"
              variant="default"
              href={`/api/warehouse/shipments/${id}/transport-document`}
              target="_blank"
            >
              {t("floor.documentPdf")}
            </Button>
          ) : (
            <Text size="sm">{t("floor.noDocument")}</Text>
          )}
          <HandOver shipment={shipment} commands={commands} onFailure={setFailure} />
        </>
      )}
    </Stack>
  );
}

interface LeavingProps {
  shipment: Output;
  commands: Commands;
  onFailure: (error: unknown) => void;
}

/** That the goods have left. In a dead spot the word waits on the device, which is said before it is given and as long as it waits. */
function HandOver({ shipment, commands, onFailure }: LeavingProps) {
  const { t } = useTexts(officeWarehouseTexts);
  const [isAsking, setAsking] = useState(false);
  const isOnline = useOnline();
  const { id, acts, orderNumber, transportDocument, block } = shipment;
  if (commands.waiting.some(({ kind }) => kind === "hand-over"))
    return <Alert color="orange">{t("floor.handOverWaits")}</Alert>;
  // Why, is said above.
  if (block !== undefined) return null;
  // The labels may wait before it: then the server answers them first.
  const isLabelled = transportDocument !== undefined && meantLabel(commands.waiting) === true;
  if (!acts.includes("hand-over") && !isLabelled) return <Text size="sm">{t("floor.handOverMissing")}</Text>;
  const give = () =>
    void commands
      .give({
        kind: "hand-over",
        input: { params: { id } },
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
        <ConfirmDialog
          against={isOnline ? [] : [t("floor.handOverOffline")]}
          question={t("floor.handOverQuestion")}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            give();
          }}
        />
      )}
    </>
  );
}
