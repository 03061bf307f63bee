import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listKpiRecords } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { noValue, partKinds, type PartKind } from "@solvia/core/figures/rules/entry";
import { currentPeriod } from "@solvia/core/figures/rules/period";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeProduct, getBackOfficeUser } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { periodIn, useFigureWords } from "./figures.ts";
import { PeriodChoice } from "./period-choice.tsx";
import "../../../i18n/areas/office-figures.ts";

type Contract = typeof listKpiRecords;
type Row = AnswerOf<Contract>["items"][number];

interface FieldProps {
  value: string | undefined;
  filters: Readonly<{ [name: string]: unknown }>;
  change: (filters: { [name: string]: unknown }) => void;
}

function PeriodField({ value, change }: FieldProps) {
  const [running] = useState(() => currentPeriod("year", new Date()));
  return <PeriodChoice period={periodIn(value) ?? running} go={(period) => change({ period })} />;
}

/** What a product or an agent is called; of what is gone that it is. */
function usePartName(dimension: PartKind | undefined, value: string | undefined): string | undefined {
  const { t } = useFigureWords();
  const [isProduct, isAgent] = [dimension === "product", dimension === "agent" && value !== noValue];
  const params = { id: value ?? "" };
  const product = useQuery({ ...queryOf(getBackOfficeProduct, { params }), enabled: isProduct && value !== undefined });
  const agent = useQuery({ ...queryOf(getBackOfficeUser, { params }), enabled: isAgent && value !== undefined });
  if (isProduct && product.data) return `${product.data.series.brand} ${product.data.fields.name}`;
  if (isAgent && agent.data) return `${agent.data.name} ${agent.data.surname}`.trim();
  if (product.error ?? agent.error) return t("officeFigures.gone");
  return isProduct || isAgent ? "…" : undefined;
}

/** Which part of a figure is looked at, and the way back to all of it. */
function PartField({ value, filters, change }: FieldProps) {
  const { t, valueName } = useFigureWords();
  const dimension = partKinds.find((one) => one === filters["dimension"]);
  const name = usePartName(dimension, value);
  if (value === undefined || !dimension) return null;
  const part =
    dimension === "product"
      ? `${t("officeFigures.product")}: ${name}`
      : `${t(`officeFigures.dimension.${dimension}`)}: ${valueName(dimension, value, name)}`;
  return (
    <Button
      size="xs"
      variant="light"
      c="bright"
      aria-label={t("officeFigures.dropPart", { part })}
      onClick={() => change({ dimension: undefined, value: undefined })}
    >
      {part} ×
    </Button>
  );
}

/** Where the thing is that an entry is of. */
function pageOf({ kind, of, number }: Row) {
  if (kind === "order") return { to: "/back-office/orders/$id", params: { id: of } } as const;
  if (kind === "user") return { to: "/back-office/users/$id", params: { id: of } } as const;
  if (kind === "ticket") return { to: "/back-office/tickets/$id", params: { id: of } } as const;
  return { to: "/back-office/return-requests", search: { text: number } } as const;
}

/** What a figure adds up, the newest first. */
const records = declareList({
  name: "figureRecords",
  contract: listKpiRecords,
  title: "officeFigures.recordsTitle",
  nameOf: ({ number, name }, { t }) => number ?? name ?? t("officeFigures.gone"),
  open: pageOf,
  filters: {
    mark: {
      kind: "choice",
      heading: "officeFigures.figure",
      initial: "placed",
      word: (value, { t }) => t(`officeFigures.marks.${value}`, { defaultValue: value }),
      resets: ["dimension", "value"],
    },
    period: { kind: "own", Field: PeriodField },
    value: { kind: "own", Field: PartField },
  },
  columns: [
    {
      id: "number",
      heading: "officeFigures.number",
      lead: true,
      value: ({ number, name }, { t }) => number ?? name ?? t("officeFigures.gone"),
    },
    { id: "kind", heading: "officeFigures.kind", value: ({ kind }, { t }) => t(`officeFigures.kinds.${kind}`) },
    { id: "name", heading: "officeFigures.customerName", value: ({ name }) => name },
    { id: "day", heading: "officeFigures.day", kind: "date", value: ({ day }) => day },
    { id: "count", heading: "officeFigures.count", kind: "number", sum: true, value: ({ count }) => count },
    { id: "amount", heading: "officeFigures.net", kind: "money", sum: true, value: ({ amount }) => amount },
    { id: "wp", heading: "officeFigures.wp", kind: "number", sum: true, more: true, value: ({ wp }) => wp },
    { id: "minutes", heading: "officeFigures.duration", kind: "number", more: true, value: ({ minutes }) => minutes },
  ],
  empty: { title: "officeFigures.noRecords", hint: "officeFigures.noRecordsHint" },
});

export const KpiRecordsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={records} search={search} />
);
