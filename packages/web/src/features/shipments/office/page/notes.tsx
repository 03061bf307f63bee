import { Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call, keepAnswer } from "../../../../api/client.ts";
import { getShipment, setShipmentNotes, setWarehouseNotes } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { TheirNotes } from "../../../office-kit/their-notes.tsx";
import type { Shipment } from "../shipment.ts";

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === "version-conflict";

interface Props {
  shipment: Shipment;
  which: "notes" | "warehouseNotes";
}

/** The office's notes, or what the warehouse is told; of two who write at once the slower one is shown what stands there by then, and keeps what they typed. */
export function ShipmentNotes({ shipment, which }: Props) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const client = useQueryClient();
  const place = { params: { id: shipment.id } };
  const notes = shipment[which] ?? "";
  const [seen, setSeen] = useState(notes);
  const [theirs, setTheirs] = useState<string>();
  const form = useContractForm(setShipmentNotes, {
    values: { notes },
    input: (values) => ({ ...place, body: { notes: values.notes, seen } }),
    send: (input) => (which === "notes" ? call(setShipmentNotes, input) : call(setWarehouseNotes, input)),
    draft: { of: `shipment-${which}/${shipment.id}` },
    done: t("bo.saved"),
    onTyped: () => form.isTyped || setSeen(notes),
    onSaved: (answer) => {
      setTheirs(undefined);
      setSeen(answer[which] ?? "");
      keepAnswer(client, getShipment, place, answer);
    },
    onRefused: async (error) => {
      if (!isConflict(error)) return false;
      const now = await call(getShipment, place);
      keepAnswer(client, getShipment, place, now);
      // Where another part was written meanwhile the note is as it was seen: it is sent once more by whoever presses again.
      if ((now[which] ?? "") === seen) return false;
      setSeen(now[which] ?? "");
      setTheirs(now[which] ?? "");
      return true;
    },
  });
  const label = t(`officeShipments.${which}`);
  return (
    <Form {...form.frame} what={label}>
      <Stack gap="sm" align="flex-start">
        <LimitedArea
          label={label}
          description={t(`officeShipments.${which}Hint`)}
          longest={2000}
          autosize
          minRows={2}
          w="100%"
          {...form.field("notes")}
        />
        <Refused form={form} />
        {theirs !== undefined && <TheirNotes text={theirs} />}
        <Button type="submit" variant="default" disabled={!form.isTyped} loading={form.isPending}>
          {t("bo.saveNotes")}
        </Button>
      </Stack>
    </Form>
  );
}
