import { Container, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../api/client.ts";
import { listOrders } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../require-login.tsx";
import { OrderList, ShowMore } from "./order-list.tsx";

export const OrdersPage = () => (
  <RequireLogin>
    <Orders />
  </RequireLogin>
);

function Orders() {
  const { t } = useTexts();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listOrders, { query: { limit: 20 } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const orders = data.pages.flatMap(({ items }) => items);
  if (orders.length === 0) {
    return (
      <Empty title={t("orders.empty")} hint={t("orders.emptyHint")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </Empty>
    );
  }
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {t("orders.title")}
      </Title>
      <OrderList orders={orders} />
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}
