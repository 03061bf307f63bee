import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getShipment } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { PeekLines, PeekNote, PeekPart } from "../../../office-kit/records/peek.tsx";
import { useBlockers } from "../page/use-blockers.ts";
import type { ShipmentRow } from "../shipment.ts";

/** What a shipment holds, why it stays, and what was noted for whoever prepares it. */
export function ShipmentPeek({ row: { id } }: { row: ShipmentRow }) {
  const { t } = useTexts(officeShipmentsTexts);
  const { data, error, refetch } = useQuery(queryOf(getShipment, { params: { id } }));
  const sentences = useBlockers();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const stays = sentences(data);
  return (
    <>
      <PeekPart title={t("officeShipments.lines")}>
        <PeekLines lines={data.lines.map((line) => ({ ...line, key: line.productId }))} />
      </PeekPart>
      {stays.length > 0 && (
        <PeekPart title={t("officeShipments.nextStep")}>
          {stays.map(({ words }) => (
            <Text key={words} size="sm">
              {words}
            </Text>
          ))}
        </PeekPart>
      )}
      <PeekNote title={t("officeShipments.warehouseNotes")} text={data.warehouseNotes} />
    </>
  );
}
