import { moveCampaign } from "@solvia/core/contacts/campaigns/move-campaign";
import { moveColdEmailCampaign } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(moveColdEmailCampaign, ({ params, body, now }) => moveCampaign(params.id, body, now));
