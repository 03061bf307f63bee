import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { romeDate } from "../../platform/time.ts";
import type { ClaimStatus, DamageClaim } from "./claim.ts";
import { claimActsOf } from "./claim-machine.ts";
import { claimsList, claimsWithStatus, DamageClaimEntity } from "./claim.table.ts";
import { daysLeft } from "./deadline.ts";
import { claimsOf } from "./stored-claim.ts";

/** A claim as the office has it: with the days that are left to tell the carrier, and what may be done. */
export const officeClaim = (claim: DamageClaim, now: Date) => ({
  ...claim,
  pictures: claim.pictures.map(({ name }) => ({ name })),
  daysLeft: daysLeft(claim.until, romeDate(now)),
  /** Told after the last day on which the carrier was told in time. */
  late: romeDate(new Date(claim.createdOn)) > claim.until,
  acts: claimActsOf(claim, "back-office"),
});

/** What was told of a shipment's goods, the latest first. */
export const claimsOfShipment = async (shipmentId: string, now: Date) =>
  (await claimsOf(shipmentId)).map((claim) => officeClaim(claim, now));

interface Wanted {
  status?: ClaimStatus | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Claims of a state, those that aren't over by the day until which the carrier is told; or all of them, the latest first. */
export async function listClaims({ status, cursor, limit }: Wanted, now: Date) {
  const after = startingAt(cursor).exclusiveStartKey;
  // Each list by its own name: the function's permissions follow from these words.
  const { Items, LastEvaluatedKey } = status
    ? await pageOfShards(claimsWithStatus(status), DamageClaimEntity, { after, limit, reverse: status === "settled" })
    : await pageOfShards(claimsList, DamageClaimEntity, { after, limit, reverse: true });
  return { items: Items.map((claim) => officeClaim(claim, now)), cursor: cursorOf(LastEvaluatedKey) };
}

/** How many claims nobody has written to a carrier or settled yet, of the first so many. */
export async function countOpenClaims(limit: number) {
  const page = { after: undefined, limit };
  const { Items, LastEvaluatedKey } = await pageOfShards(claimsWithStatus("open"), DamageClaimEntity, page);
  return { count: Items.length, more: LastEvaluatedKey !== undefined };
}
