import type { Holding } from "../../platform/personal-data.ts";
import { claimsOfUser, DamageClaimEntity } from "../damage/claim.table.ts";
import { TransportDocumentEntity, transportDocumentsOfUser } from "./transport-document.table.ts";

/** Transport documents of a user, and what was told of damage to their goods. */
export const transportHoldings: readonly Holding[] = [
  {
    entity: TransportDocumentEntity,
    where: (id) => ({ partition: transportDocumentsOfUser(id), index: "gsi1" }),
    closing: "keep",
  },
  {
    entity: DamageClaimEntity,
    where: (id) => ({ partition: claimsOfUser(id), index: "gsi1" }),
    closing: "keep",
  },
];
