import { Container, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../../api/client.ts";
import { listWithdrawals } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import "../../../i18n/orders.ts";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { BackOffice } from "../layout.tsx";
import { WithdrawalCard } from "./withdrawal-card.tsx";

export const WithdrawalsPage = () => (
  <BackOffice access={listWithdrawals.access}>
    <Withdrawals />
  </BackOffice>
);

/** Consumers' withdrawals that aren't refunded yet, the oldest first. */
function Withdrawals() {
  const { t } = useTexts();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listWithdrawals, { query: { limit: 50 } }),
  );
  const tasks = data?.pages.flatMap(({ items }) => items);
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2">
        {t("officeWithdrawals.title")}
      </Title>
      <Text c="dark.3" mb="md">
        {t("officeWithdrawals.hint")}
      </Text>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!tasks && !error && <Loading />}
      {tasks?.length === 0 && <Empty title={t("officeWithdrawals.none")} />}
      <Stack>
        {tasks?.map((task) => (
          <WithdrawalCard key={`${task.orderId}.${task.place}`} task={task} mayChange withOrder />
        ))}
      </Stack>
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}
