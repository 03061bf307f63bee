import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { Consents, Identity, Registration } from "./registration.ts";
import type { Role } from "../../platform/access.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { announce } from "../../platform/work/outbox.ts";
import { newId, newSecret } from "../../platform/ids.ts";
import { countryOf, type Language } from "../../platform/locale.ts";
import { invalid } from "../../platform/problems.ts";
import { keysIn } from "../../platform/sharded-list/list.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons, type Write } from "../../platform/storing/transaction.ts";
import { AddressEntity, billingAddressId, companiesIn, CompanyEntity, TokenEntity } from "../account.table.ts";
import { consentTextVersion } from "./consent-texts.ts";
import { companyVatOf } from "../company/company-vat.ts";
import { isCommonPassword } from "../login/password.ts";
import { hashOf } from "../login/session.ts";
import { passwordWrite } from "../login/stored-password.ts";
import type { Consent } from "../user.ts";
import { UserEntity, usersList } from "../user.table.ts";
import { formatPostalCode } from "../validation/countries.ts";
import { bareVatNumber, vatIdentity } from "../validation/identifiers.ts";
import { phoneOf } from "../validation/phone.ts";
import { userRegistered } from "../events.ts";

const verificationHours = 48;

/**
 * Creates a user, and the company of a business, which waits for the back office. E-mail and VAT number are taken in
 * the same transaction: of two at once, one wins and the other is told at the field.
 */
export async function register(input: Registration, ip: string, now: Date): Promise<{ id: string }> {
  if (isCommonPassword(input.password)) throw invalid({ field: "password", code: "common-password" });
  const id = newId();
  const token = newSecret();
  await writeAccount(input, newUserOf(input, id, ip, now), now, [
    await passwordWrite(id, input.password),
    TokenEntity.build(PutTransaction).item(verificationToken(token, id, now)),
    announce(userRegistered.of({ userId: id, token }), now),
  ]);
  return { id };
}

type NewUser = ReturnType<typeof newUserOf>;

/** Guards, user, company and billing address in one transaction with what starts the mail. */
export async function writeAccount(
  input: Identity,
  user: NewUser,
  now: Date,
  further: readonly Write[],
): Promise<void> {
  const company = companyOf(input, user.id, now);
  const guards = [
    { kind: "EMAIL", value: input.email, ownerId: user.id },
    ...(company
      ? [{ kind: "VAT", value: vatIdentity(company.vatNumber, company.countryCode), ownerId: company.id }]
      : []),
  ];
  try {
    await execute(
      ...guards.map((guard) =>
        GuardEntity.build(PutTransaction)
          .item(guard)
          .options({ condition: { attr: "ownerId", exists: false } }),
      ),
      UserEntity.build(PutTransaction).item({ ...user, ...companyFacts(company) }),
      AddressEntity.build(PutTransaction).item(billingAddressOf(input, user.id, now)),
      ...(company ? [CompanyEntity.build(PutTransaction).item(company)] : []),
      ...further,
    );
  } catch (error) {
    const [email, vatNumber] = cancellationReasons(error);
    if (email) throw invalid({ field: "email", code: "taken" });
    if (company && vatNumber) throw invalid({ field: "vatNumber", code: "taken" });
    throw error;
  }
}

const billingAddressOf = (input: Identity, userId: string, now: Date) => ({
  ...input.billingAddress,
  postalCode: formatPostalCode(input.billingAddress.postalCode, input.country),
  userId,
  id: billingAddressId,
  header: input.companyName ?? `${input.name} ${input.surname}`.slice(0, 80),
  countryCode: input.country,
  addressType: "billing" as const,
  tailLift: false,
  createdOn: instant(now),
});

export const verificationToken = (token: string, userId: string, now: Date) => ({
  hash: hashOf(token),
  purpose: "verify-email" as const,
  userId,
  expiresAt: Math.floor(now.getTime() / 1000) + verificationHours * 3600,
});

function companyOf(input: Identity, userId: string, now: Date) {
  if (input.accountType === "private") return undefined;
  const id = newId();
  return {
    id,
    version: 1,
    companyName: input.companyName ?? "",
    vatNumber: bareVatNumber(input.vatNumber ?? "", input.country),
    tradeVatNumber: northernIrishNumber(input),
    countryCode: input.country,
    companyRole: input.companyRole ?? "other",
    status: "pending" as const,
    pec: input.pec,
    electronicBillingCode:
      input.electronicBillingCode ?? (input.country === "IT" && !input.pec ? "0000000" : undefined),
    administrationEmail: input.administrationEmail ?? input.email,
    wholesaleActive: false,
    userIds: [userId],
    createdOn: instant(now),
    ...keysIn(companiesIn("pending"), instant(now), id),
  };
}

/** Northern Ireland's prefix says what a number is good for, while the number itself is the same as with GB. */
function northernIrishNumber({ country, vatNumber = "" }: Identity): string | undefined {
  const written = vatNumber.toUpperCase().trim();
  return country === "GB" && written.startsWith("XI") ? `XI${bareVatNumber(written, country)}` : undefined;
}

const companyFacts = (company: ReturnType<typeof companyOf>) =>
  company
    ? {
        companyId: company.id,
        companyName: company.companyName,
        companyStatus: company.status,
        companyVat: companyVatOf(company),
      }
    : {};

type Person = Pick<
  Registration,
  "country" | "email" | "name" | "surname" | "telephone" | "accountType" | keyof Consents
> & {
  fiscalCode?: string | undefined;
  language?: Language | undefined;
};

/** The record of somebody who has just agreed to the texts; the password is written beside it. */
export function newUserOf(input: Person, id: string, ip: string, now: Date) {
  const country = countryOf(input.country);
  return {
    id,
    version: 1,
    email: input.email,
    name: input.name,
    surname: input.surname,
    telephone: phoneOf(input.telephone, input.country),
    fiscalCode: input.fiscalCode,
    accountType: input.accountType,
    locale: country?.locale ?? "it",
    language: input.language ?? country?.messageLanguage ?? "it",
    roles: [] as Role[],
    wholesaleActive: false,
    reservedPrices: false,
    consents: consentsOf(input, ip, now),
    createdOn: instant(now),
    ...keysIn(usersList, instant(now), id),
  };
}

export function consentsOf(input: Consents, ip: string, now: Date): Consent[] {
  const choices: Record<Consent["purpose"], boolean> = {
    terms: input.termsAccepted,
    salesConditions: input.salesConditionsAccepted,
    privacy: input.privacyRead,
    marketing: input.marketingConsent,
    profiling: input.profilingConsent,
    partners: input.partnerConsent,
  };
  return Object.entries(choices).map(([purpose, value]) => ({
    purpose: purpose as Consent["purpose"],
    given: value,
    textVersion: consentTextVersion,
    at: instant(now),
    ip,
  }));
}
