import { Button, Stack, Title } from "@mantine/core";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { WarehouseName } from "../../../catalogue/office/stock/warehouse-choice.tsx";
import type { Shipment, ShipmentState } from "../shipment.ts";
import { ShipmentStanding } from "../state-badge.tsx";
import type { Begin } from "./shipment-dialogs.tsx";

const inHouse: ReadonlySet<ShipmentState> = new Set(["draft", "waiting_stock", "to_prepare"]);

/** The order's other shipments; those that lie in the same warehouse and aren't ready can be put into this one. */
export function Others({ shipment: { others, acts, warehouseId }, begin }: { shipment: Shipment; begin: Begin }) {
  const { t } = useTexts(officeShipmentsTexts);
  if (others.length === 0) return null;
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("officeShipments.others")}
      </Title>
      <SmallTable
        rows={others}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: t("officeShipments.state"),
            render: (other) => <ShipmentStanding of={other} />,
          },
          {
            heading: t("officeShipments.pieces"),
            right: true,
            render: ({ id, pieces }) => (
              <AnchorLink to="/back-office/shipments/$id" params={{ id }} className="numbers">
                {t("officeShipments.piecesCount", { count: pieces })}
              </AnchorLink>
            ),
          },
          { heading: t("officeShipments.warehouse"), render: (other) => <WarehouseName id={other.warehouseId} /> },
          {
            heading: t("officeShipments.acts.merge"),
            right: true,
            render: ({ id, state, warehouseId: its, pieces }) =>
              acts.includes("rearrange") &&
              inHouse.has(state) &&
              its === warehouseId && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t("officeShipments.mergeWith", {
                    pieces: t("officeShipments.piecesCount", { count: pieces }),
                    state: t(`officeShipments.states.${state}`),
                  })}
                  onClick={() => begin(`merge ${id}`)}
                >
                  {t("officeShipments.acts.merge")}
                </Button>
              ),
          },
        ]}
      />
    </Stack>
  );
}
