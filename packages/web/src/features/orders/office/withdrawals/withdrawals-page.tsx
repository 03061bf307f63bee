import { Container, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { listWithdrawals as contract } from "@solvia/core/contract/back-office/orders";
import { romeMonth } from "@solvia/core/platform/time";
import { pagesOf } from "../../../../api/client.ts";
import { listWithdrawals } from "../../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeWithdrawalsTexts } from "../../../../i18n/areas/office-withdrawals.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { lookOf } from "../../../../ui/list/look-of.ts";
import { MonthField } from "../../../../ui/list/months/month-field.tsx";
import { Empty, Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { ShowMore } from "../../order-list.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { WithdrawalCard } from "./withdrawal-card.tsx";

type Search = SearchOf<typeof contract>;

export const WithdrawalsPage = ({ search }: { search: Search }) => (
  <BackOffice access={listWithdrawals.access}>
    <Withdrawals closedIn={lookOf(contract, { ...search }).closedIn} />
  </BackOffice>
);

const thisMonth = (): string => romeMonth(new Date());

/** Consumers' withdrawals to look after, the oldest first; or those closed in a month, the latest first. */
function Withdrawals({ closedIn }: Pick<Search, "closedIn">) {
  const { t } = useTexts(officeWithdrawalsTexts);
  const navigate = useNavigate();
  const setClosedIn = (month: string | undefined) =>
    void navigate({ to: "/back-office/withdrawals", search: { closedIn: month } });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listWithdrawals, { query: { limit: 50, closedIn } }),
  );
  const tasks = data?.pages.flatMap(({ items }) => items);
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h3">
        {t("officeWithdrawals.title")}
      </Title>
      <Text c="dimmed" mb="md">
        {t(closedIn === undefined ? "officeWithdrawals.hint" : "officeWithdrawals.hintClosed")}
      </Text>
      <Group mb="md" align="flex-end">
        <SegmentedControl
          aria-label={t("officeWithdrawals.show")}
          value={closedIn === undefined ? "open" : "closed"}
          onChange={(which) => setClosedIn(which === "open" ? undefined : thisMonth())}
          data={[
            { value: "open", label: t("officeWithdrawals.toDo") },
            { value: "closed", label: t("officeWithdrawals.closedIn") },
          ]}
        />
        {closedIn !== undefined && <MonthField month={closedIn} go={(month) => setClosedIn(month ?? thisMonth())} />}
      </Group>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!tasks && !error && <Waiting shape="cards" count={3} />}
      {tasks?.length === 0 && (
        <Empty title={t(closedIn === undefined ? "officeWithdrawals.none" : "officeWithdrawals.noneClosed")} />
      )}
      <Stack>
        {tasks?.map((task) => (
          <WithdrawalCard key={`${task.orderId}.${task.place}`} task={task} mayChange withOrder />
        ))}
      </Stack>
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}
