import { Badge } from "@mantine/core";
import { listBackOfficeLeads } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../../api/search-of.ts";
import { officeLeadsTexts } from "../../../i18n/areas/office-leads.ts";
import "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { LeadCard } from "./lead-card.tsx";

type Contract = typeof listBackOfficeLeads;
type Row = AnswerOf<Contract>["items"][number];

function LeadState({ status }: Pick<Row, "status">) {
  const { t } = useTexts(officeLeadsTexts);
  return (
    <Badge variant="light" c="bright" tt="none">
      {t(`officeLeads.statuses.${status}`)}
    </Badge>
  );
}

/** The wishes for an installer, the newest first. */
const leads = declareList({
  name: "leads",
  contract: listBackOfficeLeads,
  title: "officeLeads.title",
  nameOf: ({ name }) => name,
  filters: {
    text: { kind: "words", heading: "officeLeads.search" },
    status: {
      kind: "choice",
      heading: "officeLeads.status",
      any: "bo.all",
      word: (value, { t }) => t(`officeLeads.statuses.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "name", heading: "officeLeads.name", lead: true, least: 16, value: ({ name }) => name },
    {
      id: "status",
      heading: "officeLeads.status",
      whole: true,
      value: ({ status }, { t }) => t(`officeLeads.statuses.${status}`),
      cell: ({ status }) => <LeadState status={status} />,
    },
    {
      id: "kind",
      heading: "officeLeads.kind",
      value: ({ wish }, { t }) => t(`officeLeads.kinds.${wish.kind}`),
    },
    { id: "where", heading: "officeLeads.where", value: ({ place }) => `${place.postalCode} ${place.city}` },
    { id: "named", heading: "officeLeads.named", kind: "number", value: ({ named }) => named },
    { id: "createdOn", heading: "officeLeads.createdOn", kind: "instant", value: ({ createdOn }) => createdOn },
    { id: "email", heading: "officeLeads.email", more: true, value: ({ email }) => email },
  ],
  views: [
    { name: "officeLeads.statuses.verified", search: { status: "verified" } },
    { name: "officeLeads.statuses.assigned", search: { status: "assigned" } },
  ],
  empty: { title: "officeLeads.none", hint: "officeLeads.noneHint" },
  besideByName: true,
  Peek: ({ row }) => <LeadCard id={row.id} />,
});

export const LeadsPage = ({ search }: { search: SearchOf<Contract> }) => <OfficeList list={leads} search={search} />;
