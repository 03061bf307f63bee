import { unlessChanged } from "../../../platform/storing/unless-changed.ts";
import type { Campaign, Pause } from "../campaign.ts";
import { campaignMachine } from "../campaign-machine.ts";
import { findCampaign, moveTo } from "../stored-campaign.ts";

/** Of fewer letters than this nothing is concluded; one that complains among them is one too many only beside so many. */
const leastLetters = 100;

/**
 * Why a campaign has to stand still: Amazon SES looks into a sender at 5 % of addresses that don't receive and at 0.1 % who complain, and orders' letters
 * leave by the same sender. One complaint alone stops nothing.
 */
export function tooMany({
  sent,
  refused,
  bounced,
  complained,
}: Pick<Campaign, "sent" | "refused" | "bounced" | "complained">): Exclude<Pause, "hand"> | undefined {
  const letters = sent + refused;
  if (letters < leastLetters) return undefined;
  if (bounced >= letters * 0.05) return "bounces";
  return complained > 1 && complained >= letters * 0.001 ? "complaints" : undefined;
}

/** Stops a campaign of which that is so. May be repeated. */
export async function stopWhereTooMany(campaignId: string, now: Date): Promise<void> {
  const campaign = await findCampaign(campaignId);
  const pausedBy = campaign && tooMany(campaign);
  if (!campaign || !pausedBy || campaign.state !== "sending" || campaign.pausedBy === pausedBy) return;
  campaignMachine.demand(campaign, "stop", "system");
  await unlessChanged(() => moveTo(campaign, "paused", { pausedBy }, now));
}
