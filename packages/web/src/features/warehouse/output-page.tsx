import { needsOf } from "@solvia/core/orders/sending/site-needs";
import { Alert, Badge, Card, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getShipmentWithSerials } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AddressLines } from "../../ui/address-lines.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { SerialPapers } from "../scanning/lists/serial-papers.tsx";
import { MovementScanner } from "../scanning/movement-scanner.tsx";
import { FloorPage } from "./floor-page.tsx";
import type { Output } from "./incoming.ts";
import { openLine } from "./open-line.ts";
import { OutputNotes } from "./output-notes.tsx";
import { OutputPackages } from "./output-packages.tsx";
import { OutputSteps } from "./output-steps.tsx";
import { PlaceField } from "./place-field.tsx";

/** One shipment: what is to be picked and where it lies, its serials, its packages, and that it has left. */
export function OutputPage({ id }: { id: string }) {
  const { t } = useTexts(officeWarehouseTexts);
  const read = useQuery(queryOf(getShipmentWithSerials, { params: { id } }));
  const back = (
    <AnchorLink to="/warehouses/outputs" size="sm">
      {t("floor.outputs")}
    </AnchorLink>
  );
  const { data, error, refetch } = read;
  return (
    <FloorPage title={data ? t("floor.output", { number: data.orderNumber }) : t("floor.outputs")} back={back}>
      {data && <Shipment shipment={data} />}
      {!data && (error ? <Failure error={error} retry={() => void refetch()} /> : <Waiting shape="record" />)}
    </FloorPage>
  );
}

const inHouse: ReadonlySet<string> = new Set(["to_prepare", "ready", "scheduled", "waiting_stock", "draft"]);

function Shipment({ shipment }: { shipment: Output }) {
  const { id, state, movementId } = shipment;
  const isHere = inHouse.has(state);
  return (
    <>
      <Facts shipment={shipment} />
      <Lines shipment={shipment} />
      {isHere && <MovementScanner movementId={movementId} {...openLine(shipment.lines)} bare />}
      <OutputSteps shipment={shipment} />
      <OutputPackages shipment={shipment} />
      <OutputNotes shipment={shipment} />
      {!isHere && <SerialPapers of="shipment" id={id} size="lg" />}
    </>
  );
}

function Facts({ shipment }: { shipment: Output }) {
  const { t, language } = useTexts(officeWarehouseTexts);
  const { state, customerName, address, hold, block, problem, plannedOn, carrier, transportDocument, packagingWish } =
    shipment;
  const marks = [
    shipment.priority > 0 && t("floor.urgent"),
    shipment.dangerous && t("floor.dangerous"),
    shipment.anonymousPackaging && t("floor.anonymous"),
    ...(address === "pickup" ? [] : needsOf(address)).map((need) => t(`floor.needs.${need}`)),
  ].filter((mark) => mark !== false);
  return (
    <Stack gap={6}>
      <Badge size="xl" variant="light" c="bright" tt="none">
        {t(`floor.states.${state}`)}
      </Badge>
      <Text fw={600} size="lg" className="long-words">
        {customerName}
      </Text>
      {address === "pickup" ? (
        <Text size="sm">{t("floor.pickup")}</Text>
      ) : (
        <AddressLines of={address} below={customerName} />
      )}
      {marks.length > 0 && <Text fw={600}>{marks.join(" · ")}</Text>}
      {packagingWish && <Text size="sm">{t("floor.packagingWish", { wish: packagingWish })}</Text>}
      <Text size="sm">
        {[
          plannedOn && t("floor.plannedOn", { on: date(plannedOn, language) }),
          carrier && t("floor.by", { name: carrier }),
          transportDocument && t("floor.document", { number: transportDocument.number }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {block && (
        <Alert color="orange" title={t(`floor.blocks.${block}`)}>
          {hold && t("floor.held", { reason: hold })}
        </Alert>
      )}
      {hold && !block && <Alert color="orange">{t("floor.held", { reason: hold })}</Alert>}
      {problem && <Alert color="red">{t("floor.problem", { reason: problem.reason })}</Alert>}
    </Stack>
  );
}

function Lines({ shipment: { lines, warehouseId } }: { shipment: Output }) {
  const { t } = useTexts(officeWarehouseTexts);
  return (
    <Stack component="section" gap="xs" aria-label={t("floor.picking")}>
      {lines.map(({ productId, productCode, brand, name, quantity, scanned, needsSerials, place }) => (
        <Card key={productId} withBorder padding="md" component="article" aria-label={`${brand} ${name}`}>
          <Group justify="space-between" wrap="nowrap">
            <PlaceField productId={productId} warehouseId={warehouseId} name={`${brand} ${name}`} place={place} />
            <Text fz={28} fw={700} className="numbers">
              {quantity}
            </Text>
          </Group>
          <Text size="sm" c="dimmed" translate="no">
            {productCode}
          </Text>
          <Text fw={600} className="long-words">{`${brand} ${name}`}</Text>
          {(needsSerials || scanned > 0) && (
            <Text {...(needsSerials && scanned < quantity && { fw: 700 })}>
              {`${t("floor.serials")}: ${scanned}/${quantity}`}
            </Text>
          )}
        </Card>
      ))}
    </Stack>
  );
}
