import { dashboardTexts } from "../../i18n/areas/dashboard.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { figure, money, monthName } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { SmallTable } from "../../ui/table/small-table.tsx";
import type { Dashboard, Month } from "./months.ts";

/** The months in which something was ordered, the newest first; each leads to the orders that it adds up. */
export function MonthsTable({ months, scope }: Pick<Dashboard, "months" | "scope">) {
  const { t, language } = useTexts(dashboardTexts, ordersTexts);
  const toOrders = ({ month }: Month) => {
    const name = monthName(month, language);
    return (
      <AnchorLink
        to="/profile/my-orders"
        search={{ month, scope }}
        aria-label={t("dashboard.ordersOf", { month: name })}
      >
        {name}
      </AnchorLink>
    );
  };
  return (
    <SmallTable
      rows={months.filter(({ orders }) => orders > 0).toReversed()}
      keyOf={({ month }) => month}
      stays
      columns={[
        { heading: t("dashboard.month"), render: toOrders },
        { heading: t("dashboard.count"), right: true, render: ({ orders }) => figure(orders, language) },
        { heading: t("orders.total"), right: true, render: ({ total }) => money(total, language) },
      ]}
    />
  );
}
