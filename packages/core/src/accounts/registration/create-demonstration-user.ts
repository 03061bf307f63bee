import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { Role } from "../../platform/access.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { newId } from "../../platform/ids.ts";
import { keysIn } from "../../platform/sharded-list/list.ts";
import { instant } from "../../platform/time.ts";
import { AddressEntity, billingAddressId, companiesIn, CompanyEntity } from "../account.table.ts";
import { companyVatOf } from "../company/company-vat.ts";
import { userByEmail } from "../login/login.ts";
import { passwordWrite } from "../login/stored-password.ts";
import { keysOfRoles, UserEntity, usersList } from "../user.table.ts";

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
  /** E.164; one for all without it. */
  telephone?: string | undefined;
  /** Milan without one. */
  address?: typeof milan | undefined;
}

/** Of nobody; one for all without their own, for no person orders without one. */
const anyFiscalCode = "RSSMRA85T10A562S";

const anyTelephone = "+390283941234";

const milan = {
  street: "Via dei Mille",
  houseNumber: "12",
  postalCode: "20129",
  city: "Milano",
  provinceCode: "MI",
};

/** A verified user with a company and an address, for deliveries and for invoices, for a demonstration or a test, wholly or not at all; there already: nothing happens. */
export async function createDemonstrationUser(input: Demonstration, now: Date): Promise<string> {
  const known = await userByEmail(input.email);
  if (known) return known.id;
  const id = newId();
  const company = input.company && companyOf(input.company, id, input.wholesale ?? false, now);
  const user = UserEntity.build(PutTransaction).item({
    id,
    version: 1,
    email: input.email,
    name: input.name,
    surname: input.surname,
    telephone: input.telephone ?? anyTelephone,
    fiscalCode: input.fiscalCode ?? (company ? undefined : anyFiscalCode),
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
    ...keysIn(usersList, instant(now), id),
    ...keysOfRoles(id, input.roles),
  });
  await execute(
    user,
    await passwordWrite(id, input.password),
    addressWrite(input, id, { id: newId(), addressType: "shipping" }, now),
    addressWrite(input, id, { id: billingAddressId, addressType: "billing" }, now),
    GuardEntity.build(PutTransaction).item({ kind: "EMAIL", value: input.email, ownerId: id }),
    ...(company
      ? [
          CompanyEntity.build(PutTransaction).item(company),
          GuardEntity.build(PutTransaction).item({ kind: "VAT", value: `IT${company.vatNumber}`, ownerId: company.id }),
        ]
      : []),
  );
  return id;
}

function companyOf(input: NonNullable<Demonstration["company"]>, userId: string, wholesaleActive: boolean, now: Date) {
  const id = newId();
  return {
    id,
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
    ...keysIn(companiesIn("verified"), instant(now), id),
  };
}

const addressWrite = (
  { name, surname, company, address, telephone }: Demonstration,
  userId: string,
  kind: { id: string; addressType: "shipping" | "billing" },
  now: Date,
) =>
  AddressEntity.build(PutTransaction).item({
    userId,
    header: company?.name ?? `${name} ${surname}`,
    ...(address ?? milan),
    countryCode: "IT",
    telephone: telephone ?? anyTelephone,
    tailLift: false,
    createdOn: instant(now),
    ...kind,
  });
