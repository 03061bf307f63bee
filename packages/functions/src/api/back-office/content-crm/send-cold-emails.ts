import { askCampaign } from "@solvia/core/contacts/campaigns/ask-campaign";
import { shownCampaign } from "@solvia/core/contacts/campaigns/list-campaigns";
import { sendColdEmails } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(sendColdEmails, async ({ body, now }) => shownCampaign(await askCampaign(body, now)));
