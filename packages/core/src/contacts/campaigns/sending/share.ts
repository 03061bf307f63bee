/**
 * How many letters of campaigns leave in a minute, of all campaigns together: the share of what the mail service sends that isn't kept for orders and
 * passwords (`CAMPAIGN_SHARE`). 0, as where nothing is set: no campaign is sent.
 */
export function campaignShare(): number {
  const share = Number(process.env["CAMPAIGN_SHARE"] ?? "0");
  return Number.isInteger(share) && share > 0 ? share : 0;
}

/** Workers of the queue at once (platform/work): each keeps to its part of the share. */
export const workersAtOnce = 2;

/** Letters that one message hands out: few where they leave slowly, so that the worker is done within a minute. */
export const batchSize = (share: number): number => Math.max(1, Math.min(20, Math.floor(share / 4)));

/** Milliseconds between two letters of one worker. */
export const pauseMs = (share: number): number => (workersAtOnce * 60_000) / share;

/** Minutes that so many letters take; null while no campaign is sent. */
export const minutesFor = (recipients: number, share: number): number | null =>
  share === 0 ? null : Math.ceil(recipients / share);
