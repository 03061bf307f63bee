import { loadCompany } from "./change-company.ts";
import { checkCompanyVat, isVatFlagged } from "./company-vat.ts";
import type { Company } from "./company.ts";
import { loadUsers } from "../directory/load-users.ts";
import { ownersReach, type Employee } from "../office/office-reach.ts";
import { Problem } from "../../platform/problems.ts";

/** A company and its people; one without a customer of the agent who asks is not-found. */
export async function companyInReach(actor: Employee, id: string) {
  const company = await loadCompany(id);
  const users = await loadUsers(company.userIds);
  const owner = ownersReach(actor);
  if (owner !== undefined && !users.some(({ ownerId }) => ownerId === owner)) throw new Problem("not-found");
  return { company, users };
}

/** Whether this employee reaches a company; one that is not there is out of reach. */
export const isCompanyInReach = (actor: Employee, id: string): Promise<boolean> =>
  companyInReach(actor, id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.code === "not-found") return false;
      throw error;
    },
  );

/** A company as the back office reads it: with whether people should look at its VAT number. */
export const officeView = (company: Company, now: Date) => ({ ...company, vatFlagged: isVatFlagged(company, now) });

/** Asks the register about a company within reach, whatever it said before. */
export async function checkVatInReach(actor: Employee, id: string, now: Date) {
  await companyInReach(actor, id);
  return officeView(await checkCompanyVat(id, now, { again: true }), now);
}

/** A company as its page shows it. */
export async function getCompanyForBackOffice(actor: Employee, id: string, now: Date) {
  const { company, users } = await companyInReach(actor, id);
  const people = users.map(({ id, name, surname, email, memberRole }) => ({ id, name, surname, email, memberRole }));
  return { ...officeView(company, now), users: people };
}
