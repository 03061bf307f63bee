import type { Holding } from "../platform/personal-data.ts";
import { PublicationFollowEntity } from "./publication.table.ts";

/** That a customer wants to hear of new publications. */
export const publicationHoldings: readonly Holding[] = [
  {
    entity: PublicationFollowEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "PUBLICATIONS" } }),
    closing: "delete",
  },
];
