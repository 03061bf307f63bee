import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listInvoices } from "@solvia/core/contract/back-office/orders";
import { queryOf } from "../../../api/client.ts";
import { getOfficeQueue } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { declareList, type AroundProps } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { ExportDocuments } from "./export-dialog.tsx";
import { Troubles } from "./troubles.tsx";
import { StateBadge } from "./state-badge.tsx";
import { codeWords, countedAs, nameOf, signed } from "./words.ts";

type Contract = typeof listInvoices;

/** The invoices and credit notes of a month, those that somebody has to see to first. */
const documents = declareList({
  name: "invoices",
  contract: listInvoices,
  title: "officeInvoicing.title",
  nameOf: (row, { t }) => nameOf(t, row),
  open: ({ id }) => ({ to: "/back-office/invoices/$id", params: { id } }),
  filters: {
    customer: { kind: "words", heading: "officeInvoicing.customer" },
    number: { kind: "words", heading: "officeInvoicing.number" },
    period: { kind: "month", heading: "officeInvoicing.period", unless: ["troubled"] },
    type: {
      kind: "choice",
      heading: "officeInvoicing.type",
      any: "officeInvoicing.anyType",
      word: (value, { t }) => t(`officeInvoicing.types.${value}`, { defaultValue: value }),
    },
    state: {
      kind: "choice",
      heading: "officeInvoicing.state",
      any: "officeInvoicing.anyState",
      word: (value, { t }) => t(`officeInvoicing.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "number", heading: "officeInvoicing.number", lead: true, whole: true, value: ({ number }) => number },
    {
      id: "type",
      heading: "officeInvoicing.type",
      whole: true,
      value: ({ type }, { t }) => t(`officeInvoicing.types.${type}`),
    },
    { id: "date", heading: "officeInvoicing.date", kind: "date", value: ({ date }) => date },
    { id: "customer", heading: "officeInvoicing.customer", least: 18, value: ({ customer }) => customer },
    { id: "order", heading: "officeInvoicing.order", whole: true, value: ({ orderNumber }) => orderNumber },
    {
      id: "state",
      heading: "officeInvoicing.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeInvoicing.states.${state}`),
      cell: ({ state, troubled }) => <StateBadge state={state} troubled={troubled} />,
    },
    {
      id: "codes",
      heading: "officeInvoicing.codes",
      card: "wide",
      value: ({ codes, resendUntil }, { t, language }) =>
        [
          resendUntil && t("officeInvoicing.resendBy", { date: date(resendUntil, language) }),
          ...codes.map((code) => codeWords(t, code)),
        ]
          .filter(Boolean)
          .join(", ") || undefined,
    },
    {
      id: "total",
      heading: "officeInvoicing.total",
      kind: "money",
      sum: true,
      value: (row) => countedAs(row),
      // What counts for nothing is told still: it is sent again with the same figures.
      cell: (row, { language }) => {
        const told = money(signed(row), language);
        return countedAs(row) === undefined ? <s>{told}</s> : told;
      },
    },
  ],
  views: [{ name: "officeInvoicing.troubled", search: { troubled: true } }],
  empty: { title: "officeInvoicing.none", hint: "officeInvoicing.noneHint" },
  Beginnings: ExportDocuments,
  Above: Waiting,
});

export const DocumentsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={documents} search={search} />
);

/** What waits for somebody, of all months. */
function Waiting({ filters: { troubled } }: AroundProps<Contract>) {
  const { t } = useTexts(officeInvoicingTexts);
  const count = useQuery(queryOf(getOfficeQueue, {})).data?.documents?.count ?? 0;
  return (
    <>
      <Troubles />
      {!troubled && count > 0 && (
        <Alert color="orange">
          <AnchorLink to="/back-office/invoices" search={{ troubled: true }}>
            {t("officeInvoicing.waiting", { count })}
          </AnchorLink>
        </Alert>
      )}
    </>
  );
}
