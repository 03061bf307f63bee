import * as z from "zod";
import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { languages } from "../../platform/locale.ts";
import { keptFor } from "../../platform/personal-data.ts";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import {
  claimOutcomes,
  claimStatuses,
  damageKinds,
  type ClaimStatus,
  type DamageClaim,
  type DamagedLine,
  type DamagePicture,
} from "./claim.ts";
import { deadlineBases } from "./deadline.ts";

const text = z.string();
const ofSale = keptFor(
  "what claims against carriers and for goods that don't conform rest on: ten years, art. 2220 of the Italian civil code",
);

/** What was told of damaged goods. All of a shipment lie together, beside its transport documents. */
export const DamageClaimEntity = kept(
  new Entity({
    name: "DamageClaim",
    table,
    schema: item({
      shipmentId: string().key(),
      id: string().key(),
      place: number(),
      documentNumber: string(),
      documentOn: string(),
      orderId: string(),
      orderNumber: string(),
      userId: string(),
      companyId: string().optional(),
      customerName: string().meta(ofSale),
      carrier: string().optional(),
      revision: number(),
      status: stored(z.enum(claimStatuses)),
      damage: stored(z.enum(damageKinds)),
      lines: stored(listOf(shapeOf<DamagedLine>({ productId: text, code: text, name: text, quantity: z.number() }))),
      reservation: string().meta(ofSale),
      reservedAtDoor: boolean(),
      words: string().optional().meta(ofSale),
      teller: stored(shapeOf<DamageClaim["teller"]>({ name: text, contact: text.optional() })).meta(ofSale),
      language: stored(z.enum(languages)),
      pictures: stored(listOf(shapeOf<DamagePicture>({ key: text, name: text, contentType: text }))).meta(ofSale),
      arrivedOn: string(),
      basis: stored(z.enum(deadlineBases)),
      until: string(),
      createdOn: string(),
      toCarrier: stored(
        shapeOf<NonNullable<DamageClaim["toCarrier"]>>({ email: text, words: text.optional(), by: text, on: text }),
      )
        .optional()
        .meta({ ...ofSale, toldParts: ["on"] }),
      result: stored(
        shapeOf<NonNullable<DamageClaim["result"]>>({
          outcome: z.enum(claimOutcomes),
          note: text.optional(),
          by: text,
          on: text,
        }),
      )
        .optional()
        .meta({ ...ofSale, toldParts: ["outcome", "on"] }),
      /** `claimsOfUser`. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `claimsWithStatus`. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `claimsList`. */
      gsi3pk: string(),
      gsi3sk: string(),
    }),
    computeKey: ({ shipmentId, id }: { shipmentId: string; id: string }) => ({
      // In these words: a function's rights are read from them (stacks/bundles/reach.ts).
      pk: `SHIPMENTDOCUMENTS#${shipmentId}`,
      sk: `DAMAGECLAIM#${id}`,
    }),
  }),
);

/** Claims of goods that a user has bought. */
export const claimsOfUser = (userId: string): string => `USER#${userId}#DAMAGECLAIMS`;

/** Claims in a state: those that aren't over by the day until which the carrier is told, the most urgent first; the others by when they were told. */
export const claimsWithStatus = (status: ClaimStatus) => shardedList("gsi2", `DAMAGECLAIMSTATUS#${status}`, 4);

/** All claims, by when they were told. */
export const claimsList = shardedList("gsi3", "DAMAGECLAIMS", 4);

const placeOf = ({ status, until, createdOn }: DamageClaim): string => (status === "settled" ? createdOn : until);

export const itemOf = (claim: DamageClaim) => ({
  ...claim,
  lines: [...claim.lines],
  pictures: [...claim.pictures],
  gsi1pk: claimsOfUser(claim.userId),
  gsi1sk: `${claim.createdOn}#${claim.id}`,
  ...keysIn(claimsWithStatus(claim.status), placeOf(claim), `${claim.shipmentId}.${claim.id}`),
  ...keysIn(claimsList, claim.createdOn, `${claim.shipmentId}.${claim.id}`),
});
