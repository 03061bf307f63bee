import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { MemberRole } from "../../platform/access.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { loadCompany } from "./change-company.ts";
import { companyWrite, factsSetOnMember } from "../members/membership.ts";
import { UserEntity } from "../user.table.ts";

export interface DemonstrationMember {
  /** The Italian company's VAT number. */
  vatNumber: string;
  memberRole: MemberRole;
}

/** Makes a demonstration user a colleague in a demonstration company, with a limit for its buyers; there already: nothing happens. */
export async function joinDemonstrationCompany(
  userId: string,
  { vatNumber, memberRole }: DemonstrationMember,
  approvalLimit: number,
): Promise<void> {
  const { Item: guard } = await GuardEntity.build(GetItemCommand)
    .key({ kind: "VAT", value: `IT${vatNumber}` })
    .send();
  const company = await loadCompany(guard?.ownerId ?? "");
  if (company.userIds.includes(userId)) return;
  await execute(
    companyWrite(company, { userIds: [...company.userIds, userId], approvalLimit }),
    UserEntity.build(UpdateTransaction).item({ id: userId, ...factsSetOnMember(company, memberRole), approvalLimit }),
    ...company.userIds.map((id) => UserEntity.build(UpdateTransaction).item({ id, approvalLimit })),
  );
}
