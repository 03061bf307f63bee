import {
  Alert,
  Badge,
  Card,
  Container,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { listOrdersScheduler as contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { agendaKinds, agendaSpans, type AgendaKind } from "@solvia/core/orders/agenda/agenda-kinds";
import { queryOf } from "../../../../api/client.ts";
import { listOrdersScheduler } from "../../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeOrdersTexts } from "../../../../i18n/areas/office-orders.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../../ui/links.tsx";
import { lookOf } from "../../../../ui/list/look-of.ts";
import { Empty, Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";

type Search = SearchOf<typeof contract>;
type Entry = AnswerOf<typeof contract>["items"][number];

export const AgendaPage = ({ search }: { search: Search }) => (
  <BackOffice access={listOrdersScheduler.access}>
    <Agenda {...lookOf(contract, { ...search })} />
  </BackOffice>
);

/** What orders have to do, day by day; the days ahead and the kind stand in the address. */
function Agenda({ span = "14", kind }: Search) {
  const { t } = useTexts(officeTexts, officeOrdersTexts);
  const navigate = useNavigate();
  const go = (search: Search) =>
    void navigate({
      to: "/back-office/orders-scheduler",
      search: { view: "agenda", span, kind, ...search },
      replace: true,
    });
  const { data, error, refetch } = useQuery(queryOf(listOrdersScheduler, { query: { span, kind } }));
  return (
    <Container size="lg" py="md">
      <Group justify="space-between">
        <Title order={1} size="h3">
          {t("officeOrders.agenda.title")}
        </Title>
        <ButtonLink to="/back-office/orders-scheduler" search={{}} size="xs" variant="default">
          {t("officeOrders.agenda.calendar")}
        </ButtonLink>
      </Group>
      <Text c="dimmed" mb="md">
        {t("officeOrders.agenda.hint")}
      </Text>
      <Group mb="md" align="flex-end">
        <SegmentedControl
          aria-label={t("officeOrders.agenda.span")}
          value={span}
          onChange={(days) => go({ span: agendaSpans.find((one) => one === days) })}
          data={agendaSpans.map((days) => ({ value: days, label: t("bo.days", { count: Number(days) }) }))}
        />
        <NativeSelect
          label={t("officeOrders.agenda.kind")}
          size="xs"
          value={kind ?? ""}
          onChange={(event) => go({ kind: agendaKinds.find((one) => one === event.currentTarget.value) })}
          data={[
            { value: "", label: t("bo.all") },
            ...agendaKinds.map((value) => ({ value, label: t(`officeOrders.agenda.kinds.${value}`) })),
          ]}
        />
      </Group>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={3} />}
      {data?.items.length === 0 && <Empty title={t("officeOrders.agenda.none")} />}
      {data?.more && (
        <Alert color="yellow" mb="md">
          {t("officeOrders.agenda.more")}
        </Alert>
      )}
      {data && <Days items={data.items} today={data.today} />}
    </Container>
  );
}

/** What is late, and after it the days on which something is. */
function Days({ items, today }: { items: readonly Entry[]; today: string }) {
  const { t, language } = useTexts(officeOrdersTexts);
  const late = items.filter(({ on }) => on < today);
  const days = [...new Set(items.map(({ on }) => on).filter((on) => on >= today))];
  const titleOf = (day: string): string =>
    day === today ? t("officeOrders.agenda.today", { date: date(day, language) }) : date(day, language);
  return (
    <Stack gap="lg">
      {late.length > 0 && <Day title={t("officeOrders.agenda.late")} entries={late} dated />}
      {days.map((day) => (
        <Day key={day} title={titleOf(day)} entries={items.filter(({ on }) => on === day)} />
      ))}
    </Stack>
  );
}

const colours: Readonly<Record<AgendaKind, string>> = {
  payment: "orange",
  expiry: "red",
  approval: "blue",
  shipment: "green",
};

function Day({ title, entries, dated = false }: { title: string; entries: readonly Entry[]; dated?: boolean }) {
  const { t, language } = useTexts(officeOrdersTexts, ordersTexts);
  return (
    <Stack gap={6} component="section" aria-label={title}>
      <Title order={2} size="h4" className="numbers">
        {title}
      </Title>
      {entries.map(({ on, kind, orderId, number, customer, amount, method }, index) => (
        <Card key={`${orderId}.${kind}.${index}`} withBorder padding="xs">
          <Group justify="space-between" gap="xs">
            <Group gap="xs">
              <Badge variant="light" color={colours[kind]} c="bright" tt="none">
                {t(`officeOrders.agenda.kinds.${kind}`)}
              </Badge>
              <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm" className="numbers">
                {number}
              </AnchorLink>
              <Text size="sm">{customer}</Text>
            </Group>
            <Text size="sm" className="numbers">
              {[dated && date(on, language), method && t(`method.${method}`), money(amount, language)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
