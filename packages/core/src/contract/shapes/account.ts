import * as z from "zod";
import { postalCodes, provinces } from "../../accounts/validation/countries.ts";
import { isBillingCode, isFiscalCode, isVatNumber, phoneOf } from "../../accounts/validation/identifiers.ts";
import { countries } from "../../platform/locale.ts";
import { Id, Language, Locale } from "../common.ts";

const codes = countries.map(({ code }) => code) as [string, ...string[]];
export const CountryCode = z.enum(codes);
export const Email = z
  .email()
  .max(254)
  .transform((email) => email.trim().toLowerCase());
const name = z.string().trim().min(1).max(60);
export const Password = z.string().min(10).max(128);

/** Spec 3's address with the limits of domain-rules 3.8. */
export const AddressInput = z
  .object({
    header: z.string().trim().min(2).max(80),
    street: z.string().trim().min(2).max(60),
    houseNumber: z.string().trim().min(1).max(8),
    postalCode: z.string().trim().toUpperCase().min(3).max(10),
    city: z.string().trim().min(2).max(60),
    provinceCode: z.string().trim().toUpperCase().max(60).optional(),
    countryCode: CountryCode,
    addressType: z.enum(["shipping", "billing"]).default("shipping"),
    telephone: z.string().max(30).optional(),
    tailLift: z.boolean().default(false),
    addressDetails: z.string().trim().max(200).optional(),
  })
  .superRefine((address, context) => {
    const refuse = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], message: code });
    if (!postalCodes[address.countryCode]?.test(address.postalCode)) refuse("postalCode", "invalid-postal-code");
    if (address.countryCode === "IT" && !provinces.has(address.provinceCode ?? ""))
      refuse("provinceCode", "invalid-province");
    if (address.telephone && !phoneOf(address.telephone, address.countryCode)) refuse("telephone", "invalid-phone");
    if (address.addressType === "shipping" && !address.telephone) refuse("telephone", "required");
  });

export const Address = z.object({ id: Id, ...AddressInput.shape });

const consents = {
  termsAccepted: z.literal(true),
  salesConditionsAccepted: z.literal(true),
  privacyRead: z.literal(true),
  marketingConsent: z.boolean().default(false),
  profilingConsent: z.boolean().default(false),
  partnerConsent: z.boolean().default(false),
} as const;

/** Registration of a private person or a company (domain-rules 3.7). */
export const Registration = z
  .object({
    accountType: z.enum(["private", "business"]),
    country: CountryCode,
    email: Email,
    password: Password,
    name,
    surname: name,
    telephone: z.string().max(30),
    fiscalCode: z.string().trim().toUpperCase().max(16).optional(),
    vatNumber: z.string().trim().max(20).optional(),
    companyName: z.string().trim().max(80).optional(),
    companyRole: z.enum(["installer", "reseller", "epc", "designer", "final_user", "other"]).optional(),
    electronicBillingCode: z.string().trim().toUpperCase().max(7).optional(),
    pec: z.string().trim().max(256).optional(),
    noElectronicAddress: z.boolean().default(false),
    administrationEmail: z.string().trim().max(254).optional(),
    ...consents,
  })
  .superRefine((input, context) => {
    const refuse = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], message: code });
    const italian = input.country === "IT";
    if (!phoneOf(input.telephone, input.country)) refuse("telephone", "invalid-phone");
    if (input.fiscalCode && italian && !isFiscalCode(input.fiscalCode)) refuse("fiscalCode", "invalid-fiscal-code");
    if (input.accountType === "private") {
      if (italian && !input.fiscalCode) refuse("fiscalCode", "required");
      return;
    }
    if (!input.companyName) refuse("companyName", "required");
    if (!input.companyRole) refuse("companyRole", "required");
    if (!input.vatNumber) refuse("vatNumber", "required");
    else if (!isVatNumber(input.vatNumber, input.country)) refuse("vatNumber", "invalid-vat-number");
    if (!italian) return;
    if (input.electronicBillingCode && !isBillingCode(input.electronicBillingCode)) {
      refuse(
        "electronicBillingCode",
        input.electronicBillingCode.length === 6 ? "public-body" : "invalid-billing-code",
      );
    }
    if (input.pec && !z.email().safeParse(input.pec).success) refuse("pec", "invalid-email");
    if (!input.electronicBillingCode && !input.pec && !input.noElectronicAddress)
      refuse("electronicBillingCode", "code-or-pec");
  });

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
      roles: z.array(z.string()).readonly(),
      accountType: z.enum(["private", "business"]),
      companyVerified: z.boolean(),
      wholesaleActive: z.boolean(),
      entitlement: z.enum(["none", "premium", "exclusive"]),
    })
    .nullable(),
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
