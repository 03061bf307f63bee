import { formatPostalCode, postalCodes } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { invalid } from "../../platform/problems.ts";
import { basisOf, type Destination } from "../../pricing/index.ts";
import { amountsOf, linesAt } from "../amounts.ts";
import { openOrderToRead, taxFactsOf } from "./cart.ts";
import { pickup } from "../order.ts";
import { summaryOf } from "../summary.ts";

/**
 * What the open order would come to in a place, before there is an address: the amounts that the checkout works out for an address
 * there (`amountsOf` decides both; domain-rules 6.6). Nothing is written. Problem: invalid-input for a postal code that the country
 * doesn't have.
 */
export async function estimateShipping(user: User, place: Destination, now: Date) {
  const postalCode = formatPostalCode(place.postalCode, place.countryCode);
  if (!postalCodes[place.countryCode]?.test(postalCode)) {
    throw invalid({ field: "postalCode", code: "invalid-postal-code" });
  }
  const cart = await openOrderToRead(user, now);
  const sent = { ...cart, address: { ...place, postalCode } };
  const facts = taxFactsOf(user, now);
  const amounts = amountsOf(sent, facts);
  return {
    amounts,
    grossSummary: summaryOf({ lines: linesAt(sent, now), amounts }, "gross"),
    basis: basisOf(user),
    /** Whole containers come from the port: they can't be fetched at the warehouse. */
    canBePickedUp: amountsOf({ ...cart, address: pickup }, facts).shipmentState === "known",
  };
}
