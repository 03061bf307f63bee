import * as z from "zod";
import { companyRoles } from "../../accounts/company/company-roles.ts";
import { isBillingCode, isFiscalCode, isVatNumber } from "../../accounts/validation/identifiers.ts";
import { phoneOf } from "../../accounts/validation/phone.ts";
import { Language, Token } from "../common.ts";
import { Email, name, Password } from "./account.ts";
import { addressShape, CountryCode } from "./address.ts";
import { placeProblems } from "./address-input.ts";
import { line } from "../../platform/text/typed.ts";

const consents = {
  termsAccepted: z.literal(true),
  salesConditionsAccepted: z.literal(true),
  privacyRead: z.literal(true),
  marketingConsent: z.boolean().default(false),
  profilingConsent: z.boolean().default(false),
  partnerConsent: z.boolean().default(false),
} as const;
export const Consents = z.object(consents);

/** The language that was chosen to read in, which letters then have too; without it the country's (spec 1). */
const chosen = { language: Language.optional() } as const;

/** What the owner of an account that an agent made adds to it, by the mail's token. */
export const Completion = z.object({ token: Token, password: Password, ...chosen, ...consents });

/** What somebody who is invited into a company and has no account adds to it. */
export const InvitedPerson = z
  .object({
    password: Password,
    name,
    surname: name,
    telephone: line().max(30),
    country: CountryCode,
    ...chosen,
    ...consents,
  })
  .superRefine(({ telephone, country }, context) => {
    if (!phoneOf(telephone, country))
      context.addIssue({ code: "custom", path: ["telephone"], message: "invalid-phone" });
  });

/** Where invoices are made out to; name and country are those of the account. */
export const BillingPlace = z.object({
  street: addressShape.street,
  houseNumber: addressShape.houseNumber,
  postalCode: addressShape.postalCode,
  city: addressShape.city,
  provinceCode: addressShape.provinceCode,
});

/** Who registers and where they are invoiced, of either kind (domain-rules 3.7). */
const identity = {
  accountType: z.enum(["private", "business"]),
  country: CountryCode,
  email: Email,
  name,
  surname: name,
  telephone: line().max(30),
  fiscalCode: line().toUpperCase().max(16).optional(),
  vatNumber: line().max(20).optional(),
  companyName: line().max(80).optional(),
  companyRole: z.enum(companyRoles).optional(),
  electronicBillingCode: line().toUpperCase().max(7).optional(),
  pec: line().max(256).optional(),
  noElectronicAddress: z.boolean().default(false),
  administrationEmail: line().max(254).optional(),
  billingAddress: BillingPlace,
} as const;
export type Identity = z.output<z.ZodObject<typeof identity>>;
type Found = [field: string, code: string];

function companyProblems(input: Identity): Found[] {
  const { companyName, companyRole, vatNumber, country } = input;
  const found: Found[] = [];
  if (!companyName) found.push(["companyName", "required"]);
  if (!companyRole) found.push(["companyRole", "required"]);
  if (!vatNumber) found.push(["vatNumber", "required"]);
  else if (!isVatNumber(vatNumber, country)) found.push(["vatNumber", "invalid-vat-number"]);
  if (input.administrationEmail && !isEmail(input.administrationEmail))
    found.push(["administrationEmail", "invalid-email"]);
  return country === "IT" ? [...found, ...electronicProblems(input)] : found;
}

function electronicProblems({ electronicBillingCode: code, pec, noElectronicAddress }: Identity): Found[] {
  const found: Found[] = [];
  if (code && !isBillingCode(code))
    found.push(["electronicBillingCode", code.length === 6 ? "public-body" : "invalid-billing-code"]);
  if (pec && !isEmail(pec)) found.push(["pec", "invalid-email"]);
  if (!code && !pec && !noElectronicAddress) found.push(["electronicBillingCode", "code-or-pec"]);
  return found;
}

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/** What is wrong with an identity by its country and kind. */
export function identityProblems(input: Identity): Found[] {
  const { country, accountType, fiscalCode, telephone, billingAddress } = input;
  const italian = country === "IT";
  const found: Found[] = [];
  if (!phoneOf(telephone, country)) found.push(["telephone", "invalid-phone"]);
  if (fiscalCode && italian && !isFiscalCode(fiscalCode)) found.push(["fiscalCode", "invalid-fiscal-code"]);
  if (accountType === "private" && italian && !fiscalCode) found.push(["fiscalCode", "required"]);
  const place = placeProblems({ ...billingAddress, countryCode: country }, true);
  for (const [field, code] of place) found.push([`billingAddress.${field}`, code]);
  return accountType === "business" ? [...found, ...companyProblems(input)] : found;
}

const judged = <T extends z.ZodType<Identity>>(shape: T) =>
  shape.superRefine((input, context) => {
    for (const [field, code] of identityProblems(input))
      context.addIssue({ code: "custom", path: field.split("."), message: code });
  });

/** Registration of a private person or a company (domain-rules 3.7). */
export const Registration = judged(z.object({ ...identity, password: Password, ...chosen, ...consents }));

/** An account that an agent makes for somebody, who chooses the password and agrees to the texts by the mail's link. */
export const AgentRegistration = judged(z.object(identity));
