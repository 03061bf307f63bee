import { Button, Checkbox, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { date, figure, weight } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Facts } from "../../../office-kit/facts.tsx";
import type { Shipment } from "../shipment.ts";
import type { Begin } from "./shipment-dialogs.tsx";

interface Props {
  shipment: Shipment;
  begin: Begin;
}

/** While it may still be packed otherwise. */
const isOver = ({ state }: Shipment): boolean => state === "delivered" || state === "cancelled";

/** What is packed, its labels, and its transport document. */
export function Papers(props: Props) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { shipment, begin } = props;
  const { id, packages, packed, label, transportDocument } = shipment;
  const over = isOver(shipment);
  const { count, pallets, appearance, grossGrams, netGrams, longest } = packages;
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("officeShipments.papers")}
      </Title>
      <Paper withBorder p="md">
        <Stack gap="md">
          <Facts
            plain
            facts={[
              [t("officeShipments.packages"), t("officeShipments.packagesCount", { count })],
              [t("officeShipments.pallets"), figure(pallets, language)],
              [t("officeShipments.appearance"), t(`officeShipments.appearances.${appearance}`)],
              [t("officeShipments.gross"), weight(grossGrams, language)],
              [t("officeShipments.net"), weight(netGrams, language)],
              [t("officeShipments.longest"), longest && `${figure(longest, language)} mm`],
            ]}
          />
          {!packed && !over && (
            <Text size="sm" c="dimmed">
              {t("officeShipments.reckoned")}
            </Text>
          )}
          <Group gap="sm">
            {!over && !transportDocument && (
              <Button size="compact-sm" variant="default" onClick={() => begin("packages")}>
                {t("officeShipments.editPackages")}
              </Button>
            )}
            <FileButton href={`/api/back-office/shipments/${id}/labels`} label={t("officeShipments.labels")} />
            <Checkbox
              label={t("officeShipments.label")}
              checked={label}
              disabled={over}
              onChange={() => begin("label")}
            />
          </Group>
          <TransportDocument {...props} />
        </Stack>
      </Paper>
    </Stack>
  );
}

/** Its number and day, the two copies, and the way to annul it before the goods leave. */
function TransportDocument({ shipment, begin }: Props) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { id, state, transportDocument, shippedOn, address } = shipment;
  // All warehouses lie in Italy; where one does not, the server still refuses a note that needs none.
  const goesAbroad = address !== "pickup" && address.countryCode !== "IT";
  if (!transportDocument) {
    const mayIssue = state === "ready" || state === "scheduled";
    return (
      <Group gap="sm">
        <Text size="sm">{t(mayIssue ? "officeShipments.noDocument" : "officeShipments.documentWhenReady")}</Text>
        {mayIssue && (
          <Button size="compact-sm" variant="default" onClick={() => begin("document")}>
            {t("officeShipments.issue")}
          </Button>
        )}
      </Group>
    );
  }
  const { number, on } = transportDocument;
  const file = `/api/back-office/shipments/${id}/transport-document`;
  return (
    <Group gap="sm">
      <Text fw={600} className="numbers">
        {t("officeShipments.documentOf", { number, date: date(on, language) })}
      </Text>
      <FileButton href={file} label={t("officeShipments.openDocument")} />
      <FileButton href={`${file}?copy=house`} label={t("officeShipments.houseCopy")} />
      {goesAbroad && (
        <FileButton
          href={`/api/back-office/shipments/${id}/consignment-note`}
          label={t("officeShipments.consignmentNote")}
        />
      )}
      {!shippedOn && (
        <Button size="compact-sm" variant="subtle" color="red" c="red" onClick={() => begin("annul")}>
          {t("officeShipments.annul")}
        </Button>
      )}
    </Group>
  );
}

const FileButton = ({ href, label }: { href: string; label: string }) => (
  <Button component="a" href={href} target="_blank" rel="noreferrer" size="compact-sm" variant="default">
    {label}
  </Button>
);
