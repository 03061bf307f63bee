import { Badge, Button, Checkbox, Container, Group, NativeSelect, Table, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import type { listBackOfficeOrders as Contract } from "@solvia/core/contract/back-office/orders";
import { pagesOf, type Input } from "../../api/client.ts";
import { listBackOfficeOrders } from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { officeTaxTexts } from "../../i18n/areas/office-tax.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { fulfilmentWord } from "../orders/fulfilment-word.ts";
import { OrderStanding } from "../orders/labels.tsx";
import { ShowMore } from "../orders/order-list.tsx";
import { BackOffice } from "./layout.tsx";
import { FilterBar, TextFilter } from "./list-filters.tsx";
import { MonthField, OneCustomers, SearchedIn } from "./orders-search.tsx";
import { OrderCells, type OrderRow } from "./order-cells.tsx";
import { VatCell } from "./vat-cell.tsx";

export interface OrderFilters {
  period?: string | undefined;
  status?: string | undefined;
  user?: string | undefined;
  /** This customer's orders of all months. */
  userId?: string | undefined;
  label?: string | undefined;
  late?: boolean | undefined;
  troubled?: boolean | undefined;
}
type Query = Input<typeof Contract>["query"];

const statuses = ["", "pendingPayment", "processingPayment", "paid", "failed"] as const;
const labels = ["", "unpaid", "partly", "paid"] as const;

/** The orders of a month; every filter lives in the address. */
export function OrdersPage({ filters }: { filters: OrderFilters }) {
  return (
    <BackOffice access={listBackOfficeOrders.access}>
      <Orders filters={filters} />
    </BackOffice>
  );
}

function Orders({ filters }: { filters: OrderFilters }) {
  const { t, language } = useTexts(officeTexts, officeTaxTexts, ordersTexts);
  const navigate = useNavigate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listBackOfficeOrders, { query: { ...filters, limit: 50 } as Query }),
  );
  const [month] = useState(() => romeDate(new Date()).slice(0, 7));
  const shown = filters.period ?? month;
  const { userId } = filters;
  const orders = data?.pages.flatMap(({ items }) => items);
  const goesOn = orders?.length === 0 && hasNextPage && !isFetchingNextPage;
  // Pages are filtered while they are read: one without a match isn't the end.
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const change = (part: OrderFilters) =>
    void navigate({ to: "/back-office/orders", search: { ...filters, ...part }, replace: true });
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("bo.orders")}
      </Title>
      <FilterBar>
        {userId ? (
          <OneCustomers userId={userId} leave={() => change({ userId: undefined })} />
        ) : (
          <MonthField month={shown} go={(period) => change({ period })} />
        )}
        <NativeSelect
          label={t("bo.status")}
          value={filters.status ?? ""}
          data={statuses.map((value) => ({ value, label: value ? t(`status.${value}`) : t("bo.all") }))}
          onChange={(e) => change({ status: e.currentTarget.value || undefined })}
        />
        <NativeSelect
          label={t("orders.payment")}
          value={filters.label ?? ""}
          data={labels.map((value) => ({ value, label: value ? t(`label.${value}`) : t("bo.all") }))}
          onChange={(e) => change({ label: e.currentTarget.value || undefined })}
        />
        <TextFilter label={t("bo.filter")} text={filters.user} search={(user) => change({ user })} />
        <Checkbox
          label={t("bo.late")}
          checked={filters.late ?? false}
          onChange={(e) => change({ late: e.currentTarget.checked || undefined })}
          mb={8}
        />
        <Checkbox
          label={t("bo.troubled")}
          checked={filters.troubled ?? false}
          onChange={(e) => change({ troubled: e.currentTarget.checked || undefined })}
          mb={8}
        />
        {Object.values(filters).some(Boolean) && (
          <Button
            variant="subtle"
            onClick={() => void navigate({ to: "/back-office/orders", search: {}, replace: true })}
          >
            {t("bo.clear")}
          </Button>
        )}
      </FilterBar>
      {filters.user && !userId && (
        <SearchedIn
          text={filters.user}
          month={shown}
          choose={(id) => change({ userId: id, user: undefined, period: undefined })}
        />
      )}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {(!data || (orders?.length === 0 && hasNextPage)) && !error && <Loading />}
      {orders?.length === 0 && !hasNextPage && <Empty title={t(userId ? "bo.noOrders" : "bo.none")} />}
      {orders && orders.length > 0 && (
        <Table.ScrollContainer minWidth={960}>
          <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                {(["number", "date"] as const).map((name) => (
                  <Table.Th key={name}>{t(`orders.${name}`)}</Table.Th>
                ))}
                <Table.Th>{t("bo.customer")}</Table.Th>
                <Table.Th>{t("orders.payment")}</Table.Th>
                <Table.Th>{t("checkout.method")}</Table.Th>
                <Table.Th>{t("orders.state")}</Table.Th>
                <Table.Th>{t("bo.late")}</Table.Th>
                <Table.Th>{t("officeTax.vat")}</Table.Th>
                <Table.Th ta="right">{t("orders.total")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {orders.map((order) => (
                <Table.Tr key={order.id}>
                  <OrderCells order={order} />
                  <Table.Td data-label={t("orders.payment")}>
                    <Standing order={order} />
                  </Table.Td>
                  <Table.Td data-label={t("checkout.method")}>{t(`method.${order.method}`)}</Table.Td>
                  <Table.Td data-label={t("orders.state")}>{fulfilmentWord(t, order)}</Table.Td>
                  <Table.Td>
                    {order.lateDays > 0 && <Text c="red">{t("bo.days", { count: order.lateDays })}</Text>}
                  </Table.Td>
                  <Table.Td data-label={t("officeTax.vat")}>
                    <VatCell treatment={order.treatment} />
                  </Table.Td>
                  <Table.Td ta="right" data-label={t("orders.total")}>
                    {money(order.total, language)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ShowMore
        shown={hasNextPage && orders?.length !== 0}
        loading={isFetchingNextPage}
        go={() => void fetchNextPage()}
      />
    </Container>
  );
}

/** How it stands, and whether somebody has marked it as troubled. */
function Standing({ order }: { order: OrderRow }) {
  const { t } = useTexts(officeTexts, officeTaxTexts, ordersTexts);
  return (
    <Group gap={6}>
      <OrderStanding order={order} />
      {order.troubled && (
        <Badge color="orange" variant="light" c="bright" tt="none">
          {t("bo.troubled")}
        </Badge>
      )}
    </Group>
  );
}
