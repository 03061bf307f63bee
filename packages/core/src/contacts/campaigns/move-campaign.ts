import { Problem } from "../../platform/problems.ts";
import { campaignTurn } from "../events.ts";
import type { Campaign } from "./campaign.ts";
import { campaignMachine } from "./campaign-machine.ts";
import type { CampaignMove } from "./moves.ts";
import { shownCampaign } from "./list-campaigns.ts";
import { campaignShare } from "./sending/share.ts";
import { findCampaign, loadCampaign, moveTo } from "./stored-campaign.ts";

/**
 * What the office does with a campaign, under the revision whose gate it has read. Problems: not-found, invalid-transition, version-conflict; campaigns-off
 * where letters would leave and no share of the mail service is set.
 */
export async function moveCampaign(
  id: string,
  { move, revision }: { move: CampaignMove; revision: number },
  now: Date,
): Promise<ReturnType<typeof shownCampaign>> {
  const before: Campaign = await loadCampaign(id);
  if (before.revision !== revision) throw new Problem("version-conflict");
  const { state } = campaignMachine.after(before, move, "back-office");
  const leaves = state === "sending";
  if (leaves && campaignShare() === 0) throw new Problem("campaigns-off");
  const events = leaves ? [campaignTurn.of({ campaignId: id })] : [];
  await moveTo(before, state, { events, ...(move === "pause" && { pausedBy: "hand" as const }) }, now);
  return shownCampaign((await findCampaign(id)) ?? before);
}
