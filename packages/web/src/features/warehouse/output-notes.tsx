import { Button, Stack, Text, Textarea } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { noteShipment } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { lastGiven } from "../scanning/queue/last-given.ts";
import { useCommands } from "../scanning/queue/use-commands.ts";
import type { Output } from "./incoming.ts";

/** What the warehouse notes of a shipment: it waits on the device where there is no network, and is noted over what will stand there by then. */
export function OutputNotes({ shipment: { id, warehouseNotes = "" } }: { shipment: Output }) {
  const { t } = useTexts(officeWarehouseTexts, officeTexts);
  const subject = `shipment/${id}`;
  const commands = useCommands(subject, ({ command: { kind }, refused }) => {
    if (kind === "note-shipment" && !refused) notifications.show({ color: "leaf", message: t("bo.saved") });
  });
  const waits = lastGiven(commands.waiting, "note-shipment");
  const known = waits?.body.notes ?? warehouseNotes;
  const form = useContractForm(noteShipment, {
    // What was read of others meanwhile comes in where nothing is typed; else the slower one is told.
    values: { notes: known, seen: known },
    input: ({ notes, seen }) => ({ params: { id }, body: { notes, seen } }),
    // On its way, not done: its answer is told when it is there.
    send: async (input, { notes }) => {
      await commands.give({
        kind: "note-shipment",
        input,
        subject,
        label: t("floor.steps.note", { text: notes }),
      });
      return undefined as never;
    },
  });
  return (
    <Form {...form.frame}>
      <Stack gap="xs">
        <Textarea size="lg" autosize minRows={2} label={t("floor.noteTitle")} {...form.field("notes")} />
        <Refused form={form} />
        <Button type="submit" size="lg" variant="default" loading={form.isPending}>
          {t("floor.save")}
        </Button>
        {waits && <Text size="sm">{t("floor.steps.notDone")}</Text>}
      </Stack>
    </Form>
  );
}
