import * as z from "zod";
import { isBillingCode, isFiscalCode, isVatNumber, phoneOf } from "../../accounts/validation/identifiers.ts";
import { Email, name, Password } from "./account.ts";
import { CountryCode } from "./address.ts";

const consents = {
  termsAccepted: z.literal(true),
  salesConditionsAccepted: z.literal(true),
  privacyRead: z.literal(true),
  marketingConsent: z.boolean().default(false),
  profilingConsent: z.boolean().default(false),
  partnerConsent: z.boolean().default(false),
} as const;
export const Consents = z.object(consents);

/** What somebody who is invited into a company, or whose account an agent made, adds to it. */
export const InvitedPerson = z
  .object({ password: Password, name, surname: name, telephone: z.string().max(30), country: CountryCode, ...consents })
  .superRefine(({ telephone, country }, context) => {
    if (!phoneOf(telephone, country))
      context.addIssue({ code: "custom", path: ["telephone"], message: "invalid-phone" });
  });

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
