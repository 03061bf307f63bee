import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { Role } from "../platform/access.ts";
import { GuardEntity } from "../platform/guard.table.ts";
import { newId } from "../platform/ids.ts";
import { instant } from "../platform/time.ts";
import { AddressEntity, CompanyEntity } from "./account.table.ts";
import { companiesIn } from "./company-status.ts";
import { companyVatOf } from "./company-vat.ts";
import { userByEmail } from "./login.ts";
import { hashPassword } from "./password.ts";
import { PasswordEntity } from "./password.table.ts";
import { UserEntity } from "./user.table.ts";

interface Demonstration {
  email: string;
  password: string;
  name: string;
  surname: string;
  roles: readonly Role[];
  company?: { name: string; vatNumber: string; role: string } | undefined;
  fiscalCode?: string | undefined;
  plan?: "premium" | "exclusive" | undefined;
  wholesale?: boolean | undefined;
  /** Milan without one. */
  address?: typeof milan | undefined;
}

const milan = {
  street: "Via dei Mille",
  houseNumber: "12",
  postalCode: "20129",
  city: "Milano",
  provinceCode: "MI",
};

/** A verified user with a company and an address, for a demonstration or a test; there already: nothing happens. */
export async function createDemonstrationUser(input: Demonstration, now: Date): Promise<string> {
  const known = await userByEmail(input.email);
  if (known) return known.id;
  const id = newId();
  const company = input.company && (await createCompany(input.company, id, input.wholesale ?? false, now));
  await UserEntity.build(PutItemCommand)
    .item({
      id,
      version: 1,
      email: input.email,
      name: input.name,
      surname: input.surname,
      telephone: "+390283941234",
      fiscalCode: input.fiscalCode,
      accountType: company ? "business" : "private",
      locale: "it",
      language: "it",
      roles: [...input.roles],
      ...(input.roles.includes("sales_agent") && { agentLevel: 1 }),
      emailVerifiedAt: instant(now),
      wholesaleActive: input.wholesale ?? false,
      reservedPrices: false,
      ...(company && {
        companyId: company.id,
        companyName: company.companyName,
        companyStatus: "verified",
        companyVat: companyVatOf(company),
      }),
      ...(input.plan && { subscription: { plan: input.plan, status: "active" as const } }),
      consents: [],
      createdOn: instant(now),
      gsi1pk: "USERS",
      gsi1sk: instant(now),
    })
    .send();
  await PasswordEntity.build(PutItemCommand)
    .item({ userId: id, passwordHash: await hashPassword(input.password) })
    .send();
  await createAddress(input, id, now);
  await GuardEntity.build(PutItemCommand).item({ kind: "EMAIL", value: input.email, ownerId: id }).send();
  return id;
}

async function createCompany(
  input: NonNullable<Demonstration["company"]>,
  userId: string,
  wholesaleActive: boolean,
  now: Date,
) {
  const company = {
    id: newId(),
    version: 1,
    companyName: input.name,
    vatNumber: input.vatNumber,
    countryCode: "IT",
    companyRole: input.role,
    status: "verified" as const,
    electronicBillingCode: "0000000",
    wholesaleActive,
    userIds: [userId],
    createdOn: instant(now),
    gsi1pk: companiesIn("verified"),
    gsi1sk: instant(now),
  };
  await CompanyEntity.build(PutItemCommand).item(company).send();
  await GuardEntity.build(PutItemCommand)
    .item({ kind: "VAT", value: `IT${input.vatNumber}`, ownerId: company.id })
    .send();
  return company;
}

async function createAddress(
  { name, surname, company, address }: Demonstration,
  userId: string,
  now: Date,
): Promise<void> {
  await AddressEntity.build(PutItemCommand)
    .item({
      userId,
      id: newId(),
      header: company?.name ?? `${name} ${surname}`,
      ...(address ?? milan),
      countryCode: "IT",
      addressType: "shipping",
      telephone: "+390283941234",
      tailLift: false,
      createdOn: instant(now),
    })
    .send();
}
