import { Badge } from "@mantine/core";
import { listBackOfficePublications } from "@solvia/core/contract/back-office/content-crm";
import type { PublicationStatus } from "@solvia/core/publications/publication";
import type { SearchOf } from "../../../api/search-of.ts";
import "../../../i18n/areas/office.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconPlus } from "../../../ui/icons.gen.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";

type Contract = typeof listBackOfficePublications;

const colours = { draft: "gray", scheduled: "blue", published: "green", hidden: "orange", archived: "gray" } as const;

export function PublicationState({ status }: { status: PublicationStatus }) {
  const { t } = useTexts(officePublicationsTexts);
  return (
    <Badge variant="light" color={colours[status]} c="bright" size="sm" tt="none">
      {t(`officePublications.statuses.${status}`)}
    </Badge>
  );
}

/** What the house has written, in any state, the last begun first. */
const publications = declareList({
  name: "publications",
  contract: listBackOfficePublications,
  title: "officePublications.title",
  nameOf: ({ title }) => title,
  open: ({ id }) => ({ to: "/back-office/publications/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officePublications.search" },
    type: {
      kind: "choice",
      heading: "officePublications.type",
      any: "bo.all",
      word: (value, { t }) => t(`officePublications.types.${value}`, { defaultValue: value }),
    },
    status: {
      kind: "choice",
      heading: "officePublications.status",
      any: "bo.all",
      word: (value, { t }) => t(`officePublications.statuses.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "title", heading: "officePublications.name", lead: true, least: 30, value: ({ title }) => title },
    {
      id: "type",
      heading: "officePublications.type",
      whole: true,
      value: ({ type }, { t }) => t(`officePublications.types.${type}`),
    },
    {
      id: "status",
      heading: "officePublications.status",
      whole: true,
      value: ({ status }, { t }) => t(`officePublications.statuses.${status}`),
      cell: ({ status }) => <PublicationState status={status} />,
    },
    { id: "tags", heading: "officePublications.tags", card: "wide", value: ({ tags }) => tags.join(", ") },
    { id: "publishOn", heading: "officePublications.publishOn", kind: "instant", value: ({ publishOn }) => publishOn },
    {
      id: "publishedOn",
      heading: "officePublications.publishedOn",
      kind: "date",
      value: ({ publishedOn }) => publishedOn,
    },
    { id: "views", heading: "officePublications.views", kind: "number", value: ({ views }) => views },
    {
      id: "minutes",
      heading: "officePublications.minutes",
      kind: "number",
      more: true,
      value: ({ minutes }) => minutes,
    },
    { id: "code", heading: "officePublications.code", more: true, value: ({ code }) => code },
    {
      id: "createdOn",
      heading: "officePublications.createdOn",
      kind: "date",
      more: true,
      value: ({ createdOn }) => createdOn,
    },
    {
      id: "updatedOn",
      heading: "officePublications.updatedOn",
      kind: "instant",
      more: true,
      value: ({ updatedOn }) => updatedOn,
    },
  ],
  empty: { title: "officePublications.none", hint: "officePublications.noneHint" },
  Beginnings: Add,
});

function Add() {
  const { t } = useTexts(officePublicationsTexts);
  return (
    <ButtonLink to="/back-office/publications/new" size="xs" leftSection={<IconPlus size={16} />}>
      {t("officePublications.new")}
    </ButtonLink>
  );
}

export const PublicationsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={publications} search={search} />
);
