import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { energyReturnTexts } from "../../../i18n/areas/energy-return.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Reckoned } from "./plant-values.ts";

/** The balance year by year; who can't see it reads the table below. */
export function BalanceChart({ years }: Pick<Reckoned, "years">) {
  const { t, language } = useTexts(energyReturnTexts);
  return (
    <BarChart
      aria-hidden
      h={240}
      data={years.map(({ year, balanceCents }) => ({ year, balanceCents }))}
      dataKey="year"
      series={[{ name: "balanceCents", label: t("energyReturn.balance"), color: "leaf.7" }]}
      valueFormatter={(cents) => money(cents, language)}
      yAxisProps={{ width: 92 }}
      tickLine="none"
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false }}
    />
  );
}
