import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { dateTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Shipment } from "../shipment.ts";
import type { Begin } from "./shipment-dialogs.tsx";

/** Somebody's word that it stays, or that it goes although its order isn't `shippable`. */
export function Holding({ shipment, begin }: { shipment: Shipment; begin: Begin }) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { state, hold, release, shippable } = shipment;
  if (state === "shipped" || state === "delivered" || state === "cancelled") return null;
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {t("officeShipments.holding")}
        </Title>
        {hold && (
          <Text size="sm" fw={600} className="own-lines">
            {t("officeShipments.held", { reason: hold.reason })} · {dateTime(hold.on, language)}
          </Text>
        )}
        {release && (
          <Text size="sm" className="own-lines">
            {t("officeShipments.released", { reason: release.reason })} · {dateTime(release.on, language)}
          </Text>
        )}
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => begin(hold ? "unhold" : "hold")}>
            {t(hold ? "officeShipments.unhold" : "officeShipments.hold")}
          </Button>
          {release ? (
            <Button size="compact-sm" variant="default" onClick={() => begin("unrelease")}>
              {t("officeShipments.unrelease")}
            </Button>
          ) : (
            !shippable && (
              <Button size="compact-sm" variant="default" onClick={() => begin("release")}>
                {t("officeShipments.release")}
              </Button>
            )
          )}
        </Group>
      </Stack>
    </Card>
  );
}
