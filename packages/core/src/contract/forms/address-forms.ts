import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { Address } from "../shapes/address.ts";
import { AddressInput } from "../shapes/address-input.ts";

export const saveShippingAddress = endpoint({
  method: "POST",
  path: "/shipping-address",
  access: "customer",
  forOthers: "address",
  byKey: true,
  stale: ["addresses", "cart"],
  summary: "Save an address, in place of another when replacingAddressId names one.",
  query: { replacingAddressId: Id.optional() },
  body: AddressInput,
  returns: Address,
  errors: ["not-found", "limit-reached"],
});
