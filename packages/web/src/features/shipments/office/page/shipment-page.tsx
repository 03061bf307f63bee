import { Badge, Container, Grid, NativeSelect, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem, call, queryOf } from "../../../../api/client.ts";
import { getShipment, setShipmentPriority } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../../ui/links.tsx";
import { Empty, Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { History } from "../../../audit/audit-entries.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { DamageSection } from "../../../damage/office/damage-section.tsx";
import { RecordHead } from "../../../office-kit/record-head.tsx";
import type { Shipment } from "../shipment.ts";
import { ShipmentStanding } from "../state-badge.tsx";
import { useShipmentWrite } from "../use-shipment-write.ts";
import { Destination } from "./destination.tsx";
import { Holding } from "./holding.tsx";
import { ShipmentLines } from "./shipment-lines.tsx";
import { ShipmentNotes } from "./notes.tsx";
import { Others } from "./others.tsx";
import { Papers } from "./papers.tsx";
import { ShipmentActs } from "./shipment-acts.tsx";
import { ShipmentDialog } from "./shipment-dialogs.tsx";
import { Stays } from "./stays.tsx";
import { Transport } from "./transport.tsx";
import { useBegin } from "./use-begin.ts";

export const ShipmentPage = ({ id }: { id: string }) => (
  <BackOffice access={getShipment.access}>
    <OneShipment id={id} />
  </BackOffice>
);

function OneShipment({ id }: { id: string }) {
  const { t } = useTexts(officeShipmentsTexts);
  const { data: shipment, error, refetch } = useQuery(queryOf(getShipment, { params: { id } }));
  if (error instanceof ApiProblem && error.code === "not-found") {
    return (
      <Empty title={t("officeShipments.noSuch")} level={1}>
        <ButtonLink to="/back-office/shipments" variant="default">
          {t("officeShipments.all")}
        </ButtonLink>
      </Empty>
    );
  }
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return shipment ? <LoadedShipment key={shipment.id} shipment={shipment} /> : <Waiting shape="record" />;
}

/** One shipment: why it stays and what can be done, its goods, its papers, who takes it when and whereto. */
function LoadedShipment({ shipment }: { shipment: Shipment }) {
  const { t } = useTexts(officePeopleTexts, officeShipmentsTexts);
  const { begin, asked, leave } = useBegin(shipment);
  const { id, orderNumber, dangerous } = shipment;
  return (
    <Container size="xl" py="md">
      <Stack gap="lg">
        <RecordHead
          back={
            <AnchorLink to="/back-office/shipments" size="sm">
              {t("officeShipments.all")}
            </AnchorLink>
          }
          name={t("officeShipments.one", { number: orderNumber })}
          states={
            <>
              <ShipmentStanding of={shipment} />
              {dangerous && (
                <Badge color="orange" variant="light" c="bright" tt="none">
                  {t("officeShipments.dangerous")}
                </Badge>
              )}
            </>
          }
          acts={<ShipmentActs shipment={shipment} begin={begin} />}
        >
          <Stays shipment={shipment} begin={begin} />
        </RecordHead>
        <Grid gap="xl">
          <Grid.Col span={{ xs: 12, md: 8 }}>
            <Stack gap="xl">
              <ShipmentLines shipment={shipment} begin={begin} />
              <Papers shipment={shipment} begin={begin} />
              <DamageSection shipmentId={id} />
              <Others shipment={shipment} begin={begin} />
              <ShipmentNotes shipment={shipment} which="notes" />
              <ShipmentNotes shipment={shipment} which="warehouseNotes" />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ xs: 12, md: 4 }}>
            <Stack>
              <Transport shipment={shipment} begin={begin} />
              <Destination shipment={shipment} />
              <Holding shipment={shipment} begin={begin} />
              <Priority shipment={shipment} />
            </Stack>
          </Grid.Col>
        </Grid>
        <Stack gap={6}>
          <Title order={2} size="h4">
            {t("officePeople.tabs.history")}
          </Title>
          <History kind="shipments" entityId={id} />
        </Stack>
      </Stack>
      {asked && <ShipmentDialog shipment={shipment} asked={asked} onClose={leave} />}
    </Container>
  );
}

/** How soon its order's goods are to be sent. */
function Priority({ shipment: { id, priority } }: { shipment: Shipment }) {
  const { t } = useTexts(officeShipmentsTexts);
  const write = useShipmentWrite();
  return (
    <NativeSelect
      label={t("officeShipments.priority")}
      value={String(priority)}
      disabled={write.isPending}
      data={["0", "1", "2", "3"].map((value) => ({
        value,
        label: t(`officeShipments.priorities.${value}`, { defaultValue: value }),
      }))}
      onChange={({ currentTarget: { value } }) =>
        write.mutate(() =>
          call(setShipmentPriority, { params: { id }, body: { priority: Number(value), seen: priority } }),
        )
      }
    />
  );
}
