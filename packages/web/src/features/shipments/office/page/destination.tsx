import { Card, Divider, Text, Title } from "@mantine/core";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { peopleTexts } from "../../../../i18n/areas/people.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { WarehouseName } from "../../../catalogue/office/stock/warehouse-choice.tsx";
import { DeliveryPlace } from "../../../account/addresses/delivery-place.tsx";
import type { Shipment } from "../shipment.ts";

/** Whose it is, from where it goes whereto, how it can be unloaded there, and how its customer wishes it packed. */
export function Destination({ shipment }: { shipment: Shipment }) {
  const { t } = useTexts(ordersTexts, peopleTexts, officeShipmentsTexts);
  const { orderId, orderNumber, customerName, address, warehouseId, customerReference, packagingWish } = shipment;
  const said = [customerReference, packagingWish, shipment.anonymousPackaging].some(Boolean);
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="xs">
        {t("officeShipments.address")}
      </Title>
      <Text size="sm" fw={600}>
        {customerName}
      </Text>
      <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm">
        {t("officeShipments.toOrder", { number: orderNumber })}
      </AnchorLink>
      <Divider my="sm" />
      {address === "pickup" ? (
        <Text size="sm">{t("officeShipments.pickup")}</Text>
      ) : (
        <DeliveryPlace address={address} />
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {t("officeShipments.warehouse")}: <WarehouseName id={warehouseId} />
      </Text>
      {said && <Divider my="sm" />}
      {shipment.anonymousPackaging && (
        <Text size="sm" fw={600}>
          {t("officeShipments.anonymous")}
        </Text>
      )}
      {packagingWish && (
        <Text size="sm" fw={600} className="own-lines">
          {t("officeShipments.wish")}: {packagingWish}
        </Text>
      )}
      {customerReference && (
        <Text size="sm">
          {t("officeShipments.reference")}: {customerReference}
        </Text>
      )}
    </Card>
  );
}
