import { Badge } from "@mantine/core";
import { listBackOfficeQuotationRequests } from "@solvia/core/contract/back-office/quotations";
import type { SearchOf } from "../../../api/search-of.ts";
import "../../../i18n/areas/office.ts";
import { officeQuotationRequestsTexts } from "../../../i18n/areas/office-quotation-requests.ts";
import { useTexts } from "../../../i18n/index.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OwnerFilter } from "../../office-kit/owner-filter.tsx";
import { OfficeList } from "../../office-kit/office-list.tsx";
import type { OfficeRequest } from "./request.ts";

type Contract = typeof listBackOfficeQuotationRequests;

const colours: Readonly<Record<OfficeRequest["status"], string>> = {
  new: "blue",
  assigned: "yellow",
  converted: "leaf",
  rejected: "gray",
};

export function RequestState({ status }: Pick<OfficeRequest, "status">) {
  const { t } = useTexts(officeQuotationRequestsTexts);
  return (
    <Badge color={colours[status]} variant="light" tt="none">
      {t(`officeRequests.states.${status}`)}
    </Badge>
  );
}

/** What its sender's plan gives them here: to be answered before others. */
export function RequestPriority() {
  const { t } = useTexts(officeQuotationRequestsTexts);
  return (
    <Badge color="orange" variant="light" c="bright" tt="none">
      {t("officeRequests.priority")}
    </Badge>
  );
}

/** All requests for quotations, the newest first; of an open state those that come before others. */
const requests = declareList({
  name: "requests",
  contract: listBackOfficeQuotationRequests,
  title: "officeRequests.title",
  nameOf: ({ requester }) => requester.name,
  open: ({ id }) => ({ to: "/back-office/quotation-requests/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeRequests.text" },
    status: {
      kind: "choice",
      heading: "officeRequests.status",
      any: "bo.all",
      word: (value, { t }) => t(`officeRequests.states.${value}`, { defaultValue: value }),
    },
    ownerId: { kind: "own", Field: OwnerFilter },
  },
  columns: [
    {
      id: "who",
      heading: "officeRequests.who",
      lead: true,
      least: 18,
      value: ({ requester }) => requester.companyName ?? requester.name,
    },
    { id: "createdOn", heading: "officeRequests.createdOn", kind: "instant", value: ({ createdOn }) => createdOn },
    {
      id: "status",
      heading: "officeRequests.status",
      whole: true,
      value: ({ status }, { t }) => t(`officeRequests.states.${status}`),
      cell: ({ status }) => <RequestState status={status} />,
    },
    {
      id: "priority",
      heading: "officeRequests.priority",
      whole: true,
      value: ({ priority }, { t }) => (priority ? t("officeRequests.priority") : undefined),
      cell: ({ priority }) => priority && <RequestPriority />,
    },
    {
      id: "kind",
      heading: "officeRequests.kind",
      whole: true,
      value: ({ userId }, { t }) => t(userId ? "officeRequests.customer" : "officeRequests.visitor"),
    },
    { id: "asked", heading: "officeRequests.asked", least: 24, card: "wide", value: ({ text }) => text },
    { id: "rows", heading: "officeRequests.rows", kind: "number", value: ({ rows }) => rows.length },
    { id: "owner", heading: "officeRequests.owner", value: ({ ownerName }) => ownerName },
    { id: "email", heading: "bo.email", more: true, value: ({ requester }) => requester.email },
    {
      id: "quotation",
      heading: "officeRequests.quotation",
      more: true,
      whole: true,
      value: ({ quotationNumber }) => quotationNumber,
    },
  ],
  empty: { title: "officeRequests.none" },
});

export const RequestsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={requests} search={search} />
);
