import { Badge } from "@mantine/core";
import { listPromises } from "@solvia/core/contract/back-office/logistics";
import { daysBetween } from "@solvia/core/platform/time";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { PromiserFilter } from "./promiser-filter.tsx";

type Contract = typeof listPromises;

const colours = { open: "gray", kept: "green", late: "orange", missing: "red" } as const;

/** The promises that a figure counts. */
const promises = declareList({
  name: "promises",
  contract: listPromises,
  title: "officePurchases.promisesTitle",
  nameOf: ({ number }) => number,
  open: ({ kind, subjectId, aboutId }) =>
    kind === "supplier"
      ? { to: "/back-office/purchases/$id", params: { id: subjectId } }
      : { to: "/back-office/shipments/$id", params: { id: aboutId } },
  filters: {
    kind: {
      kind: "choice",
      heading: "officePurchases.who",
      initial: "supplier",
      resets: ["promiser"],
      word: (value, { t }) => t(`officePurchases.promisers.${value}`, { defaultValue: value }),
    },
    period: { kind: "month", heading: "officePurchases.month" },
    promiser: { kind: "own", Field: PromiserFilter },
    outcome: {
      kind: "choice",
      heading: "officePurchases.outcome",
      any: "bo.all",
      word: (value, { t }) => t(`officePurchases.outcomes.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "number", heading: "officePurchases.subject", lead: true, whole: true, value: ({ number }) => number },
    { id: "name", heading: "officePurchases.promiser", least: 18, value: ({ name }) => name },
    {
      id: "what",
      heading: "officePurchases.about",
      least: 18,
      value: ({ what }, { t }) => what ?? t("officePurchases.shipmentOf"),
    },
    { id: "pieces", heading: "officePurchases.pieces", kind: "number", value: ({ pieces }) => pieces },
    {
      id: "outcome",
      heading: "officePurchases.outcome",
      whole: true,
      value: ({ outcome }, { t }) => t(`officePurchases.outcomes.${outcome}`),
      cell: ({ outcome }, { t }) => (
        <Badge color={colours[outcome]} variant="light" c="bright" tt="none">
          {t(`officePurchases.outcomes.${outcome}`)}
        </Badge>
      ),
    },
    { id: "promisedOn", heading: "officePurchases.promisedOn", kind: "date", value: ({ promisedOn }) => promisedOn },
    { id: "leftOn", heading: "officePurchases.leftOn", kind: "date", more: true, value: ({ leftOn }) => leftOn },
    { id: "cameOn", heading: "officePurchases.cameOn", kind: "date", value: ({ cameOn }) => cameOn },
    {
      id: "lateBy",
      heading: "officePurchases.lateBy",
      kind: "number",
      value: ({ promisedOn, cameOn }) => (cameOn === undefined ? undefined : daysBetween(promisedOn, cameOn)),
    },
  ],
  empty: { title: "officePurchases.noPromises", hint: "officePurchases.noPromisesHint" },
  Beginnings: ToFigures,
});

export const PromisesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={promises} search={search} />
);

function ToFigures() {
  const { t } = useTexts(officePurchasesTexts);
  return (
    <AnchorLink to="/back-office/promise-figures" size="sm">
      {t("officePurchases.figuresTitle")}
    </AnchorLink>
  );
}
