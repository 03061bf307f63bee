import { Anchor, Button, Card, Divider, Group, Stack, Text, Title } from "@mantine/core";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { date, dateTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Facts } from "../../../office-kit/facts.tsx";
import type { Shipment } from "../shipment.ts";
import type { Begin } from "./shipment-dialogs.tsx";

/** Who takes it, when, what that costs, and what went wrong. */
export function Transport({ shipment, begin }: { shipment: Shipment; begin: Begin }) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { state, carrierOf, costs, plannedOn, promisedBy, shippedOn, deliveredOn, days, problem } = shipment;
  const { trackingCode, trackingUrl, transportDocument } = shipment;
  const setOutOn = transportDocument?.setOutOn;
  const over = state === "delivered" || state === "cancelled";
  const planned = days.findLast(({ deliveryStatus }) => deliveryStatus !== "missed");
  const slot = planned?.slot;
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {t("officeShipments.transport")}
        </Title>
        <Facts
          plain
          facts={[
            [
              t("officeShipments.plannedOn"),
              plannedOn &&
                [date(plannedOn, language), slot && t(`officeShipments.slots.${slot}`)].filter(Boolean).join(", "),
            ],
            [t("officeShipments.promisedBy"), promisedBy && date(promisedBy, language)],
            [t("officeShipments.shippedOn"), shippedOn && dateTime(shippedOn, language)],
            [t("officeShipments.startDay"), setOutOn && date(setOutOn, language)],
            [t("officeShipments.deliveredOn"), deliveredOn && dateTime(deliveredOn, language)],
            [t("officeShipments.carrier"), carrierOf?.name],
            [t("officeShipments.carrierPhone"), carrierOf?.telephone],
            [t("officeShipments.carrierAddress"), carrierOf?.address],
            [
              t("officeShipments.tracking"),
              trackingUrl ? (
                <Anchor key="tracking" href={trackingUrl} target="_blank" rel="noreferrer">
                  {trackingCode ?? trackingUrl}
                </Anchor>
              ) : (
                trackingCode
              ),
            ],
            [t("officeShipments.costs"), costs === undefined ? undefined : money(costs, language)],
          ]}
        />
        {problem && (
          <Text size="sm" fw={600} className="own-lines">
            {t("officeShipments.problemSaid", {
              kind: t(`officeShipments.problemKinds.${problem.kind}`),
              date: dateTime(problem.on, language),
              reason: problem.reason,
            })}
          </Text>
        )}
        {days.length > 1 && (
          <>
            <Divider />
            <Text size="sm" c="dimmed">
              {t("officeShipments.days")}
            </Text>
            {days.map(({ date: day, deliveryStatus }, at) => (
              <Text key={`${day}.${at}`} size="sm" className="numbers">
                {date(day, language)} · {t(`officeShipments.dayStates.${deliveryStatus}`)}
              </Text>
            ))}
          </>
        )}
        {!over && (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => begin("carrier")}>
              {t("officeShipments.editCarrier")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => begin("costs")}>
              {t("officeShipments.setCosts")}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
