import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { settled, type Campaign } from "./campaign.ts";
import { CampaignEntity } from "./campaign.table.ts";
import { campaignShare, minutesFor } from "./sending/share.ts";

/** A campaign with how long what is left of it takes today; null while no campaign is sent. */
export const shownCampaign = (campaign: Campaign) => ({
  ...campaign,
  minutes: minutesFor(campaign.recipients - settled(campaign), campaignShare()),
});

/** Campaigns, the newest first. */
export async function listCampaigns({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "CAMPAIGNS" })
    .entities(CampaignEntity)
    .options({ limit, reverse: true, ...startingAt(cursor) })
    .send();
  return { items: Items.map((one) => shownCampaign(one)), cursor: cursorOf(LastEvaluatedKey) };
}
