import * as z from "zod";
import { Id } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { Address } from "./shapes/address.ts";

export * from "./address-forms.ts";

export const listAddresses = endpoint({
  method: "GET",
  path: "/addresses",
  access: "customer",
  summary: "The user's addresses.",
  returns: z.object({ items: z.array(Address) }),
});

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/addresses/{id}",
  access: "customer",
  summary: "Forget an address; orders keep their copy.",
  params: { id: Id },
  returns: empty,
});
