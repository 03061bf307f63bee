import { Anchor, Badge, Group } from "@mantine/core";
import { listContacts } from "@solvia/core/contract/back-office/content-crm";
import type { SearchOf } from "../../../api/search-of.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { ContactCard } from "./contact-card.tsx";
import type { Contact } from "./contact.ts";
import { AddContact } from "./contact-form.tsx";
import { InsertContacts } from "./insert-dialog.tsx";
import { ListFilter } from "./list-filter.tsx";
import { ManageLists } from "./lists-dialog.tsx";
import { AddressData } from "./address-dialog.tsx";

type Contract = typeof listContacts;

/** Whether a letter with offers may go to it, in words. */
function Verdict({ verdict }: Pick<Contact, "verdict">) {
  const { t } = useTexts(officeContactsTexts);
  return (
    <Badge variant="light" color={verdict.allowed ? "leaf" : "gray"} c="bright" tt="none">
      {verdict.allowed ? t("officeContacts.yes") : t(`officeContacts.refusals.${verdict.reason}`)}
    </Badge>
  );
}

/** Everybody who may be written to or not, each with why; those of a list. */
const contacts = declareList({
  name: "contacts",
  contract: listContacts,
  title: "officeContacts.title",
  nameOf: ({ email }) => email,
  filters: {
    text: { kind: "words", heading: "officeContacts.search" },
    list: { kind: "own", Field: ListFilter },
    mailable: {
      kind: "choice",
      heading: "officeContacts.mailable",
      any: "bo.all",
      values: ["true", "false"],
      word: (value, { t }) => t(value === "true" ? "officeContacts.yes" : "officeContacts.no"),
    },
  },
  columns: [
    { id: "email", heading: "officeContacts.email", lead: true, least: 20, value: ({ email }) => email },
    { id: "name", heading: "officeContacts.name", value: ({ name }) => name },
    { id: "company", heading: "officeContacts.company", value: ({ company }) => company },
    {
      id: "mailable",
      heading: "officeContacts.mailable",
      whole: true,
      value: ({ verdict }, { t }) =>
        verdict.allowed ? t("officeContacts.yes") : t(`officeContacts.refusals.${verdict.reason}`),
      cell: ({ verdict }) => <Verdict verdict={verdict} />,
    },
    { id: "lists", heading: "officeContacts.lists", least: 16, card: "wide", value: ({ lists }) => lists.join(", ") },
    {
      id: "country",
      heading: "officeContacts.country",
      more: true,
      value: ({ country }, { language }) => country && countryName(country, language),
    },
    {
      id: "telephone",
      heading: "officeContacts.telephone",
      more: true,
      whole: true,
      value: ({ telephone }) => telephone,
      cell: ({ telephone }) => telephone && <Anchor href={`tel:${telephone}`}>{telephone}</Anchor>,
    },
    { id: "source", heading: "officeContacts.source", more: true, value: ({ source }) => source },
    { id: "createdOn", heading: "officeContacts.createdOn", kind: "date", value: ({ createdOn }) => createdOn },
  ],
  empty: { title: "officeContacts.none", hint: "officeContacts.noneHint" },
  besideByName: true,
  Peek: ({ row }) => <ContactCard contact={row} />,
  Beginnings: () => (
    <Group gap="xs">
      <AddContact />
      <InsertContacts />
      <ManageLists />
      <AddressData />
    </Group>
  ),
});

export const ContactsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={contacts} search={search} />
);
