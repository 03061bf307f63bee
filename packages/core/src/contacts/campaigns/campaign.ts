import type { Instant } from "../../platform/time.ts";
import type { basisKinds } from "../contact.ts";
import { mailRefusals } from "../may-be-mailed.ts";

/** In the order in which a campaign comes to them. */
export const campaignStates = ["checking", "ready", "sending", "paused", "done", "cancelled"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Why one stands still: a hand has stopped it, or the stop rules have. */
export const pauses = ["hand", "bounces", "complaints"] as const;
export type Pause = (typeof pauses)[number];

/** Why somebody isn't written to: as of any letter with offers, or since their contact has gone. */
export const skipReasons = [...mailRefusals, "gone"] as const;
export type SkipReason = (typeof skipReasons)[number];

/** How many of a list may be written to on one ground in one country; "" where the country isn't known. */
export interface Allowed {
  basis: (typeof basisKinds)[number];
  country: string;
  count: number;
}

/** What became of a campaign's letters, each recipient once in the first five. */
export const tallies = ["sent", "refused", "failed", "unsure", "skipped"] as const;
export type Tally = (typeof tallies)[number];
/** What was told of letters afterwards. */
export type Outcome = "delivered" | "bounced" | "complained" | "unsubscribed";

/** A letter with offers to a list of contacts. */
export interface Campaign extends Record<Tally | Outcome, number> {
  id: string;
  listName: string;
  templateVersion: string;
  subject: string;
  senderName: string;
  senderEmail: string;
  state: CampaignState;
  pausedBy?: Pause | undefined;
  /** The gate: who of the list may be written to, and who may not, each with why. */
  allowed: readonly Allowed[];
  refusedWhy: Readonly<Partial<Record<SkipReason, number>>>;
  /** Up to where of the list has been looked; the keys that are read after. */
  judgedUpTo?: string | undefined;
  recipients: number;
  /** Why some of them were skipped when their letter's turn came. */
  skippedWhy: Readonly<Partial<Record<SkipReason, number>>>;
  /** The recipient up to whom letters were handed out in this round. */
  takenUpTo?: string | undefined;
  takenOn?: Instant | undefined;
  /** Rises with what the office and the machine's own steps do; counting leaves it. */
  revision: number;
  createdOn: Instant;
  changedOn: Instant;
}

/**
 * What becomes of one recipient's letter. `trying` begins before the mail server is spoken to and ends once: who dies in it leaves a letter of which
 * nobody knows (`unsure`), and it isn't sent again.
 */
export const recipientStates = ["waiting", "trying", ...tallies] as const;

/** How many recipients are done with, of all. */
export const settled = (campaign: Pick<Campaign, Tally>): number =>
  tallies.reduce((sum, name) => sum + campaign[name], 0);

/** "offerta-autunno.3": the third version of a template. */
export const versionId = (tag: string, version: number): string => `${tag}.${version}`;
export function partsOfVersion(id: string): { tag: string; version: number } {
  const dot = id.lastIndexOf(".");
  return { tag: id.slice(0, dot), version: Number(id.slice(dot + 1)) };
}
