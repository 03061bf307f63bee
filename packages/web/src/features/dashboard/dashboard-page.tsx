import { Card, Container, Group, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { queryOf } from "../../api/client.ts";
import { getDashboardData } from "../../api/endpoints.gen.ts";
import { dashboardTexts } from "../../i18n/areas/dashboard.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { MilestoneCard } from "../milestones/milestone-card.tsx";
import { OrderList } from "../orders/order-list.tsx";
import type { OrdersSearch } from "../orders/scope/orders-search.ts";
import { ScopeChoice } from "../orders/scope/scope-choice.tsx";
import { useScope } from "../orders/scope/use-scope.ts";
import { QuotationList } from "../quotations/quotation-list.tsx";
import { Figures } from "./figures.tsx";
import { MonthsTable } from "./months-table.tsx";
import type { Dashboard } from "./months.ts";

// It brings a library for charts along, which nothing else here needs.
const MonthsChart = lazy(() => import("./months-chart.tsx").then(({ MonthsChart: chart }) => ({ default: chart })));

interface Props {
  /** Whose orders; the company's, for whoever may read them, unless their own are asked for. */
  scope: OrdersSearch["scope"];
}

export const DashboardPage = ({ scope }: Props) => (
  <RequireLogin>
    <Overview asked={scope} />
  </RequireLogin>
);

/** How often a page looks whether an order that was just placed counts, in milliseconds. */
const lookMs = 30_000;

/** How a customer stands: what they ordered, owe and have saved, and what waits for them. */
function Overview({ asked }: { asked: Props["scope"] }) {
  const { t } = useTexts(dashboardTexts, ordersTexts);
  const navigate = useNavigate();
  usePageHead({ title: t("dashboard.title") });
  const { shared, scope } = useScope(asked);
  const { data, error, refetch } = useQuery({
    ...queryOf(getDashboardData, { query: { scope } }),
    refetchInterval: lookMs,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  const { orders, quotations } = data;
  if (orders.length === 0 && quotations.length === 0 && !shared) {
    return (
      <EmptyPage title={t("orders.empty")} hint={t("orders.emptyHint")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </EmptyPage>
    );
  }
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="md">
        {t("dashboard.title")}
      </Title>
      {shared && (
        <ScopeChoice
          scope={scope}
          onChange={(chosen) => void navigate({ to: "/dashboard", search: { scope: chosen }, replace: true })}
        />
      )}
      <Stack gap="xl">
        <Figures {...data} />
        <Months {...data} />
        <Part
          title={t("dashboard.newest")}
          all={<AnchorLink to="/profile/my-orders">{t("dashboard.allOrders")}</AnchorLink>}
        >
          {orders.length > 0 ? (
            <OrderList orders={scope === "company" ? orders : orders.map((own) => ({ ...own, placedBy: undefined }))} />
          ) : (
            <Text c="dimmed">{t("orders.empty")}</Text>
          )}
        </Part>
        <Part
          title={t("dashboard.quotations")}
          all={<AnchorLink to="/profile/quotations">{t("dashboard.allQuotations")}</AnchorLink>}
        >
          {quotations.length > 0 ? (
            <QuotationList quotations={quotations} />
          ) : (
            <Text c="dimmed">{t("dashboard.noQuotations")}</Text>
          )}
        </Part>
        <Milestones {...data} />
      </Stack>
    </Container>
  );
}

/** A part of the page with its heading, and the way to the whole list. */
function Part({ title, all, children }: { title: string; all?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Group justify="space-between" align="baseline" mb="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        {all}
      </Group>
      {children}
    </section>
  );
}

function Months({ months, scope }: Pick<Dashboard, "months" | "scope">) {
  const { t } = useTexts(dashboardTexts);
  if (months.every(({ orders }) => orders === 0)) return null;
  return (
    <Part title={t("dashboard.byMonth")}>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
        <Card withBorder padding="md">
          <Suspense fallback={<Skeleton h={220} />}>
            <MonthsChart months={months} />
          </Suspense>
        </Card>
        <MonthsTable months={months} scope={scope} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        {t("dashboard.notCounted")}
      </Text>
    </Part>
  );
}

function Milestones({ milestones }: Pick<Dashboard, "milestones">) {
  const { t } = useTexts(dashboardTexts);
  if (milestones.length === 0) return null;
  const nearest = milestones.find(({ status }) => status === "in_progress");
  return (
    <Part
      title={t("dashboard.milestones")}
      all={<AnchorLink to="/dashboard/milestones">{t("dashboard.allMilestones")}</AnchorLink>}
    >
      <Stack>
        {milestones.map((milestone) => (
          <MilestoneCard key={milestone.id} milestone={milestone} isNearest={milestone === nearest} />
        ))}
      </Stack>
    </Part>
  );
}
