import * as z from "zod";
import { provinceCodeOf } from "../../accounts/validation/province-names.ts";
import { countries } from "../../platform/locale.ts";
import { Id } from "../common.ts";
import { line } from "../../platform/text/typed.ts";

const codes = countries.map(({ code }) => code) as [string, ...string[]];
export const CountryCode = z.enum(codes);

/** Spec 3's address with the limits of domain-rules 3.8. */
export const addressShape = {
  header: line().min(2).max(80),
  street: line().min(2).max(60),
  houseNumber: line().min(1).max(8),
  postalCode: line().toUpperCase().min(3).max(10),
  city: line().min(2).max(60),
  /** Of Italy the two letters, also where the name was written. */
  provinceCode: line().overwrite(provinceCodeOf).max(60).optional(),
  countryCode: CountryCode,
  addressType: z.enum(["shipping", "billing"]).default("shipping"),
  telephone: line().max(30).optional(),
  tailLift: z.boolean().default(false),
  /** Site access: whether a lorry gets there, whether there is a forklift, whether it is an island or a restricted zone. */
  truckAccess: z.boolean().default(true),
  forklift: z.boolean().default(false),
  island: z.boolean().default(false),
  addressDetails: line().max(200).optional(),
  /** The point chosen on the map, degrees. */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
} as const;

export const Address = z.object({ id: Id, ...addressShape });
