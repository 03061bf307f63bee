import type { Parted, Report, useFigureWords } from "./figures.ts";
import { csvOf, saveCsv } from "../../../ui/save-csv.ts";
import { plainFigure } from "../../../i18n/format.ts";

type Words = ReturnType<typeof useFigureWords>;

/** The figures of a page as a file for spreadsheets: each with those that it is compared to, then its parts, then by dimension. */
export function saveReport(report: Report & { by?: readonly Parted[] | undefined }, words: Words): void {
  const { t, language, period, valueName } = words;
  const numbers = ({ count, amount, wp }: { count: number; amount: number; wp: number }, mark: string): string[] => [
    plainFigure(count, language),
    plainFigure(mark === "ticket-answered" ? amount : amount / 100, language),
    plainFigure(wp, language),
  ];
  const heads = [t("officeFigures.count"), t("officeFigures.net"), t("officeFigures.wp")];
  const rows = [
    [t("officeFigures.figure"), t("officeFigures.period"), ...heads],
    ...report.figures.flatMap((told) => {
      const name = t(`officeFigures.marks.${told.mark}`);
      return [
        [name, period(report.period), ...numbers(told, told.mark)],
        [name, period(report.previous), ...numbers(told.previous, told.mark)],
        [name, period(report.yearAgo), ...numbers(told.yearAgo, told.mark)],
      ];
    }),
    ...report.parts.flatMap(({ part, figures }) =>
      figures.map((one) => [t(`officeFigures.marks.${one.mark}`), part, ...numbers(one, one.mark)]),
    ),
    ...(report.by ?? []).flatMap(({ mark, dimension, rows: of }) =>
      of.map((row) => [
        `${t(`officeFigures.marks.${mark}`)}, ${valueName(dimension, row.value, row.name)}`,
        period(report.period),
        ...numbers(row, mark),
      ]),
    ),
  ];
  saveCsv(csvOf(rows), `kpi-${report.period}.csv`);
}
