import { Badge, Group } from "@mantine/core";
import { listColdEmailCampaigns } from "@solvia/core/contract/back-office/content-crm";
import type { SearchOf } from "../../../../api/search-of.ts";
import "../../../../i18n/areas/office-contacts.ts";
import "../../../../i18n/areas/office.ts";
import { figure } from "../../../../i18n/format.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { settled } from "./campaign.ts";
import { CampaignCard } from "./campaign-card.tsx";
import { NewCampaign } from "./new-campaign.tsx";
import { Templates } from "./templates-dialog.tsx";

type Contract = typeof listColdEmailCampaigns;

/** While letters leave, the list is asked anew. */
const againMs = 10_000;

/** Letters with offers to lists of contacts: each with how far it has come. */
const campaigns = declareList({
  name: "campaigns",
  contract: listColdEmailCampaigns,
  title: "officeContacts.campaigns.title",
  nameOf: ({ subject }) => subject,
  columns: [
    {
      id: "subject",
      heading: "officeContacts.campaigns.subject",
      lead: true,
      least: 24,
      value: ({ subject }) => subject,
    },
    { id: "list", heading: "officeContacts.list", value: ({ listName }) => listName },
    {
      id: "state",
      heading: "officeContacts.campaigns.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeContacts.campaigns.states.${state}`),
      cell: ({ state }, { t }) => (
        <Badge variant="light" color={state === "paused" ? "orange" : "leaf"} c="bright" tt="none">
          {t(`officeContacts.campaigns.states.${state}`)}
        </Badge>
      ),
    },
    {
      id: "progress",
      heading: "officeContacts.campaigns.progress",
      more: true,
      value: (row, { language }) => `${figure(settled(row), language)} / ${figure(row.recipients, language)}`,
    },
    { id: "sent", heading: "officeContacts.campaigns.sent", kind: "number", value: ({ sent }) => sent },
    {
      id: "delivered",
      heading: "officeContacts.campaigns.delivered",
      kind: "number",
      value: ({ delivered }) => delivered,
    },
    { id: "bounced", heading: "officeContacts.campaigns.bounced", kind: "number", value: ({ bounced }) => bounced },
    {
      id: "complained",
      heading: "officeContacts.campaigns.complained",
      more: true,
      kind: "number",
      value: ({ complained }) => complained,
    },
    {
      id: "unsubscribed",
      heading: "officeContacts.campaigns.unsubscribed",
      kind: "number",
      value: ({ unsubscribed }) => unsubscribed,
    },
    {
      id: "skipped",
      heading: "officeContacts.campaigns.skipped",
      more: true,
      kind: "number",
      value: ({ skipped }) => skipped,
    },
    {
      id: "template",
      heading: "officeContacts.campaigns.template",
      more: true,
      value: ({ templateVersion }) => templateVersion,
    },
    { id: "sender", heading: "officeContacts.campaigns.sender", more: true, value: ({ senderEmail }) => senderEmail },
    { id: "createdOn", heading: "officeContacts.createdOn", kind: "date", value: ({ createdOn }) => createdOn },
  ],
  empty: { title: "officeContacts.campaigns.none", hint: "officeContacts.campaigns.noneHint" },
  again: againMs,
  besideByName: true,
  Peek: ({ row }) => <CampaignCard campaign={row} />,
  Beginnings: () => (
    <Group gap="xs">
      <NewCampaign />
      <Templates />
    </Group>
  ),
});

export const CampaignsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={campaigns} search={search} />
);
