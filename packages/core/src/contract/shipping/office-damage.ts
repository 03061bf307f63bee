import * as z from "zod";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { claimOutcomes, claimStatuses } from "../../shipments/damage/claim.ts";
import { Id, page, paging } from "../common.ts";
import { endpoint, file, redirect } from "../endpoint.ts";
import { Email } from "../shapes/account.ts";
import { OfficeDamageClaim } from "./damage-shapes.ts";

const ofShipment = { id: Id } as const;
const ofClaim = { ...ofShipment, claimId: Id } as const;
const revision = z.int().min(1);

export const listDamageClaims = endpoint({
  method: "GET",
  path: "/back-office/damage-claims",
  access: "admin",
  shows: ["damage"],
  summary:
    "What was told of damaged goods: in a state that isn't over by the day until which the carrier is told, else the latest first.",
  query: {
    ...paging,
    status: z.enum(claimStatuses).optional(),
    /** Words of the document's number, the order's, the customer's name, the carrier's or an article; case and accents don't count. */
    text: line().max(100).optional(),
  },
  returns: page(OfficeDamageClaim),
});

export const listShipmentDamage = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}/damage-claims",
  access: "admin",
  shows: ["damage"],
  summary: "What was told of a shipment's goods, the latest first.",
  params: ofShipment,
  returns: z.object({ items: z.array(OfficeDamageClaim) }),
});

export const getDamagePicture = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}/damage-claims/{claimId}/pictures/{n}",
  access: "admin",
  shows: [],
  summary: "A picture of damaged goods: a short-lived address of it.",
  params: { ...ofClaim, n: wholeNumber(1, 99) },
  returns: redirect,
  errors: ["not-found"],
});

export const getCarrierClaim = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}/damage-claims/{claimId}/letter",
  access: "admin",
  shows: [],
  summary: "The claim to the carrier as PDF.",
  params: ofClaim,
  returns: file("application/pdf"),
  errors: ["not-found"],
});

export const resolveDamageClaim = endpoint({
  method: "POST",
  path: "/back-office/shipments/{id}/damage-claims/{claimId}/resolve",
  access: "admin",
  about: { kind: "shipments", id: "id" },
  stale: ["damage"],
  summary: "Write the claim to the carrier by mail, or settle it: replaced, refunded, or rejected with a reason.",
  params: ofClaim,
  body: z.discriminatedUnion("action", [
    z.strictObject({
      revision,
      action: z.literal("claim"),
      email: Email,
      words: paragraphs().max(2000).optional(),
    }),
    z.strictObject({
      revision,
      action: z.literal("settle"),
      outcome: z.enum(claimOutcomes),
      /** Its customer reads it; of a rejection it is the reason. */
      note: paragraphs().max(1000).optional(),
    }),
  ]),
  returns: OfficeDamageClaim,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
