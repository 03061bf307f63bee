import { Table } from "@mantine/core";
import { dashboardTexts } from "../../i18n/areas/dashboard.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { figure, money, monthName } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import type { Dashboard } from "./months.ts";

/** The months in which something was ordered, the newest first; each leads to the orders that it adds up. */
export function MonthsTable({ months, scope }: Pick<Dashboard, "months" | "scope">) {
  const { t, language } = useTexts(dashboardTexts, ordersTexts);
  const busy = months.filter(({ orders }) => orders > 0).toReversed();
  return (
    <Table className="numbers" verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("dashboard.month")}</Table.Th>
          <Table.Th ta="right">{t("dashboard.count")}</Table.Th>
          <Table.Th ta="right">{t("orders.total")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {busy.map(({ month, orders, total }) => {
          const name = monthName(month, language);
          return (
            <Table.Tr key={month}>
              <Table.Td>
                <AnchorLink
                  to="/profile/my-orders"
                  search={{ month, scope }}
                  aria-label={t("dashboard.ordersOf", { month: name })}
                >
                  {name}
                </AnchorLink>
              </Table.Td>
              <Table.Td ta="right">{figure(orders, language)}</Table.Td>
              <Table.Td ta="right">{money(total, language)}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
