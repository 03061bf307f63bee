import type { Holding } from "../platform/personal-data.ts";
import { InstallerProfileEntity } from "./installers/profile.table.ts";
import {
  leadConsentsOfUser,
  LeadEntity,
  LeadInstallerEntity,
  LeadMessageEntity,
  leadMessagesOfUser,
  leadsOfUser,
} from "./lead.table.ts";
import type { Naming } from "./lead.ts";

/** What its person has agreed to, and to whom; which employee wrote it down is the house's own. */
export const consentTold = ({ leadId, installerId, installerName, namedOn, status, consent }: Naming) => ({
  leadId,
  installerId,
  installerName,
  namedOn,
  status,
  consent: { textVersion: consent.textVersion, on: consent.on, ip: consent.ip, how: consent.how },
});

/** Leads go with the account of who was logged in, and so does an installer's profile; `eraseLeadsOf` takes what stands beside them first. */
export const leadHoldings: readonly Holding[] = [
  { entity: LeadEntity, where: (id) => ({ partition: leadsOfUser(id), index: "gsi1" }), closing: "delete" },
  {
    entity: LeadInstallerEntity,
    where: (id) => ({ partition: leadConsentsOfUser(id), index: "gsi3" }),
    closing: "delete",
    shown: consentTold,
  },
  {
    entity: LeadMessageEntity,
    where: (id) => ({ partition: leadMessagesOfUser(id), index: "gsi1" }),
    closing: "delete",
  },
  { entity: InstallerProfileEntity, where: (id) => ({ partition: `INSTALLERPROFILE#${id}` }), closing: "delete" },
];
