import type { Holding } from "../platform/personal-data.ts";
import { InstallerProfileEntity } from "./installers/profile.table.ts";
import { LeadEntity, LeadMessageEntity, leadMessagesOfUser, leadsOfUser } from "./lead.table.ts";

/** Leads go with the account of who was logged in, and so does an installer's profile; `eraseLeadsOf` takes what stands beside them first. */
export const leadHoldings: readonly Holding[] = [
  { entity: LeadEntity, where: (id) => ({ partition: leadsOfUser(id), index: "gsi1" }), closing: "delete" },
  {
    entity: LeadMessageEntity,
    where: (id) => ({ partition: leadMessagesOfUser(id), index: "gsi1" }),
    closing: "delete",
  },
  { entity: InstallerProfileEntity, where: (id) => ({ partition: `INSTALLERPROFILE#${id}` }), closing: "delete" },
];
