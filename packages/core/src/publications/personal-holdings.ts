import type { Holding } from "../platform/personal-data.ts";
import {
  PublicationFollowerEntity,
  PublicationSubscriptionEntity,
  PublicationToldEntity,
} from "./following/following.table.ts";

/** What publications keep of a user: what they follow, their places in the lists of followers, and what they were told of lately. */
export const publicationHoldings: readonly Holding[] = [
  {
    entity: PublicationSubscriptionEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "PUBLICATIONSUBSCRIPTION" } }),
    closing: "delete",
  },
  {
    entity: PublicationFollowerEntity,
    where: (id) => ({ partition: `USER#${id}#FOLLOWS`, index: "gsi1" }),
    closing: "delete",
  },
  {
    entity: PublicationToldEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "PUBLICATIONTOLD#" } }),
    closing: "delete",
  },
];
