import { ScrollArea } from "@mantine/core";
import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import type { CSSProperties } from "react";
import type { CivilDate } from "@solvia/core/platform/time";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { byColumns } from "../../../office-kit/board/by-columns.ts";
import type { ShipmentRow } from "../shipment.ts";
import { announcementsIn } from "./announcements.ts";
import { DayColumn } from "./day-column.tsx";
import { unplanned, type Place } from "./days.ts";
import { isLate } from "./moves.ts";
import "./scheduler.css";
import type { Dragged } from "./shipment-card.tsx";
import { UnplannedColumn } from "./unplanned-column.tsx";
import type { useMove } from "./use-move.ts";

interface Props {
  days: readonly CivilDate[];
  today: CivilDate;
  rows: readonly ShipmentRow[];
  late: readonly ShipmentRow[];
  warehouse: string | undefined;
  moves: ReturnType<typeof useMove>;
  dayWord: (place: Place) => string;
  plan: (row: ShipmentRow) => void;
}

const romeDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
const dayOf = ({ shippedOn, plannedOn }: ShipmentRow): string | undefined =>
  shippedOn ? romeDay.format(new Date(shippedOn)) : plannedOn;

/** A column for each day, and one for what has none. A card is dragged to another column, or planned by its dialog. */
export function Scheduler({ days, today, rows, late, warehouse, moves, dayWord, plan }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const places: readonly Place[] = [unplanned, ...days];
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: byColumns(places, (card) => (card as Dragged | undefined)?.place),
    }),
  );
  const { moving } = moves;
  const besides = <UnplannedColumn late={late} warehouse={warehouse} without={moving?.row.id} plan={plan} />;
  /** Beneath a single day, where one looks at a phone. */
  const isBelow = days.length === 1;
  const standing = rows.filter((row) => !isLate(row, today) && row.id !== moving?.row.id);
  const rowsOf = (day: CivilDate): readonly ShipmentRow[] => {
    const own = standing.filter((row) => dayOf(row) === day);
    return moving?.day === day ? [...own, { ...moving.row, plannedOn: day }] : own;
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={({ active, over }) => {
        const card = active.data.current as Dragged | undefined;
        const to = places.find((place) => place === over?.id);
        if (card && to) moves.move(card.row, card.place, to);
      }}
      accessibility={{
        announcements: announcementsIn(t, dayWord, ({ row }, to) => moves.refusalIn(row, to)),
        screenReaderInstructions: { draggable: t("officeShipments.scheduler.keys") },
      }}
    >
      <ScrollArea type="auto">
        <div className="scheduler" style={{ "--days": days.length } as CSSProperties}>
          {!isBelow && besides}
          {days.map((day) => (
            <DayColumn
              key={day}
              day={day}
              title={dayWord(day)}
              isToday={day === today}
              rows={rowsOf(day)}
              plan={plan}
            />
          ))}
          {isBelow && besides}
        </div>
      </ScrollArea>
    </DndContext>
  );
}
