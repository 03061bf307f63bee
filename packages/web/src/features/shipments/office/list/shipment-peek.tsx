import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getShipment } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { useBlockers } from "../page/use-blockers.ts";
import type { ShipmentRow } from "../shipment.ts";

/** What a shipment holds, why it stays, and what was noted for whoever prepares it. */
export function ShipmentPeek({ row: { id } }: { row: ShipmentRow }) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { data, error, refetch } = useQuery(queryOf(getShipment, { params: { id } }));
  const sentences = useBlockers();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const stays = sentences(data);
  return (
    <>
      <Heading text={t("officeShipments.lines")} />
      <ul className="list-lines">
        {data.lines.map(({ productId, name, quantity }) => (
          <li key={productId}>
            <span className="numbers">{figure(quantity, language)} ×</span> {name}
          </li>
        ))}
      </ul>
      {stays.length > 0 && (
        <>
          <Heading text={t("officeShipments.nextStep")} />
          {stays.map(({ words }) => (
            <Text key={words} size="sm">
              {words}
            </Text>
          ))}
        </>
      )}
      {data.warehouseNotes && (
        <>
          <Heading text={t("officeShipments.warehouseNotes")} />
          <Text size="sm" className="own-lines">
            {data.warehouseNotes}
          </Text>
        </>
      )}
    </>
  );
}

const Heading = ({ text }: { text: string }) => (
  <Text component="h3" size="sm" fw={700} mt="md" mb={4}>
    {text}
  </Text>
);
