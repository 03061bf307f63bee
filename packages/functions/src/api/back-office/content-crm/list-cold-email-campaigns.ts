import { listCampaigns } from "@solvia/core/contacts/campaigns/list-campaigns";
import { listColdEmailCampaigns } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listColdEmailCampaigns, ({ query }) => listCampaigns(query));
