import { Text } from "@mantine/core";
import { figure, percentWith } from "../../../i18n/format.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { hasAmount, useFigureWords, type Report, type Told } from "./figures.ts";

/** Each figure beside the period before and a year ago; each leads to what it adds up. */
export function FigureTable({ report }: { report: Report }) {
  const { t, language, period, amount } = useFigureWords();
  const value = ({ mark }: Told, of: { count: number; amount: number }): string =>
    [figure(of.count, language), hasAmount(mark) && amount(mark, of.amount)].filter(Boolean).join(" · ");
  const compared = (told: Told, which: "previous" | "yearAgo") => {
    const search = { period: report[which], mark: told.mark };
    const before = told[which];
    const measure = hasAmount(told.mark) ? "amount" : "count";
    const moved = before[measure] > 0 ? ((told[measure] - before[measure]) * 10_000) / before[measure] : undefined;
    return (
      <>
        <AnchorLink to="/back-office/kpi/records" search={search} size="sm" c="dimmed">
          {value(told, before)}
        </AnchorLink>
        {moved !== undefined && (
          <Text span size="xs" ms={6}>
            {`${moved > 0 ? "+" : ""}${percentWith(Math.round(moved), language, 1)}`}
          </Text>
        )}
      </>
    );
  };
  return (
    <SmallTable
      rows={report.figures}
      keyOf={({ mark }) => mark}
      columns={[
        { heading: t("officeFigures.figure"), strong: true, render: ({ mark }) => t(`officeFigures.marks.${mark}`) },
        {
          heading: period(report.period),
          right: true,
          render: (told) => (
            <AnchorLink
              to="/back-office/kpi/records"
              search={{ period: report.period, mark: told.mark }}
              fw={600}
              aria-label={t("officeFigures.recordsOf", {
                name: `${t(`officeFigures.marks.${told.mark}`)} ${value(told, told)}`,
              })}
            >
              {value(told, told)}
            </AnchorLink>
          ),
        },
        {
          heading: `${t("officeFigures.previous")} (${period(report.previous)})`,
          right: true,
          render: (told) => compared(told, "previous"),
        },
        {
          heading: `${t("officeFigures.yearAgo")} (${period(report.yearAgo)})`,
          right: true,
          render: (told) => compared(told, "yearAgo"),
        },
      ]}
    />
  );
}
