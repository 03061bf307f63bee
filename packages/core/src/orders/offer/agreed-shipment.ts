import { createHash } from "node:crypto";
import type { Cents } from "../../platform/money.ts";
import { pickup, type Cart, type DeliveryAddress } from "../order.ts";
import { goodsAmong } from "./offered.ts";

/** An address, or as much of it as is known. */
type Place = Partial<DeliveryAddress> | typeof pickup;

/** SHA-256 of what says where to and how hard it is to reach, not of who answers the door there: what `shipmentTo` keeps of a place. */
export function placeKey(address: Place): string {
  const facts =
    address === pickup
      ? pickup
      : JSON.stringify([
          ...[address.countryCode, address.provinceCode, address.postalCode, address.city].map((part) => part ?? ""),
          ...[address.street, address.houseNumber, address.addressDetails].map((part) => part ?? ""),
          ...[address.tailLift, address.forklift, address.island].map((yes) => yes ?? false),
          address.truckAccess ?? true,
        ]);
  return createHash("sha256").update(facts).digest("hex");
}

/**
 * Net cents of the shipping that a quotation has set which fall on these lines, as long as nothing but its goods goes to the very place that
 * it was set for; undefined otherwise: then the tariff counts.
 */
export function agreedShipment({
  lines,
  quotation,
  address,
}: Pick<Cart, "lines" | "quotation"> & { address?: Place | undefined }): Cents | undefined {
  const { shipmentCost, shipmentTo } = quotation ?? {};
  if (shipmentCost === undefined || address === undefined) return undefined;
  const isOffered = goodsAmong(lines).every(({ offered }) => offered);
  if (!isOffered || placeKey(address) !== shipmentTo) return undefined;
  const shares = lines.flatMap(({ offered }) => offered?.lines.flatMap(({ shipment }) => shipment ?? []) ?? []);
  // A cart of before its lines had their shares has the sum alone.
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) : shipmentCost;
}
