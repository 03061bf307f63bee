import * as z from "zod";
import { postalCodes, provinces } from "../../accounts/validation/countries.ts";
import { phoneOf } from "../../accounts/validation/phone.ts";
import { isBasicLatin } from "../../platform/text/basic-latin.ts";
import { addressShape } from "./address.ts";

/** Pallets are not delivered to a box (domain-rules 3.8), whatever it is called. */
const postBox =
  /\b(p\.? ?o\.? ?box|casella postale|postfach|bo[iî]te postale|postbus|apartado|skr\. ?poczt|postboks)\b/i;
/** Where invoices are written in Latin letters although the country's are others. */
const otherScripts = new Set(["BG", "RS", "UA"]);
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u;

type Judged = Pick<
  z.output<z.ZodObject<typeof addressShape>>,
  "street" | "houseNumber" | "postalCode" | "city" | "countryCode"
> & {
  header?: string | undefined;
  provinceCode?: string | undefined;
};

/** What is wrong with the place of an address by its country's rules; nothing when all is well. */
export function placeProblems(address: Judged, billing: boolean): [field: string, code: string][] {
  const { header = "", street, houseNumber, city, provinceCode = "", countryCode, postalCode } = address;
  const found: [string, string][] = [];
  if (!postalCodes[countryCode]?.test(postalCode)) found.push(["postalCode", "invalid-postal-code"]);
  if (countryCode === "IT" && !provinces.has(provinceCode))
    found.push(["provinceCode", provinceCode === "" ? "required" : "invalid-province"]);
  if (!isBasicLatin(houseNumber)) found.push(["houseNumber", "basic-latin"]);
  if (!billing && postBox.test(street)) found.push(["street", "post-box"]);
  if (billing && otherScripts.has(countryCode)) {
    const written = { header, street, city, provinceCode };
    for (const [field, text] of Object.entries(written)) if (!latin.test(text)) found.push([field, "latin-letters"]);
  }
  return found;
}

/** An address as it is typed: judged by its country's rules. Apart from the shape, since it takes the phone numbers of the world. */
export const AddressInput = z.object(addressShape).superRefine((address, context) => {
  const refuse = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], message: code });
  const billing = address.addressType === "billing";
  for (const [field, code] of placeProblems(address, billing)) refuse(field, code);
  if (address.telephone && !phoneOf(address.telephone, address.countryCode)) refuse("telephone", "invalid-phone");
  if (!billing && !address.telephone) refuse("telephone", "required");
});
