import { listBackOfficeReturns } from "@solvia/core/contract/back-office/orders";
import type { SearchOf } from "../../../../api/search-of.ts";
import "../../../../i18n/areas/office.ts";
import "../../../../i18n/areas/office-returns.ts";
import "../../../../i18n/areas/returns.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { ReturnState } from "../../returns/return-state.tsx";
import type { OfficeReturn } from "./office-return.ts";
import { ReturnCard } from "./return-card.tsx";

type Contract = typeof listBackOfficeReturns;

const piecesOf = ({ lines }: OfficeReturn): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Requests to return goods: of a state, or of all that were asked in a month. A row leads to its order, where it is gone through. */
const returns = declareList({
  name: "returns",
  contract: listBackOfficeReturns,
  title: "officeReturns.title",
  nameOf: ({ number }) => number,
  open: ({ orderId }) => ({ to: "/back-office/orders/$id", params: { id: orderId } }),
  filters: {
    text: { kind: "words", heading: "officeReturns.text", hint: "officeReturns.textHint" },
    period: { kind: "month", heading: "bo.period", unless: ["status"] },
    status: {
      kind: "choice",
      heading: "bo.status",
      any: "bo.all",
      word: (value, { t }) => t(`returns.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "number", heading: "officeReturns.number", lead: true, whole: true, value: ({ number }) => number },
    { id: "order", heading: "officeReturns.order", whole: true, value: ({ orderNumber }) => orderNumber },
    { id: "customer", heading: "officeReturns.customer", least: 18, value: ({ customerName }) => customerName },
    {
      id: "status",
      heading: "bo.status",
      whole: true,
      value: ({ status }, { t }) => t(`returns.states.${status}`),
      cell: ({ status }) => <ReturnState status={status} />,
    },
    { id: "createdOn", heading: "officeReturns.askedOn", kind: "instant", value: ({ createdOn }) => createdOn },
    {
      id: "articles",
      heading: "officeReturns.articles",
      least: 18,
      card: "wide",
      value: ({ lines }) => lines.map(({ name }) => name).join(", "),
    },
    { id: "pieces", heading: "officeReturns.pieces", kind: "number", value: piecesOf },
    { id: "paidBack", heading: "officeReturns.paidBack", kind: "money", sum: true, value: ({ paidBack }) => paidBack },
    {
      id: "creditNote",
      heading: "officeReturns.creditNote",
      more: true,
      whole: true,
      value: ({ creditNote }) => creditNote,
    },
  ],
  views: [
    { name: "officeReturns.views.asked", search: { status: "asked" } },
    { name: "officeReturns.views.approved", search: { status: "approved" } },
    { name: "officeReturns.views.received", search: { status: "received" } },
  ],
  empty: { title: "officeReturns.none", hint: "officeReturns.hint" },
  Peek: ({ row }) => <ReturnCard request={row} />,
});

export const ReturnRequestsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={returns} search={search} />
);
