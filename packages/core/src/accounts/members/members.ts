import { $remove } from "dynamodb-toolbox/entity/actions/update";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute, type ExecuteTransactWriteInput } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { MemberRole, User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { closeAllSessions } from "../login/sessions.ts";
import { UserEntity } from "../user.table.ts";
import { endOfInvitationsBy, invitationsOf } from "./invitations.ts";
import { companyWrite, membersOf, ownCompany, type Company, type Member } from "./membership.ts";
import { memberRemoved } from "../events.ts";

/** The company's people; who is invited but not there yet is told to owners alone. */
export async function listMembers(user: User, now: Date) {
  const company = await ownCompany(user);
  const members = await membersOf(company);
  return {
    items: members.map(({ id, name, surname, email, memberRole, createdOn }) => ({
      id,
      name,
      surname,
      email,
      memberRole,
      createdOn,
    })),
    invitations: user.memberRole === "owner" ? await invitationsOf(company.id, now) : [],
    approvalLimit: company.approvalLimit ?? null,
  };
}

/** The e-mails of those who decide in a company. */
export async function ownersOf(companyId: string) {
  const members = await membersOf(await ownCompany({ companyId }));
  return members.filter(({ memberRole, blockedAt }) => memberRole === "owner" && !blockedAt);
}

/** Another role for a member; there is always an owner. What a former owner has asked into the company ends. */
export const setMemberRole = (actor: User, id: string, memberRole: MemberRole, now: Date): Promise<void> =>
  untilWritten(() => giveRole(actor, id, memberRole, now));

async function giveRole(actor: User, id: string, memberRole: MemberRole, now: Date): Promise<void> {
  const { company, member } = await loadMember(actor, id, memberRole !== "owner");
  if (member.memberRole === memberRole) return;
  await write(company, [
    companyWrite(company, {}),
    UserEntity.build(UpdateTransaction)
      .item({ id, memberRole })
      .options({ condition: { attr: "companyId", eq: company.id } }),
    ...(memberRole === "owner" ? [] : await endOfInvitationsBy(id, company.id, now)),
  ]);
}

/**
 * Takes a member out of the company, or oneself: they are logged in nowhere any more, whom they have asked in may come no more,
 * and what they ordered stays the company's.
 */
export async function removeMember(actor: User, id: string, now: Date): Promise<void> {
  await untilWritten(() => takeOut(actor, id, now));
  await closeAllSessions(id);
}

async function takeOut(actor: User, id: string, now: Date): Promise<void> {
  const { company } = await loadMember(actor, id, true);
  const event = announce(memberRemoved.of({ userId: id, companyName: company.companyName }), now);
  await write(company, [
    companyWrite(company, { userIds: company.userIds.filter((one) => one !== id) }),
    UserEntity.build(UpdateTransaction)
      .item({
        id,
        accountType: "private",
        companyId: $remove(),
        companyName: $remove(),
        companyStatus: $remove(),
        companyVat: $remove(),
        memberRole: $remove(),
        approvalLimit: $remove(),
        wholesaleActive: false,
        reservedPrices: false,
      })
      .options({ condition: { attr: "companyId", eq: company.id } }),
    event,
    ...(await endOfInvitationsBy(id, company.id, now)),
  ]);
}

/** Above which amount a buyer's order waits for an owner; undefined: none does. Each member's record repeats it. */
export const setApprovalLimit = (actor: User, approvalLimit: number | undefined): Promise<void> =>
  untilWritten(async () => {
    const company = await ownCompany(actor);
    await write(company, [
      companyWrite(company, { approvalLimit: approvalLimit ?? null }),
      ...company.userIds.map((id) =>
        UserEntity.build(UpdateTransaction)
          .item({ id, approvalLimit: approvalLimit ?? $remove() })
          .options({ condition: { attr: "companyId", eq: company.id } }),
      ),
    ]);
  });

/** A member of the actor's company; losing the last owner is refused. */
async function loadMember(actor: User, id: string, losesOwner: boolean): Promise<{ company: Company; member: Member }> {
  const company = await ownCompany(actor);
  const members = await membersOf(company);
  const member = members.find((one) => one.id === id);
  if (!member) throw new Problem("not-found");
  const owners = members.filter(({ memberRole }) => memberRole === "owner");
  if (losesOwner && member.memberRole === "owner" && owners.length === 1) throw new Problem("last-owner");
  return { company, member };
}

/** Problem: version-conflict where the company was written meanwhile, by a colleague or by the register's answer: it is read again. */
async function write(company: Company, writes: ExecuteTransactWriteInput): Promise<void> {
  try {
    await execute(...writes);
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict", { company: company.id });
    throw error;
  }
}
