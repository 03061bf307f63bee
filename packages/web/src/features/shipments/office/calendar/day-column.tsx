import { Button, Stack, Text } from "@mantine/core";
import { useDroppable } from "@dnd-kit/core";
import { useState } from "react";
import type { CivilDate } from "@solvia/core/platform/time";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { ShipmentRow } from "../shipment.ts";
import { loadWord } from "../words.ts";
import { ShipmentCard } from "./shipment-card.tsx";

/** So many cards of a day are drawn at once. */
const drawn = 40;

interface Props {
  day: CivilDate;
  title: string;
  isToday: boolean;
  rows: readonly ShipmentRow[];
  plan: (row: ShipmentRow) => void;
}

/** What leaves on a day, and what that comes to for whoever loads it. */
export function DayColumn({ day, title, isToday, rows, plan }: Props) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const [shown, setShown] = useState(drawn);
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const load = {
    pallets: rows.reduce((sum, { pallets }) => sum + pallets, 0),
    grossGrams: rows.reduce((sum, { grossGrams }) => sum + grossGrams, 0),
  };
  return (
    <section
      ref={setNodeRef}
      className="scheduler-column"
      data-over={isOver || undefined}
      data-today={isToday || undefined}
      aria-label={title}
    >
      <Text size="sm" fw={700} className="scheduler-day">
        {title}
      </Text>
      <Text size="xs" c="dimmed" className="numbers" mb="xs">
        {rows.length === 0
          ? t("officeShipments.scheduler.free")
          : `${t("officeShipments.scheduler.shipments", { count: rows.length })} · ${loadWord(t, load, language)}`}
      </Text>
      <Stack gap={6}>
        {rows.slice(0, shown).map((row) => (
          <ShipmentCard key={row.id} row={row} place={day} late={false} plan={plan} />
        ))}
        {rows.length > shown && (
          <Button size="xs" variant="subtle" onClick={() => setShown(shown + drawn)}>
            {t("officeShipments.scheduler.more")} ({rows.length - shown})
          </Button>
        )}
      </Stack>
    </section>
  );
}
