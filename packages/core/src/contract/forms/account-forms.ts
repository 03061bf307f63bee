import * as z from "zod";
import { Id } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Address } from "../shapes/address.ts";
import { AddressInput } from "../shapes/address-input.ts";
import { Completion, Registration } from "../shapes/registration.ts";

export const register = endpoint({
  method: "POST",
  path: "/register",
  access: "anyone",
  stale: [],
  summary: "Create a user, private or of a company; a mail asks to verify the address.",
  body: Registration,
  returns: z.object({ id: Id }),
  rateLimit: { limit: 20, windowSeconds: 3600 },
});

export const completeRegistration = endpoint({
  method: "POST",
  path: "/registration/complete",
  access: "anyone",
  stale: [],
  summary: "Choose the password of an account that an agent made, and agree to the texts.",
  body: Completion,
  returns: empty,
  errors: ["token-invalid"],
  rateLimit: { limit: 10, windowSeconds: 60 },
});

export const saveBillingAddress = endpoint({
  method: "POST",
  path: "/user/billing-address",
  access: "customer",
  forOthers: "address",
  stale: ["addresses", "cart", "subscription"],
  summary: "Save the billing address.",
  body: AddressInput,
  returns: Address,
});
