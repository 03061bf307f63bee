import { Badge, Card, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { listTransactions as Contract } from "@solvia/core/contract/transactions";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { pagesOf } from "../../api/client.ts";
import { listTransactions } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { ShowMore } from "../orders/order-list.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { transactionWord } from "../orders/labels.tsx";

type Transaction = AnswerOf<typeof Contract>["items"][number];

export const TransactionsPage = () => (
  <RequireLogin>
    <Transactions />
  </RequireLogin>
);

/** What the user has paid and has to pay, the newest order first. */
function Transactions() {
  const { t, language } = useTexts(ordersTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listTransactions, { query: { limit: 20 } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  const transactions = data.pages.flatMap(({ items }) => items);
  if (transactions.length === 0) return <EmptyPage title={t("transactions.empty")} />;
  return (
    <Container size="md" py="lg">
      <Title order={1} mb="lg">
        {t("transactions.title")}
      </Title>
      <Stack gap="sm">
        {transactions.map((transaction) => (
          <Card key={transaction.id} withBorder padding="sm" className="numbers">
            <Group justify="space-between">
              <Stack gap={2}>
                <AnchorLink to="/transactions/$id" params={{ id: transaction.id }} fw={600}>
                  {t("checkout.number", { number: transaction.orderNumber })}
                </AnchorLink>
                <Text size="sm" c="dimmed">
                  {t(`method.${transaction.method}`)}
                  {transaction.status === "pending_payment" &&
                    transaction.dueDate &&
                    ` · ${t("orders.due")} ${date(transaction.dueDate, language)}`}
                  {(transaction.refunded ?? 0) > 0 &&
                    !transaction.orderMoneyBack &&
                    ` · ${t("orders.returnedOf", { money: money(transaction.refunded ?? 0, language) })}`}
                </Text>
                <ComesBack transaction={transaction} />
              </Stack>
              <Group gap="sm">
                <Badge {...badgeOf(transaction.status)} variant="light" tt="none">
                  {transactionWord(t, transaction)}
                </Badge>
                <Text fw={700}>{money(transaction.amount, language)}</Text>
                {transaction.status === "pending_payment" && !transaction.paused && (
                  <ButtonLink to="/transactions/$id" params={{ id: transaction.id }} size="compact-sm">
                    {t("orders.pay")}
                  </ButtonLink>
                )}
              </Group>
            </Group>
          </Card>
        ))}
      </Stack>
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}

/** What of its order comes back, and by when, and what has: of an order with more than one payment it is all of them. */
function ComesBack({ transaction: { orderMoneyBack: back } }: { transaction: Transaction }) {
  const { t, language } = useTexts(ordersTexts);
  if (!back) return null;
  const amount = money(back.due, language);
  return (
    <>
      {back.due > 0 && (
        <Text size="sm">
          {back.by
            ? t("withdrawal.moneyDueBy", { amount, date: date(back.by, language) })
            : t("withdrawal.moneyDue", { amount })}
        </Text>
      )}
      {back.returned > 0 && (
        <Text size="sm">{t("withdrawal.moneyBack", { amount: money(back.returned, language) })}</Text>
      )}
    </>
  );
}

const badgeOf = (status: string) =>
  status === "paid"
    ? { color: "green", c: "leaf" }
    : status === "failed"
      ? { color: "red", c: "red" }
      : { color: "orange", c: "sun" };
