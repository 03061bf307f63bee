import { Button, Stack, Switch, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keepAnswer } from "../../api/client.ts";
import { getShipmentWithSerials, handOverShipment } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Failure } from "../../ui/states.tsx";
import { useToldMutation } from "../office-kit/use-told-mutation.ts";
import type { Command } from "../scanning/queue/command.ts";
import type { InputOf } from "../scanning/queue/kinds.ts";
import { signal } from "../scanning/signal.ts";
import { useCommands } from "../scanning/queue/use-commands.ts";
import type { Output } from "./incoming.ts";
import { WaitingSteps } from "./waiting-steps.tsx";

/** What the last of the waiting labels says: the switch stands as it was set, and that it isn't done is said beside it. */
const meantLabel = (waiting: readonly Command[]): boolean | undefined => {
  const last = waiting.findLast(({ kind }) => kind === "put-label");
  return last && (last.input as InputOf<"put-label">).body.label;
};

/** The steps of a shipment: picked, labelled, handed over. The first two may wait on the device; a hand-over is said when it is done. */
export function OutputSteps({ shipment }: { shipment: Output }) {
  const { t } = useTexts(officeWarehouseTexts);
  const [failure, setFailure] = useState<unknown>();
  const { id, state, acts, label, transportDocument } = shipment;
  const subject = `shipment/${id}`;
  const client = useQueryClient();
  const commands = useCommands(subject, ({ answer, refused }) => {
    signal(refused ? "refused" : "done");
    // Else it would stand for a moment as before, as if nothing had been done.
    if (!refused) keepAnswer(client, getShipmentWithSerials, { params: { id } }, answer as Output);
  });
  const isWaiting = commands.waiting.some(({ kind }) => kind === "set-picked");
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
      {state === "to_prepare" && (
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
          <HandOver shipment={shipment} />
        </>
      )}
    </Stack>
  );
}

/** That the goods have left: never from a queue, since the driver waits for the word. */
function HandOver({ shipment: { id, acts } }: { shipment: Output }) {
  const { t } = useTexts(officeWarehouseTexts);
  const [isAsking, setAsking] = useState(false);
  const write = useToldMutation(() => call(handOverShipment, { params: { id } }), { said: "saved" });
  if (!acts.includes("hand-over")) return <Text size="sm">{t("floor.handOverMissing")}</Text>;
  return (
    <>
      <Button size="xl" fullWidth loading={write.isPending} onClick={() => setAsking(true)}>
        {t("floor.handOver")}
      </Button>
      {write.error && <Failure error={write.error} />}
      {isAsking && (
        <ConfirmDialog
          question={t("floor.handOverQuestion")}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            write.mutate(undefined);
          }}
        />
      )}
    </>
  );
}
