import { Button, Stack, Textarea } from "@mantine/core";
import { noteShipment } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import type { Output } from "./incoming.ts";

/** What the warehouse is told of a shipment, and what it notes. */
export function OutputNotes({ shipment: { id, warehouseNotes = "" } }: { shipment: Output }) {
  const { t } = useTexts(officeWarehouseTexts, officeTexts);
  const form = useContractForm(noteShipment, {
    values: { notes: warehouseNotes },
    input: ({ notes }) => ({ params: { id }, body: { notes, seen: warehouseNotes } }),
    done: t("bo.saved"),
  });
  return (
    <Form {...form.frame}>
      <Stack gap="xs">
        <Textarea size="lg" autosize minRows={2} label={t("floor.noteTitle")} {...form.field("notes")} />
        <Refused form={form} />
        <Button type="submit" size="lg" variant="default" loading={form.isPending}>
          {t("floor.save")}
        </Button>
      </Stack>
    </Form>
  );
}
