import * as z from "zod";
import { claimActs } from "../../shipments/damage/claim-machine.ts";
import { claimOutcomes, claimStatuses, damageKinds, mostDamagePictures } from "../../shipments/damage/claim.ts";
import { deadlineBases } from "../../shipments/damage/deadline.ts";
import { line, paragraphs, personName, wholeNumber } from "../../platform/text/typed.ts";
import { CivilDateText, Id, InstantText, Language } from "../common.ts";

const DamagedLine = z.object({ productId: Id, code: z.string(), name: z.string(), quantity: z.int() });

/** What whoever has the paper reads: neither prices nor whom the goods are for. */
export const DamagePage = z.object({
  /** "DDT 12/2026" */
  number: z.string(),
  date: CivilDateText,
  language: Language,
  /** Whether its goods have left the house. */
  left: z.boolean(),
  carrier: z.string().optional(),
  packages: z.int(),
  pallets: z.int(),
  lines: z.array(DamagedLine),
  today: CivilDateText,
  /** The day on which the goods came, where the house knows it. */
  arrivedOn: CivilDateText.optional(),
  basis: z.enum(deadlineBases),
  /** The last day on which the carrier is told in time of damage that was found later, counted from today where nobody knows the day. */
  until: CivilDateText,
  /** Below nought after it. */
  daysLeft: z.int(),
  /** What was told already. */
  claims: z.array(
    z.object({
      id: Id,
      damage: z.enum(damageKinds),
      status: z.enum(claimStatuses),
      createdOn: InstantText,
      pieces: z.int(),
      pictures: z.int(),
      outcome: z.enum(claimOutcomes).optional(),
    }),
  ),
});

export const ToldDamage = z.strictObject({
  /** Made by whoever sends it: sent again, it is told once. */
  id: z.uuid(),
  damage: z.enum(damageKinds),
  lines: z
    .array(z.strictObject({ productId: Id, quantity: wholeNumber(1, 1_000_000) }))
    .min(1)
    .max(300),
  /** What is, or should have been, written on the carrier's paper. */
  reservation: paragraphs().min(10).max(1000),
  /** Whether it was written there before the driver left. */
  reservedAtDoor: z.boolean(),
  words: paragraphs().max(2000).optional(),
  name: personName().min(2).max(120),
  /** A telephone number or an e-mail address. */
  contact: line().max(120).optional(),
  arrivedOn: CivilDateText.optional(),
  language: Language,
  pictures: z
    .array(z.strictObject({ key: z.string().max(200), name: line().min(1).max(200) }))
    .max(mostDamagePictures)
    .default([]),
});

export const OfficeDamageClaim = z.object({
  id: Id,
  shipmentId: Id,
  documentNumber: z.string(),
  documentOn: CivilDateText,
  orderId: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  carrier: z.string().optional(),
  revision: z.int(),
  status: z.enum(claimStatuses),
  damage: z.enum(damageKinds),
  lines: z.array(DamagedLine).readonly(),
  reservation: z.string(),
  reservedAtDoor: z.boolean(),
  words: z.string().optional(),
  teller: z.object({ name: z.string(), contact: z.string().optional() }),
  pictures: z.array(z.object({ name: z.string() })).readonly(),
  arrivedOn: CivilDateText,
  basis: z.enum(deadlineBases),
  until: CivilDateText,
  daysLeft: z.int(),
  /** Told after the last day on which the carrier was told in time. */
  late: z.boolean(),
  createdOn: InstantText,
  toCarrier: z.object({ email: z.string(), words: z.string().optional(), by: z.string(), on: InstantText }).optional(),
  result: z
    .object({ outcome: z.enum(claimOutcomes), note: z.string().optional(), by: z.string(), on: InstantText })
    .optional(),
  acts: z.array(z.enum(claimActs)).readonly(),
});
