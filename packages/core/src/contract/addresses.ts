import * as z from "zod";
import { Id } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { Address, AddressInput } from "./shapes/account.ts";

export const listAddresses = endpoint({
  method: "GET",
  path: "/addresses",
  access: "customer",
  summary: "The user's addresses.",
  returns: z.object({ items: z.array(Address) }),
});

export const saveShippingAddress = endpoint({
  method: "POST",
  path: "/shipping-address",
  access: "customer",
  summary: "Save an address, in place of another when replacingAddressId names one.",
  query: { replacingAddressId: Id.optional() },
  body: AddressInput,
  returns: Address,
  errors: ["not-found"],
});

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/addresses/{id}",
  access: "customer",
  summary: "Forget an address; orders keep their copy.",
  params: { id: Id },
  returns: empty,
});
