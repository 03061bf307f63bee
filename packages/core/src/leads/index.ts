export { eraseLeadsOf, eraseLeadsOfAddress, leadsOfAddress } from "./asking/erase-lead.ts";
export { leadHoldings } from "./personal-holdings.ts";
export { LeadEntity, LeadInstallerEntity } from "./lead.table.ts";
