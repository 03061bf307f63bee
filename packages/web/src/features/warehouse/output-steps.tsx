import { Button, Stack, Switch, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keepAnswer, queryOf } from "../../api/client.ts";
import { getShipmentWithSerials } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { signal } from "../scanning/signal.ts";
import { useCommands } from "../scanning/queue/use-commands.ts";
import { HandOver, meantLabel } from "./hand-over.tsx";
import type { Output } from "./incoming.ts";
import { WaitingSteps } from "./waiting-steps.tsx";

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
