import type { Language } from "../../platform/locale.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";
import type { DeadlineBasis } from "./deadline.ts";

/** What is wrong with goods that have come: seen at the door, found when they were unpacked, too few, others than were ordered. */
export const damageKinds = ["visible", "hidden", "missing", "wrong"] as const;
export type DamageKind = (typeof damageKinds)[number];

/** Told and nothing done yet; written to the carrier; over. */
export const claimStatuses = ["open", "claimed", "settled"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What became of it for the customer. */
export const claimOutcomes = ["replaced", "refunded", "rejected"] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** The most pictures of one claim, and claims of one transport document: whoever has the paper may tell, and nobody without end. */
export const mostDamagePictures = 10;
export const mostClaims = 20;

export interface DamagedLine {
  productId: string;
  code: string;
  name: string;
  quantity: number;
}

/** A picture in the private bucket. */
export interface DamagePicture {
  key: string;
  /** As its sender calls it. */
  name: string;
  contentType: string;
}

/** What somebody with the paper in their hands has told of its goods; it never changes, what becomes of it does. */
export interface DamageClaim {
  /** Made by the page that sends it, so that what is sent twice is told once. */
  id: string;
  shipmentId: string;
  /** Which of the shipment's transport documents the goods came with. */
  place: number;
  documentNumber: string;
  documentOn: CivilDate;
  orderId: string;
  orderNumber: string;
  userId: string;
  companyId?: string | undefined;
  customerName: string;
  carrier?: string | undefined;
  revision: number;
  status: ClaimStatus;
  damage: DamageKind;
  lines: readonly DamagedLine[];
  /** What is, or should have been, written on the carrier's paper. */
  reservation: string;
  /** Whether it was written there before the driver left. */
  reservedAtDoor: boolean;
  words?: string | undefined;
  teller: { name: string; contact?: string | undefined };
  /** In which it was told. */
  language: Language;
  pictures: readonly DamagePicture[];
  arrivedOn: CivilDate;
  basis: DeadlineBasis;
  /** The last day on which the carrier is told in time. */
  until: CivilDate;
  createdOn: Instant;
  toCarrier?: { email: string; words?: string | undefined; by: string; on: Instant } | undefined;
  result?: { outcome: ClaimOutcome; note?: string | undefined; by: string; on: Instant } | undefined;
}
