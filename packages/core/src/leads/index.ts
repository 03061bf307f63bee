export { eraseLeadsOf, eraseLeadsOfAddress, leadsOfAddress } from "./asking/erase-lead.ts";
export { consentTold, leadHoldings } from "./personal-holdings.ts";
export { LeadEntity, LeadInstallerEntity } from "./lead.table.ts";
export type { Lead } from "./lead.ts";
export { namingsOf } from "./stored-lead.ts";
