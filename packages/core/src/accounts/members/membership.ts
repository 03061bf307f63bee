import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $remove, $set } from "dynamodb-toolbox/entity/actions/update";
import { readAll } from "../../platform/storing/read-all.ts";
import type { MemberRole, User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { CompanyEntity } from "../account.table.ts";
import { loadCompany } from "../company/change-company.ts";
import { companyVatOf, whole } from "../company/company-vat.ts";
import { memberRoleOf } from "../user.ts";
import { UserEntity } from "../user.table.ts";

/** What the company's record says of all its users is written to each of them in one transaction of at most 100 items. */
export const maximumMembers = 50;

export type Company = Awaited<ReturnType<typeof loadCompany>>;

/** The company of whoever asks; not-found for a private person. */
export async function ownCompany({ companyId }: Pick<User, "companyId">): Promise<Company> {
  if (!companyId) throw new Problem("not-found");
  return loadCompany(companyId);
}

/** The users of a company, in the order they joined; one request. */
export async function membersOf({ userIds }: Pick<Company, "userIds">) {
  const members = await readAll(
    UserEntity,
    userIds.map((id) => ({ id })),
  );
  return members.flatMap((member) =>
    !member.closedAt ? [{ ...member, memberRole: memberRoleOf(member) ?? ("viewer" as const) }] : [],
  );
}
export type Member = Awaited<ReturnType<typeof membersOf>>[number];

interface CompanyChange {
  userIds?: string[];
  /** Null takes the limit away. */
  approvalLimit?: number | null;
}

/** The company's own change, under the version that was read: of two changes at once, one wins. */
export const companyWrite = (company: Company, { userIds, approvalLimit }: CompanyChange) =>
  CompanyEntity.build(UpdateTransaction)
    .item({
      id: company.id,
      version: company.version + 1,
      ...(userIds && { userIds: $set(userIds) }),
      ...(approvalLimit !== undefined && { approvalLimit: approvalLimit ?? $remove() }),
    })
    .options({ condition: { attr: "version", eq: company.version } });

/** What a user's record repeats of the company they belong to. */
export const factsOfMember = (company: Company, memberRole: MemberRole) => ({
  accountType: "business" as const,
  companyId: company.id,
  companyName: company.companyName,
  companyStatus: company.status,
  companyVat: companyVatOf(company),
  wholesaleActive: company.wholesaleActive,
  memberRole,
  ...(company.approvalLimit !== undefined && { approvalLimit: company.approvalLimit }),
});

/** The same for an update of a record that is there. */
export const factsSetOnMember = (company: Company, memberRole: MemberRole) => ({
  ...factsOfMember(company, memberRole),
  companyVat: whole(companyVatOf(company)),
});
