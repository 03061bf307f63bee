import { Button, Card, Group, Text } from "@mantine/core";
import { useDraggable } from "@dnd-kit/core";
import { CSS } from "@dnd-kit/utilities";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { ShipmentRow } from "../shipment.ts";
import { ShipmentStanding } from "../state-badge.tsx";
import { loadWord, staysWords } from "../words.ts";
import type { Place } from "./days.ts";
import { isMovable } from "./moves.ts";

/** A card as it is dragged: what it is of, and where it stood. */
export interface Dragged {
  row: ShipmentRow;
  place: Place;
}

interface Props extends Dragged {
  late: boolean;
  /** Opens the dialog of its day: the way of a finger and of a keyboard. */
  plan: (row: ShipmentRow) => void;
}

/** A shipment in the calendar: whose, whereto, how much, by whom, and what keeps it. */
export function ShipmentCard({ row, place, late, plan }: Props) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { id, orderNumber, customerName, pickup, place: town, carrier, slot, state, plannedOn, siteNeeds } = row;
  const data: Dragged = { row, place };
  const movable = isMovable(row);
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({ id, data, disabled: !movable });
  const stays = staysWords(t, row);
  const what = (
    <>
      <Text size="sm" fw={600} lineClamp={2}>
        {customerName}
      </Text>
      <Text size="xs" lineClamp={1}>
        {pickup ? t("officeShipments.pickup") : town}
      </Text>
      <Text size="xs" className="numbers">
        {loadWord(t, row, language)}
      </Text>
      <Text size="xs" c="dimmed" lineClamp={1}>
        {[
          slot && t(`officeShipments.slots.${slot}`),
          carrier,
          ...siteNeeds.map((need) => t(`officeShipments.needs.${need}`)),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {late && plannedOn && (
        <Text size="xs" fw={600} c="red">
          {t("officeShipments.scheduler.late")}: {date(plannedOn, language)}
        </Text>
      )}
      {stays.length > 0 && (
        <Text size="xs" fw={600} lineClamp={2}>
          {stays.join(", ")}
        </Text>
      )}
    </>
  );
  return (
    <Card
      ref={setNodeRef}
      withBorder
      padding={6}
      component="article"
      aria-label={t("officeShipments.one", { number: orderNumber })}
      style={{ transform: CSS.Translate.toString(transform), zIndex: isDragging ? 2 : undefined }}
      shadow={isDragging ? "md" : "none"}
      className="scheduler-card"
    >
      {movable ? (
        <div
          {...attributes}
          {...listeners}
          className="scheduler-handle"
          aria-label={t("officeShipments.scheduler.drag", { number: orderNumber })}
        >
          {what}
        </div>
      ) : (
        what
      )}
      <Group justify="space-between" gap={4} mt={4}>
        <AnchorLink to="/back-office/shipments/$id" params={{ id }} size="xs" className="scheduler-link numbers">
          {orderNumber}
        </AnchorLink>
        {!movable && <ShipmentStanding of={{ state }} />}
        {(state === "ready" || state === "scheduled") && (
          <Button
            size="compact-xs"
            variant="subtle"
            px={4}
            aria-label={t("officeShipments.scheduler.planOf", { number: orderNumber })}
            onClick={() => plan(row)}
          >
            {t("officeShipments.scheduler.plan")}
          </Button>
        )}
      </Group>
    </Card>
  );
}
