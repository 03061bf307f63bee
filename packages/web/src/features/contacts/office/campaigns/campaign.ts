import type { listColdEmailCampaigns } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

/** A campaign as the office reads it. */
export type Campaign = AnswerOf<typeof listColdEmailCampaigns>["items"][number];

/** How many of its recipients are done with, whatever became of their letters. */
export const settled = ({ sent, refused, failed, unsure, skipped }: Campaign): number =>
  sent + refused + failed + unsure + skipped;
