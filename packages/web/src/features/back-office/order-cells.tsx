import { Table, Text } from "@mantine/core";
import type { listBackOfficeOrders as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officeTexts } from "../../i18n/areas/office.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";

export type OrderRow = AnswerOf<typeof Contract>["items"][number];

/** The cells that every list of orders begins with: number, date, customer. */
export function OrderCells({ order: { id, number, placedOn, customer } }: { order: OrderRow }) {
  const { t, language } = useTexts(officeTexts, ordersTexts);
  return (
    <>
      <Table.Td>
        <AnchorLink to="/back-office/orders/$id" params={{ id }}>
          {number}
        </AnchorLink>
      </Table.Td>
      <Table.Td data-label={t("orders.date")}>{date(placedOn, language)}</Table.Td>
      <Table.Td data-label={t("bo.customer")}>
        {customer.name}
        {customer.companyName && (
          <Text size="xs" c="dimmed">
            {customer.companyName}
          </Text>
        )}
      </Table.Td>
    </>
  );
}
