import { Container, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../../../api/client.ts";
import { listReturns } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Empty, Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { ShowMore } from "../../order-list.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { ReceiptCard } from "./receipt-card.tsx";

export const ReturnsPage = () => (
  <BackOffice access={listReturns.access}>
    <Returns />
  </BackOffice>
);

/** Money that came and pays nothing, and refunds whose end isn't known: the oldest first. */
function Returns() {
  const { t } = useTexts(officeMoneyTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listReturns, { query: { limit: 50 } }),
  );
  const receipts = data?.pages.flatMap(({ items }) => items);
  const count = data?.pages[0]?.count ?? 0;
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h3">
        {t("officeMoney.returns")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officeMoney.returnsHint")}
      </Text>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!receipts && !error && <Waiting shape="cards" count={3} />}
      {receipts?.length === 0 && <Empty title={t("officeMoney.noReturns")} />}
      {receipts && receipts.length > 0 && (
        <Stack>
          <Text size="sm">{t("officeMoney.returnsCount", { count })}</Text>
          {receipts.map((receipt) => (
            <ReceiptCard key={receipt.id} receipt={receipt} mayChange withOrder />
          ))}
        </Stack>
      )}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}
