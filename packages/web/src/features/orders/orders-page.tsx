import { Container, SegmentedControl, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pagesOf } from "../../api/client.ts";
import { listOrders } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Empty, EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { OrderList, ShowMore } from "./order-list.tsx";
import { UnpaidOrder } from "./unpaid-order.tsx";

export const OrdersPage = () => (
  <RequireLogin>
    <Orders />
  </RequireLogin>
);

function Orders() {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const user = useUser();
  const shared = user?.memberRole === "owner" || user?.memberRole === "viewer";
  const [scope, setScope] = useState<"own" | "company">(shared ? "company" : "own");
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listOrders, { query: { limit: 20, scope } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  const orders = data.pages.flatMap(({ items }) => items);
  if (orders.length === 0 && !shared) {
    return (
      <EmptyPage title={t("orders.empty")} hint={t("orders.emptyHint")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </EmptyPage>
    );
  }
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {t("orders.title")}
      </Title>
      <UnpaidOrder />
      {shared && (
        <SegmentedControl
          mb="md"
          aria-label={t("approval.scope")}
          value={scope}
          onChange={(value) => setScope(value)}
          data={[
            { value: "company", label: t("approval.all") },
            { value: "own", label: t("approval.mine") },
          ]}
        />
      )}
      {orders.length === 0 ? (
        <Empty title={t("orders.empty")} hint={t("orders.emptyHint")} />
      ) : (
        <OrderList orders={scope === "company" ? orders : orders.map((own) => ({ ...own, placedBy: undefined }))} />
      )}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}
