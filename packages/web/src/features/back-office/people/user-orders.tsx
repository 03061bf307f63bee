import { Table } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { pagesOf } from "../../../api/client.ts";
import { getBackOfficeOrder, listBackOfficeOrders } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { fulfilmentWord } from "../../orders/fulfilment-word.ts";
import { PaymentLabel } from "../../orders/labels.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { useUser } from "../../session.ts";

/** All orders of one person. */
export function UserOrders({ userId }: { userId: string }) {
  const { t, language } = useTexts(officePeopleTexts, ordersTexts);
  const mayOpen = allowed(getBackOfficeOrder.access, useUser() ?? undefined);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listBackOfficeOrders, { query: { userId, limit: 50 } }),
  );
  const orders = data?.pages.flatMap(({ items }) => items);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!orders) return <Loading />;
  if (orders.length === 0) return <Empty title={t("officePeople.noOrders")} />;
  return (
    <>
      <Table.ScrollContainer minWidth={640}>
        <Table striped highlightOnHover verticalSpacing={6} className="numbers cards">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("orders.number")}</Table.Th>
              <Table.Th>{t("orders.date")}</Table.Th>
              <Table.Th>{t("orders.payment")}</Table.Th>
              <Table.Th>{t("orders.state")}</Table.Th>
              <Table.Th ta="right">{t("orders.total")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {orders.map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td>
                  {mayOpen ? (
                    <AnchorLink to="/back-office/orders/$id" params={{ id: order.id }}>
                      {order.number}
                    </AnchorLink>
                  ) : (
                    order.number
                  )}
                </Table.Td>
                <Table.Td data-label={t("orders.date")}>{date(order.placedOn, language)}</Table.Td>
                <Table.Td data-label={t("orders.payment")}>
                  <PaymentLabel label={order.paymentLabel} />
                </Table.Td>
                <Table.Td data-label={t("orders.state")}>{fulfilmentWord(t, order)}</Table.Td>
                <Table.Td ta="right" data-label={t("orders.total")}>
                  {money(order.total, language)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </>
  );
}
