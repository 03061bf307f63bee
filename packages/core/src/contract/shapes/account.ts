import * as z from "zod";
import { memberRoles } from "../../platform/access.ts";
import { Id, Language, Locale } from "../common.ts";
import { CountryCode } from "./address.ts";
import { personName } from "../../platform/text/typed.ts";

export const Email = z
  .email()
  .max(254)
  .transform((email) => email.trim().toLowerCase());
/** A name or surname. */
export const name = personName().min(1).max(60);
export const Password = z.string().min(10).max(128);

/** The current login (GET user): empty when nobody is logged in. */
export const CurrentUser = z.object({
  user: z
    .object({
      id: Id,
      email: z.string(),
      name: z.string(),
      surname: z.string(),
      locale: Locale,
      language: Language,
      adminLocale: Locale.optional(),
      roles: z.array(z.string()).readonly(),
      accountType: z.enum(["private", "business"]),
      companyId: Id.optional(),
      memberRole: z.enum(memberRoles).optional(),
      approvalLimit: z.int().optional(),
      companyVerified: z.boolean(),
      wholesaleActive: z.boolean(),
      entitlement: z.enum(["none", "premium", "exclusive"]),
      /** An administrator who has to set up a second factor before being one. */
      secondFactorMissing: z.boolean().optional(),
      /** The employee who acts for this customer just now: every page says so. */
      actedBy: z.object({ id: Id, name: z.string() }).optional(),
    })
    .nullable(),
  /** Whether this browser names a guest cart: its number is asked for only then. */
  guestCart: z.boolean(),
});

export const Company = z.object({
  id: Id,
  companyName: z.string(),
  vatNumber: z.string(),
  countryCode: CountryCode,
  companyRole: z.string(),
  status: z.enum(["pending", "verified", "rejected", "suspended"]),
  pec: z.string().optional(),
  electronicBillingCode: z.string().optional(),
  administrationEmail: z.string().optional(),
  imageUrl: z.string().optional(),
});
