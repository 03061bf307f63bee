import { dashboardTexts } from "../../i18n/areas/dashboard.ts";
import { shortMonth } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { MoneyBars } from "../../ui/charts/money-bars.tsx";
import type { Month } from "./months.ts";

/** The months as bars. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  const { t, language } = useTexts(dashboardTexts);
  const bars = months.map(({ month, total: cents }) => ({ at: shortMonth(month, language), cents }));
  return <MoneyBars bars={bars} label={t("dashboard.spent")} height={220} />;
}
