import { Badge } from "@mantine/core";
import { listOfficeMessages } from "@solvia/core/contract/back-office/content-crm";
import type { SearchOf } from "../../../api/search-of.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import type { Message } from "./contact.ts";
import { MessageCard } from "./message-card.tsx";

type Contract = typeof listOfficeMessages;

const colours = { new: "blue", seen: "yellow", done: "gray" } as const;

function MessageState({ state }: Pick<Message, "state">) {
  const { t } = useTexts(officeContactsTexts);
  return (
    <Badge variant="light" color={colours[state]} c="bright" tt="none">
      {t(`officeContacts.messages.states.${state}`)}
    </Badge>
  );
}

/** What has come in by the site's forms, the newest first. */
const messages = declareList({
  name: "messages",
  contract: listOfficeMessages,
  title: "officeContacts.messages.title",
  nameOf: ({ name }) => name,
  filters: {
    text: { kind: "words", heading: "officeContacts.messages.search" },
    state: {
      kind: "choice",
      heading: "officeContacts.messages.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeContacts.messages.states.${value}`, { defaultValue: value }),
    },
    kind: {
      kind: "choice",
      heading: "officeContacts.messages.kind",
      any: "bo.all",
      word: (value, { t }) => t(`officeContacts.messages.kinds.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "who", heading: "officeContacts.messages.who", lead: true, least: 16, value: ({ name }) => name },
    {
      id: "kind",
      heading: "officeContacts.messages.kind",
      whole: true,
      value: ({ kind }, { t }) => t(`officeContacts.messages.kinds.${kind}`),
    },
    {
      id: "state",
      heading: "officeContacts.messages.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeContacts.messages.states.${state}`),
      cell: ({ state }) => <MessageState state={state} />,
    },
    {
      id: "about",
      heading: "officeContacts.messages.about",
      least: 24,
      card: "wide",
      value: ({ subject, text, job }, { t }) => (job ? t(`officeContacts.messages.jobs.${job}`) : (subject ?? text)),
    },
    {
      id: "createdOn",
      heading: "officeContacts.messages.createdOn",
      kind: "instant",
      value: ({ createdOn }) => createdOn,
    },
    { id: "assignee", heading: "officeContacts.messages.assignee", value: ({ assigneeName }) => assigneeName },
    { id: "company", heading: "officeContacts.company", more: true, value: ({ company }) => company },
  ],
  views: [
    { name: "officeContacts.messages.states.new", search: { state: "new" } },
    { name: "officeContacts.messages.kinds.application", search: { kind: "application" } },
  ],
  empty: { title: "officeContacts.messages.none", hint: "officeContacts.messages.noneHint" },
  besideByName: true,
  Peek: ({ row }) => <MessageCard message={row} />,
});

export const MessagesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={messages} search={search} />
);
