import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { dashboardTexts } from "../../i18n/areas/dashboard.ts";
import { money, shortMonth } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Month } from "./months.ts";

/** The months as bars; who can't see them reads the table beside. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  const { t, language } = useTexts(dashboardTexts);
  return (
    <BarChart
      aria-hidden
      h={220}
      data={months.map(({ month, total }) => ({ month: shortMonth(month, language), total }))}
      dataKey="month"
      series={[{ name: "total", label: t("dashboard.spent"), color: "leaf.7" }]}
      valueFormatter={(cents) => money(cents, language)}
      yAxisProps={{ width: 92 }}
      tickLine="none"
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false }}
    />
  );
}
