import { Stack, Text } from "@mantine/core";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { ShipmentRow } from "../shipment.ts";
import { CarrierChoice } from "./carrier-choice.tsx";
import type { KnownCarrier } from "./carrier-form.tsx";

/** Whether nobody has said who takes it: neither picked up by its customer, nor with a document that names who drives. */
export const lacksCarrier = ({ carrier, pickup, documentNumber }: ShipmentRow): boolean =>
  carrier === undefined && !pickup && documentNumber === undefined;

interface Props {
  rows: readonly ShipmentRow[];
  chosen: KnownCarrier | undefined;
  onChoose: (carrier: KnownCarrier) => void;
}

/** One carrier for those of several shipments that have none; what others have stays. */
export function CarrierForMany({ rows, chosen, onChoose }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const count = rows.filter(lacksCarrier).length;
  if (count === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm">{t("officeShipments.carriers.lacking", { count })}</Text>
      <CarrierChoice name={chosen?.name ?? ""} onChoose={onChoose} />
    </Stack>
  );
}
