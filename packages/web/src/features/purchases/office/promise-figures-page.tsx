import { listPromiseFigures } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../../api/search-of.ts";
import { figure, percent } from "../../../i18n/format.ts";
import type { Language } from "@solvia/core/platform/locale";
import { AnchorLink } from "../../../ui/links.tsx";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import "../../../i18n/areas/office-purchases.ts";

type Contract = typeof listPromiseFigures;
type Row = AnswerOf<Contract>["items"][number];
type Outcome = "open" | "kept" | "late" | "missing";

/** A figure, which leads to the promises that it counts. */
function Counted({ row, outcome, language }: { row: Row; outcome?: Outcome; language: Language }) {
  const count = row[outcome ?? "promised"];
  if (count === 0) return <>{figure(0, language)}</>;
  const { kind, period, promiser } = row;
  return (
    <AnchorLink to="/back-office/promises" search={{ kind, period, promiser, outcome }} size="sm">
      {figure(count, language)}
    </AnchorLink>
  );
}

const counted = (outcome: Outcome) =>
  ({
    id: outcome,
    heading: `officePurchases.${outcome}Promises`,
    kind: "number",
    value: (row: Row) => row[outcome],
    cell: (row: Row, { language }: { language: Language }) => (
      <Counted row={row} outcome={outcome} language={language} />
    ),
  }) as const;

/** How suppliers, or carriers, have kept what they promised for a month. */
const figures = declareList({
  name: "promiseFigures",
  contract: listPromiseFigures,
  title: "officePurchases.figuresTitle",
  nameOf: ({ name }) => name,
  open: ({ kind, period, promiser }) => ({ to: "/back-office/promises", search: { kind, period, promiser } }),
  filters: {
    kind: {
      kind: "choice",
      heading: "officePurchases.who",
      initial: "supplier",
      word: (value, { t }) => t(`officePurchases.promisers.${value}`, { defaultValue: value }),
    },
    period: { kind: "month", heading: "officePurchases.month" },
  },
  columns: [
    { id: "name", heading: "officePurchases.promiser", lead: true, least: 24, value: ({ name }) => name },
    {
      id: "promised",
      heading: "officePurchases.promised",
      kind: "number",
      sum: true,
      value: ({ promised }) => promised,
      cell: (row, { language }) => <Counted row={row} language={language} />,
    },
    counted("kept"),
    counted("late"),
    counted("missing"),
    counted("open"),
    {
      id: "share",
      heading: "officePurchases.share",
      kind: "number",
      value: ({ share }) => share,
      cell: ({ share }, { language }) => share !== undefined && percent(share, language),
    },
    {
      id: "meanDays",
      heading: "officePurchases.meanDays",
      kind: "number",
      value: ({ meanTenths }) => (meanTenths === undefined ? undefined : meanTenths / 10),
      cell: ({ meanTenths }, { language }) =>
        meanTenths !== undefined && `${meanTenths > 0 ? "+" : ""}${figure(meanTenths / 10, language)}`,
    },
  ],
  empty: { title: "officePurchases.noPromises", hint: "officePurchases.noPromisesHint" },
});

export const PromiseFiguresPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={figures} search={search} />
);
