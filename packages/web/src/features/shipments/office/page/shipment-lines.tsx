import { Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getScannedSerials } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import type { Shipment } from "../shipment.ts";
import type { Begin } from "./shipment-dialogs.tsx";

/** The pieces of a shipment, and of how many of them the serial was scanned. */
export function ShipmentLines({ shipment: { lines, movementId } }: { shipment: Shipment; begin: Begin }) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { data } = useQuery(queryOf(getScannedSerials, { params: { id: movementId }, query: { limit: 200 } }));
  const lineOf = (id: string) => data?.lines.find(({ productId }) => productId === id);
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t("officeShipments.lines")}
        </Title>
        <Text size="sm" c="dimmed" className="numbers">
          {t("officeShipments.piecesCount", { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </Text>
      </Group>
      <SmallTable
        rows={lines}
        keyOf={({ productId }) => productId}
        minWidth={340}
        stays
        columns={[
          {
            heading: t("officeShipments.product"),
            render: ({ productId, brand, name, productCode }) => (
              <>
                <AnchorLink to="/back-office/save-product/$id" params={{ id: productId }}>
                  {brand} {name}
                </AnchorLink>
                <Text size="xs" c="dimmed">
                  {productCode}
                </Text>
              </>
            ),
          },
          {
            heading: t("officeShipments.pieces"),
            right: true,
            strong: true,
            render: ({ quantity }) => figure(quantity, language),
          },
          {
            heading: t("officeShipments.scanned"),
            right: true,
            render: ({ productId, quantity }) => {
              const { scanned = 0, needsSerials = false } = lineOf(productId) ?? {};
              return scanned > 0 || needsSerials ? `${figure(scanned, language)} / ${figure(quantity, language)}` : "—";
            },
          },
        ]}
      />
      {data && data.items.length > 0 && (
        <Text size="xs" c="dimmed" className="long-words numbers" lineClamp={4}>
          {data.items.map(({ code }) => code).join(", ")}
        </Text>
      )}
    </Stack>
  );
}
