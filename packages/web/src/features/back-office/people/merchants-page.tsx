import { Container, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../../api/client.ts";
import { listMerchants } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { BackOffice } from "../layout.tsx";
import { UserTable } from "./user-table.tsx";

/** The users who are merchants. */
export const MerchantsPage = () => (
  <BackOffice access={listMerchants.access}>
    <Merchants />
  </BackOffice>
);

function Merchants() {
  const { t } = useTexts(officePeopleTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listMerchants, { query: { limit: 50 } }),
  );
  const merchants = data?.pages.flatMap(({ items }) => items);
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("officePeople.merchants")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!merchants && !error && <Loading />}
      {merchants?.length === 0 && <Empty title={t("officePeople.noMerchants")} />}
      {merchants && merchants.length > 0 && <UserTable users={merchants} />}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}
