import { Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, pagesOf } from "../../../api/client.ts";
import { listUsers, removePremium } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { useUserWrite } from "./use-user-write.ts";
import { UserTable, type User } from "./user-table.tsx";

/** Who has a subscription's rights now, and the way to take them. */
export function PremiumUsers() {
  const { t } = useTexts(officePeopleTexts);
  const write = useUserWrite();
  const [asking, setAsking] = useState<User>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listUsers, { query: { entitled: "true", limit: 50 } }),
  );
  // The directory follows in seconds; the rows themselves are of this moment.
  const users = data?.pages.flatMap(({ items }) => items).filter(({ entitlement }) => entitlement !== "none");
  return (
    <section>
      <Title order={2} size="h3">
        {t("officePeople.premium")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officePeople.premiumHint")}
      </Text>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!users && !error && <Loading />}
      {users?.length === 0 && <Empty title={t("officePeople.noPremium")} />}
      {users && users.length > 0 && (
        <UserTable users={users} action={{ name: t("officePeople.removePremium"), run: setAsking }} />
      )}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
      {asking && (
        <ConfirmDialog
          question={t("officePeople.removePremiumQuestion", { name: `${asking.name} ${asking.surname}` })}
          onConfirm={() =>
            write.mutate(() => call(removePremium, { params: { id: asking.id } }), {
              onSettled: () => setAsking(undefined),
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
