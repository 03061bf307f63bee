import * as z from "zod";
import { Id } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { Address, CountryCode } from "./shapes/address.ts";
import { PlacedOrder } from "./shapes/order.ts";
import { creditRefusals } from "../payments/credit.ts";
import { decimalNumber } from "../platform/text/typed.ts";

export * from "./forms/address-forms.ts";

export const listAddresses = endpoint({
  method: "GET",
  path: "/addresses",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["addresses"],
  summary: "The user's addresses.",
  returns: z.object({ items: z.array(Address) }),
});

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/addresses/{id}",
  access: "customer",
  stale: ["addresses", "cart"],
  summary: "Forget an address; orders keep their copy.",
  params: { id: Id },
  returns: empty,
});

export const getGeoAddress = endpoint({
  method: "GET",
  path: "/addresses/geo-address/{a}/{b}",
  access: "anyone",
  forOthers: true,
  shows: [],
  summary: "The postal address of a point: latitude a, longitude b, in degrees.",
  params: { a: decimalNumber(-90, 90), b: decimalNumber(-180, 180) },
  returns: z.object({
    street: z.string().optional(),
    houseNumber: z.string().optional(),
    postalCode: z.string().optional(),
    city: z.string(),
    provinceCode: z.string().optional(),
    countryCode: CountryCode,
    approximate: z.boolean(),
  }),
  errors: ["not-found", "provider-unavailable"],
  rateLimit: { limit: 30, windowSeconds: 60 },
});

export const setReceiverAddress = endpoint({
  method: "PUT",
  path: "/shipments/{id}/receiver-address/{addressId}",
  access: "customer",
  within: "buyer",
  forOthers: "order",
  byKey: true,
  stale: ["orders"],
  summary:
    "Another address for a shipment that is not ready yet, or the word pickup. An order's first shipment has its id.",
  params: { id: Id, addressId: Id },
  returns: PlacedOrder,
  errors: [
    "not-found",
    "invalid-transition",
    "quotation-needed",
    "approval-needed",
    ...creditRefusals,
    "version-conflict",
  ],
});
