import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  /** `at` stands below a bar; cents. */
  bars: readonly { at: string; cents: number }[];
  /** What the bars tell, in words. */
  label: string;
  /** In pixels. */
  height: number;
}

/** Amounts of money as bars; who can't see them reads the table that stands beside. Loaded when needed: it brings a library along. */
export function MoneyBars({ bars, label, height }: Props) {
  const { language } = useTexts();
  return (
    <BarChart
      aria-hidden
      h={height}
      data={[...bars]}
      dataKey="at"
      series={[{ name: "cents", label, color: "leaf.7" }]}
      valueFormatter={(cents) => money(cents, language)}
      yAxisProps={{ width: 92 }}
      tickLine="none"
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false }}
    />
  );
}
