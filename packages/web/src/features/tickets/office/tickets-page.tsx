import { Badge, Group } from "@mantine/core";
import { listBackOfficeTickets } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../../api/search-of.ts";
import "../../../i18n/areas/office.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { TicketState } from "../ticket-state.tsx";
import { AssigneeFilter } from "./assignee-filter.tsx";

type Contract = typeof listBackOfficeTickets;
type Row = AnswerOf<Contract>["items"][number];

/** Whose plan puts them first. */
export function TicketTier({ tier }: Pick<Row, "tier">) {
  const { t } = useTexts(officeTicketsTexts);
  if (tier === "none") return null;
  return (
    <Badge color={tier === "exclusive" ? "orange" : "blue"} variant="light" c="bright" tt="none">
      {t(`officeTickets.tiers.${tier}`)}
    </Badge>
  );
}

/** By when the desk has to have answered; what is late says so. */
export function TicketDue({ dueAt, overdue }: Pick<Row, "dueAt" | "overdue">) {
  const { t, language } = useTexts(officeTicketsTexts);
  if (!dueAt) return null;
  return (
    <Group gap={6} wrap="nowrap" className="numbers">
      {dateAndTime(dueAt, language)}
      {overdue && (
        <Badge color="red" variant="light" c="bright" tt="none">
          {t("officeTickets.overdue")}
        </Badge>
      )}
    </Group>
  );
}

/** The requests for help: of those that wait for the desk exclusive plans first, then by due date. */
const tickets = declareList({
  name: "tickets",
  contract: listBackOfficeTickets,
  title: "officeTickets.title",
  nameOf: ({ number }) => number,
  open: ({ id }) => ({ to: "/back-office/tickets/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeTickets.text" },
    status: {
      kind: "choice",
      heading: "officeTickets.status",
      any: "bo.all",
      word: (value, { t }) => t(`officeTickets.statuses.${value}`, { defaultValue: value }),
    },
    tier: {
      kind: "choice",
      heading: "officeTickets.tier",
      any: "bo.all",
      word: (value, { t }) => t(`officeTickets.tiers.${value}`, { defaultValue: value }),
    },
    due: {
      kind: "choice",
      heading: "officeTickets.due",
      any: "bo.all",
      word: (value, { t }) => t(`officeTickets.dues.${value}`, { defaultValue: value }),
    },
    assigneeId: { kind: "own", Field: AssigneeFilter },
  },
  columns: [
    { id: "number", heading: "officeTickets.number", whole: true, value: ({ number }) => number },
    { id: "subject", heading: "officeTickets.subject", lead: true, least: 24, value: ({ subject }) => subject },
    { id: "customer", heading: "officeTickets.customer", least: 18, value: ({ customerName }) => customerName },
    {
      id: "status",
      heading: "officeTickets.status",
      whole: true,
      value: ({ status }, { t }) => t(`officeTickets.statuses.${status}`),
      cell: ({ status }) => <TicketState status={status} />,
    },
    {
      id: "tier",
      heading: "officeTickets.tier",
      whole: true,
      value: ({ tier }, { t }) => (tier === "none" ? undefined : t(`officeTickets.tiers.${tier}`)),
      cell: ({ tier }) => <TicketTier tier={tier} />,
    },
    {
      id: "due",
      heading: "officeTickets.due",
      kind: "instant",
      value: ({ dueAt }) => dueAt,
      cell: ({ dueAt, overdue }) => <TicketDue dueAt={dueAt} overdue={overdue} />,
    },
    { id: "assignee", heading: "officeTickets.assignee", value: ({ assigneeName }) => assigneeName },
    { id: "lastOn", heading: "officeTickets.lastOn", kind: "instant", more: true, value: ({ lastOn }) => lastOn },
    {
      id: "topic",
      heading: "officeTickets.topic",
      more: true,
      value: ({ topic }, { t }) => t(`officeTickets.topics.${topic}`),
    },
    {
      id: "article",
      heading: "officeTickets.article",
      more: true,
      value: ({ about: { product, brand } }) => product ?? brand,
    },
    {
      id: "order",
      heading: "officeTickets.order",
      more: true,
      whole: true,
      value: ({ about: { orderNumber } }) => orderNumber,
    },
    {
      id: "stars",
      heading: "officeTickets.stars",
      kind: "number",
      more: true,
      value: ({ satisfaction }) => satisfaction?.stars,
    },
    {
      id: "createdOn",
      heading: "officeTickets.createdOn",
      kind: "instant",
      more: true,
      value: ({ createdOn }) => createdOn,
    },
  ],
  views: [
    { name: "officeTickets.lateViews", search: { due: "today" } },
    { name: "officeTickets.statuses.open", search: { status: "open" } },
    { name: "officeTickets.statuses.in_progress", search: { status: "in_progress" } },
  ],
  empty: { title: "officeTickets.none", hint: "officeTickets.noneHint" },
});

export const TicketsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={tickets} search={search} />
);
