import { Button, Group, Stack, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pagesOf } from "../../api/client.ts";
import { listOwnedProducts } from "../../api/endpoints.gen.ts";
import { myProductsTexts } from "../../i18n/areas/my-products.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { IconSearch } from "../../ui/icons.gen.ts";
import { Empty, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { OwnedOrderCard } from "./owned-order.tsx";

const perPage = 10;
const longestSearch = 100;

/** What the customer has bought and kept, by order: serials, guarantees and papers; one piece is found by typing its serial. */
export function MyProductsPage() {
  const { t } = useTexts(myProductsTexts);
  const [typed, setTyped] = useState("");
  const sought = typed.trim();
  const [text] = useDebouncedValue(sought.length > longestSearch ? "" : sought, 300);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listOwnedProducts, { query: { limit: perPage, ...(text && { text }) } }),
  );
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack>
      <Title order={1}>{t("owned.title")}</Title>
      <LimitedText
        type="search"
        aria-label={t("owned.search")}
        placeholder={t("owned.search")}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        value={typed}
        longest={longestSearch}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={2} />}
      {data && orders.length === 0 && !hasNextPage && (
        <Empty
          title={t(text ? "owned.notFound" : "owned.none")}
          hint={t(text ? "owned.notFoundHint" : "owned.noneHint")}
        />
      )}
      {orders.map((order) => (
        <OwnedOrderCard key={order.orderId} order={order} />
      ))}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("owned.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
