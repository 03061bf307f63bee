import { Card, Container, Grid, Stack, Text, Timeline, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { trackShipment } from "../../api/endpoints.gen.ts";
import { trackingTexts } from "../../i18n/areas/tracking.ts";
import { date, dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AddressLines } from "../../ui/address-lines.tsx";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { CustomersOwn } from "../acting/in-stead.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { AtTheDoor } from "./at-the-door.tsx";
import { ShipmentFacts, ShipmentHead, ShipmentPieces } from "./shipment-facts.tsx";
import type { Tracked } from "./tracked.ts";

/** Where a shipment is (the letter that it has left leads here). */
export function ShipmentPage({ id }: { id: string | undefined }) {
  const { t } = useTexts(trackingTexts);
  return (
    <RequireLogin>
      {id === undefined ? (
        <EmptyPage title={t("tracking.none.title")} hint={t("tracking.none.hint")}>
          <ToOrders />
        </EmptyPage>
      ) : (
        <CustomersOwn needs={trackShipment}>
          <OneShipment id={id} />
        </CustomersOwn>
      )}
    </RequireLogin>
  );
}

function ToOrders() {
  const { t } = useTexts(trackingTexts);
  return <ButtonLink to="/profile/my-orders">{t("tracking.myOrders")}</ButtonLink>;
}

/** One that was made up is refused by its shape, another's as if it weren't there. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === "not-found" || error.status === 400 || error.status === 422);

function OneShipment({ id }: { id: string }) {
  const { t } = useTexts(trackingTexts);
  const { data: shipment, error, refetch } = useQuery(queryOf(trackShipment, { params: { id } }));
  if (isUnknown(error)) {
    return (
      <EmptyPage title={t("tracking.missing")}>
        <ToOrders />
      </EmptyPage>
    );
  }
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!shipment) return <Waiting shape="record" />;
  const { orderId, orderNumber, address } = shipment;
  return (
    <Container size="lg" py="lg">
      <AnchorLink to="/profile/my-orders/$id" params={{ id: orderId }} size="sm">
        {t("tracking.toOrder", { number: orderNumber })}
      </AnchorLink>
      <Title order={1} mt="xs" mb="lg">
        {t("tracking.title")}
      </Title>
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 7 }}>
          <Stack>
            <Card withBorder>
              <Stack gap="xs">
                <ShipmentHead shipment={shipment} />
                <ShipmentFacts shipment={shipment} />
                <ShipmentPieces lines={shipment.lines} />
              </Stack>
            </Card>
            <Card withBorder component="section" aria-label={t("tracking.steps")}>
              <Title order={2} size="h4" mb="md">
                {t("tracking.steps")}
              </Title>
              <Steps shipment={shipment} />
            </Card>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 5 }}>
          <Stack>
            {address !== "pickup" && (
              <Card withBorder>
                <Text fw={600}>{t("tracking.destination")}</Text>
                <AddressLines of={address} />
              </Card>
            )}
            <AtTheDoor damageUrl={shipment.damageUrl} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

/** The days of its way: those that were, and what is to come. */
function Steps({ shipment }: { shipment: Tracked }) {
  const { t, language } = useTexts(trackingTexts);
  const { placedOn, plannedOn, shippedOn, deliveredOn } = shipment;
  const open = t("tracking.day.toCome");
  const steps = [
    { name: "placed", on: dateAndTime(placedOn, language) },
    ...(plannedOn && !shippedOn ? [{ name: "planned", on: date(plannedOn, language) } as const] : []),
    { name: "shipped", on: shippedOn && dateAndTime(shippedOn, language) },
    { name: "delivered", on: deliveredOn && dateAndTime(deliveredOn, language) },
  ] as const;
  const done = deliveredOn ? steps.length - 1 : shippedOn ? 1 : steps.length === 4 ? 1 : 0;
  return (
    <Timeline active={done} bulletSize={16} lineWidth={2} color="leaf">
      {steps.map(({ name, on }) => (
        <Timeline.Item key={name} title={t(`tracking.day.${name}`)}>
          <Text size="sm" c="dimmed">
            {on ?? open}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
