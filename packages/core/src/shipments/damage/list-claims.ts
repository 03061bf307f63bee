import type { FormattedItem } from "dynamodb-toolbox/entity";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { wordsIn } from "../../platform/text/words-in.ts";
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
  /** Words of the document's number, the order's, the customer's name, the carrier's or an article. */
  text?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A search looks through so many claims, so many at once. */
const lookedThrough = 2000;
const atOnce = 200;

/** Claims of a state, those that aren't over by the day until which the carrier is told; or all of them, the latest first. */
export async function listClaims({ status, text, cursor, limit }: Wanted, now: Date) {
  const isNamed = wordsIn(text);
  const page = await filledPage<FormattedItem<typeof DamageClaimEntity>>(
    { cursor, limit },
    {
      read: (after) => {
        const asked = { after, limit: text ? atOnce : limit };
        // Each list by its own name: the function's permissions follow from these words.
        return status
          ? pageOfShards(claimsWithStatus(status), DamageClaimEntity, { ...asked, reverse: status === "settled" })
          : pageOfShards(claimsList, DamageClaimEntity, { ...asked, reverse: true });
      },
      fitting: (claims) =>
        claims.filter(({ documentNumber, orderNumber, customerName, carrier, lines }) =>
          isNamed(
            documentNumber,
            orderNumber,
            customerName,
            carrier,
            ...lines.flatMap(({ code, name }) => [code, name]),
          ),
        ),
      keyOf: ({ gsi2sk, gsi3sk }) => (status ? endAt(claimsWithStatus(status), gsi2sk) : endAt(claimsList, gsi3sk)),
      lookedThrough,
    },
  );
  return { items: page.items.map((claim) => officeClaim(claim, now)), cursor: page.cursor };
}

/** How many claims nobody has written to a carrier or settled yet, of the first so many. */
export async function countOpenClaims(limit: number) {
  const page = { after: undefined, limit };
  const { Items, LastEvaluatedKey } = await pageOfShards(claimsWithStatus("open"), DamageClaimEntity, page);
  return { count: Items.length, more: LastEvaluatedKey !== undefined };
}
