import type { Holding } from "../platform/personal-data.ts";
import {
  PublicationFollowerEntity,
  PublicationSubscriptionEntity,
  PublicationToldEntity,
} from "./following/following.table.ts";
import { registrationsOfUser, WebinarRegistrationEntity } from "./webinars/webinar.table.ts";

/** What publications keep of a user: what they follow, their places in the lists of followers, what they were told of lately, and their seats in webinars. */
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
  {
    entity: WebinarRegistrationEntity,
    where: (id) => ({ partition: registrationsOfUser(id), index: "gsi1" }),
    closing: "delete",
  },
];
