/** What the office does with a campaign. */
export const campaignMoves = ["confirm", "pause", "resume", "cancel"] as const;
export type CampaignMove = (typeof campaignMoves)[number];
