import { Container, Group, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { pagesOf } from "../../api/client.ts";
import { listOrders } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { monthName } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { Empty, EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { OrderList, ShowMore } from "./order-list.tsx";
import type { OrdersSearch } from "./scope/orders-search.ts";
import { ScopeChoice } from "./scope/scope-choice.tsx";
import { UnpaidOrder } from "./unpaid-order.tsx";
import { useScope } from "./scope/use-scope.ts";

export const OrdersPage = ({ search }: { search: OrdersSearch }) => (
  <RequireLogin>
    <Orders search={search} />
  </RequireLogin>
);

function Orders({ search: { scope: asked, month } }: { search: OrdersSearch }) {
  const { t, language } = useTexts(ordersTexts);
  const navigate = useNavigate();
  const { shared, scope } = useScope(asked);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listOrders, { query: { limit: 20, scope, month } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  const orders = data.pages.flatMap(({ items }) => items);
  if (orders.length === 0 && !shared && month === undefined) {
    return (
      <EmptyPage title={t("orders.empty")} hint={t("orders.emptyHint")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </EmptyPage>
    );
  }
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {month === undefined ? t("orders.title") : t("orders.ofMonth", { month: monthName(month, language) })}
      </Title>
      {month === undefined ? (
        <UnpaidOrder />
      ) : (
        <Group mb="md">
          <AnchorLink to="/profile/my-orders" search={{ scope: asked }}>
            {t("orders.everyMonth")}
          </AnchorLink>
        </Group>
      )}
      {shared && (
        <ScopeChoice
          scope={scope}
          onChange={(chosen) =>
            void navigate({ to: "/profile/my-orders", search: { month, scope: chosen }, replace: true })
          }
        />
      )}
      {orders.length === 0 ? (
        <Empty
          title={t(month === undefined ? "orders.empty" : "orders.noneInMonth")}
          hint={month === undefined ? t("orders.emptyHint") : ""}
        />
      ) : (
        <OrderList orders={scope === "company" ? orders : orders.map((own) => ({ ...own, placedBy: undefined }))} />
      )}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}
