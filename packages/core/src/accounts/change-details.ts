import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../platform/access.ts";
import type { Language } from "../platform/locale.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { CompanyEntity } from "./account.table.ts";
import { loadCompany } from "./company/change-company.ts";
import { UserEntity } from "./user.table.ts";
import { isBillingCode, isFiscalCode } from "./validation/identifiers.ts";
import { phoneOf } from "./validation/phone.ts";

interface Contact {
  name: string;
  surname: string;
  telephone: string;
  /** As it was where it isn't said. */
  fiscalCode?: string | undefined;
}

/** What the user may be reached by, and whether the telephone is confirmed. */
export async function contactDetailsOf({ id }: Pick<User, "id">) {
  const { Item } = await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return { ...Item, telephoneVerified: Item.telephoneVerifiedAt !== undefined };
}

/** The telephone is read in the user's own country unless it has a prefix; another one than before is unconfirmed. */
export async function setContactDetails(
  user: Pick<User, "id" | "locale">,
  { fiscalCode, ...contact }: Contact,
): Promise<void> {
  const telephone = phoneOf(contact.telephone, user.locale.toUpperCase());
  if (!telephone) throw invalid({ field: "telephone", code: "invalid-phone" });
  if (fiscalCode && !isFiscalCode(fiscalCode)) throw invalid({ field: "fiscalCode", code: "invalid-fiscal-code" });
  const { telephone: before } = await contactDetailsOf(user);
  await UserEntity.build(UpdateItemCommand)
    .item({
      id: user.id,
      ...contact,
      telephone,
      ...(fiscalCode && { fiscalCode }),
      ...(telephone !== before && { telephoneVerifiedAt: $remove() }),
    })
    .send();
}

/** The language of mails and, in a browser where none was chosen, of the interface. */
export async function setLanguage({ id }: Pick<User, "id">, language: Language): Promise<void> {
  await UserEntity.build(UpdateItemCommand).item({ id, language }).send();
}

type OfCompany = Pick<User, "companyId">;

async function ownCompany({ companyId }: OfCompany) {
  if (!companyId) throw new Problem("not-found");
  return loadCompany(companyId);
}

interface Electronic {
  pec?: string | undefined;
  electronicBillingCode?: string | undefined;
}

/** Where an Italian company gets its invoices; with neither code nor PEC they wait in the tax office's drawer (0000000). */
export async function setCompanyDetails(user: OfCompany, { pec, electronicBillingCode }: Electronic) {
  const { id, countryCode } = await ownCompany(user);
  if (countryCode === "IT" && electronicBillingCode && !isBillingCode(electronicBillingCode)) {
    throw invalid({ field: "electronicBillingCode", code: "invalid-billing-code" });
  }
  const code = electronicBillingCode ?? (countryCode === "IT" && !pec ? "0000000" : undefined);
  await CompanyEntity.build(UpdateItemCommand)
    .item({ id, pec: pec ?? $remove(), electronicBillingCode: code ?? $remove() })
    .send();
  return { company: await loadCompany(id) };
}

/** Where invoices and reminders go. */
export async function setAdministrationEmail(user: OfCompany, administrationEmail: string) {
  const { id } = await ownCompany(user);
  await CompanyEntity.build(UpdateItemCommand).item({ id, administrationEmail }).send();
  return { company: await loadCompany(id) };
}
