import { shortMonth } from "../../../i18n/format.ts";
import { MoneyBars } from "../../../ui/charts/money-bars.tsx";
import { useFigureWords, type Report } from "./figures.ts";

/** What was paid in each part of a period, as bars. */
export function PartsChart({ parts }: Pick<Report, "parts">) {
  const { t, language } = useFigureWords();
  const bars = parts.map(({ part, figures }) => ({
    at: part.length > 7 ? `${Number(part.slice(8))}/${Number(part.slice(5, 7))}` : shortMonth(part, language),
    cents: figures.find(({ mark }) => mark === "paid")?.amount ?? 0,
  }));
  return <MoneyBars bars={bars} label={t("officeFigures.chart")} height={240} />;
}
