import type { Holding } from "../platform/personal-data.ts";
import { ReviewEntity } from "./reviews/review.table.ts";
import { WatchEntity } from "./watches/watch.table.ts";

/** What the catalogue keeps of a user: what they wrote of products and what they wait for. */
export const catalogueHoldings: readonly Holding[] = [
  { entity: ReviewEntity, where: (id) => ({ partition: `USER#${id}#REVIEWS`, index: "gsi1" }), closing: "delete" },
  { entity: WatchEntity, where: (id) => ({ partition: `USER#${id}#WATCHES`, index: "gsi1" }), closing: "delete" },
];
