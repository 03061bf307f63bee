import * as z from "zod";
import { postalCodes, provinces } from "../../accounts/validation/countries.ts";
import { phoneOf } from "../../accounts/validation/identifiers.ts";
import { addressShape } from "./address.ts";

/** An address as it is typed: judged by its country's rules. Apart from the shape, since it takes the phone numbers of the world. */
export const AddressInput = z.object(addressShape).superRefine((address, context) => {
  const refuse = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], message: code });
  if (!postalCodes[address.countryCode]?.test(address.postalCode)) refuse("postalCode", "invalid-postal-code");
  if (address.countryCode === "IT" && !provinces.has(address.provinceCode ?? ""))
    refuse("provinceCode", "invalid-province");
  if (address.telephone && !phoneOf(address.telephone, address.countryCode)) refuse("telephone", "invalid-phone");
  if (address.addressType === "shipping" && !address.telephone) refuse("telephone", "required");
});
