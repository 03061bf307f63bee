import { Badge, Group } from "@mantine/core";
import { officeShipmentsTexts } from "../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconStar } from "../../../ui/icons.gen.ts";
import type { ShipmentRow, ShipmentState } from "./shipment.ts";

const colours = {
  draft: "gray",
  waiting_stock: "orange",
  to_prepare: "yellow",
  ready: "cyan",
  scheduled: "blue",
  shipped: "leaf",
  delivered: "green",
  exception: "red",
  cancelled: "gray",
} as const satisfies Record<ShipmentState, string>;

/** How a shipment stands, and whether it goes before others. */
export function ShipmentStanding({
  of: { state, priority = 0 },
}: {
  of: Pick<ShipmentRow, "state"> & { priority?: number };
}) {
  const { t } = useTexts(officeShipmentsTexts);
  const before = t("officeShipments.priorityOf", {
    priority: t(`officeShipments.priorities.${priority}`, { defaultValue: "" }),
  });
  return (
    <Group gap={6} wrap="nowrap">
      <Badge color={colours[state]} variant="light" c="bright" tt="none">
        {t(`officeShipments.states.${state}`)}
      </Badge>
      {priority > 0 && (
        <Badge
          color="teal"
          variant="light"
          c="bright"
          tt="none"
          className="list-mark"
          title={before}
          leftSection={<IconStar size={13} aria-hidden />}
        >
          {before}
        </Badge>
      )}
    </Group>
  );
}
