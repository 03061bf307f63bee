import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { figure } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  /** `at` stands below a bar; the others are how many of each kind there were. */
  bars: readonly Readonly<Record<string, string | number>>[];
  /** The kinds, from the bottom of a bar to its top: their name in `bars`, in words, and their colour. */
  kinds: readonly { name: string; label: string; color: string }[];
  /** In pixels. */
  height: number;
}

/** Numbers of kinds as bars on one another; who can't see them reads the table that stands beside. Loaded when needed, as MoneyBars. */
export function CountBars({ bars, kinds, height }: Props) {
  const { language } = useTexts();
  return (
    <BarChart
      aria-hidden
      h={height}
      type="stacked"
      data={bars.map((bar) => ({ ...bar }))}
      dataKey="at"
      series={[...kinds]}
      valueFormatter={(count) => figure(count, language)}
      tickLine="none"
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false }}
    />
  );
}
