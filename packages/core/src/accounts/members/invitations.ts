import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { MemberRole, User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { newSecret } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { expired, table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { InvitationEntity, TokenEntity } from "../account.table.ts";
import { loadCompany } from "../company/change-company.ts";
import { userByEmail } from "../login/login.ts";
import { hashOf } from "../login/session.ts";
import { maximumMembers, membersOf, ownCompany } from "./membership.ts";
import { memberInvited } from "../events.ts";

export const invitationDays = 7;

/** Who is invited and has not come yet. */
export async function invitationsOf(companyId: string, now: Date) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `COMPANY#${companyId}`, range: { beginsWith: "INVITATION#" } })
    .entities(InvitationEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items.filter((invitation) => !expired(invitation, now)).map(({ expiresAt, ...invitation }) => ({
    ...invitation,
    expiresOn: instant(new Date(expiresAt * 1000)),
  }));
}

const loadInvitation = async (companyId: string, email: string) =>
  (await InvitationEntity.build(GetItemCommand).key({ companyId, email }).options({ consistent: true }).send()).Item;

interface Invited {
  email: string;
  memberRole: MemberRole;
}

/** Asks somebody into the company by mail. Asked again, the mail goes out anew and the former link no longer works. */
export async function inviteMember(actor: User, { email, memberRole }: Invited, now: Date): Promise<void> {
  const company = await ownCompany(actor);
  const pending = await invitationsOf(company.id, now);
  const known = await userByEmail(email);
  if (known?.companyId === company.id) throw invalid({ field: "email", code: "already-member" });
  const others = pending.filter((invitation) => invitation.email !== email);
  if (company.userIds.length + others.length >= maximumMembers) {
    throw new Problem("too-many-members", { maximum: maximumMembers });
  }
  const token = newSecret();
  const hash = hashOf(token);
  const expiresAt = Math.floor(now.getTime() / 1000) + invitationDays * 86_400;
  const invitedBy = `${actor.name} ${actor.surname}`;
  const before = await loadInvitation(company.id, email);
  const payload = { email, language: actor.language, companyName: company.companyName, invitedBy, memberRole, token };
  await execute(
    InvitationEntity.build(PutTransaction).item({
      companyId: company.id,
      email,
      memberRole,
      invitedBy,
      inviterId: actor.id,
      invitedOn: instant(now),
      tokenHash: hash,
      expiresAt,
    }),
    TokenEntity.build(PutTransaction).item({
      hash,
      purpose: "company-invitation",
      userId: actor.id,
      email,
      companyId: company.id,
      expiresAt,
    }),
    announce(memberInvited.of(payload), now),
    ...(before ? [TokenEntity.build(DeleteTransaction).key({ hash: before.tokenHash })] : []),
  );
}

const ended = ({ companyId, email, tokenHash }: { companyId: string; email: string; tokenHash: string }) => [
  InvitationEntity.build(DeleteTransaction).key({ companyId, email }),
  TokenEntity.build(DeleteTransaction).key({ hash: tokenHash }),
];

/** The end of what somebody has asked into the company who may ask nobody any more. */
export async function endOfInvitationsBy(inviterId: string, companyId: string, now: Date) {
  const pending = await invitationsOf(companyId, now);
  return pending.filter((invitation) => invitation.inviterId === inviterId).flatMap(ended);
}

/** Takes an invitation back: its link no longer works. */
export async function withdrawInvitation(actor: User, email: string): Promise<void> {
  const { id } = await ownCompany(actor);
  const invitation = await loadInvitation(id, email);
  if (!invitation) throw new Problem("not-found");
  await execute(...ended(invitation));
}

/**
 * What a link's token stands for, without using it up; token-invalid when it was used, taken back or is too old, and when
 * whoever sent it is no owner of the company any more. The company is as it was before that was asked: a write under its
 * version is refused where its people have changed since.
 */
export async function invitationOf(token: string, now: Date) {
  const hash = hashOf(token);
  const { Item } = await TokenEntity.build(GetItemCommand).key({ hash }).options({ consistent: true }).send();
  const { purpose, companyId, email, userId: inviterId } = Item ?? {};
  if (!Item || expired(Item, now) || purpose !== "company-invitation" || !companyId || !email) {
    throw new Problem("token-invalid");
  }
  const invitation = await loadInvitation(companyId, email);
  if (invitation?.tokenHash !== hash) throw new Problem("token-invalid");
  const company = await loadCompany(companyId);
  const members = await membersOf(company);
  const inviter = members.find(({ id }) => id === inviterId);
  if (inviter?.memberRole !== "owner" || inviter.blockedAt) throw new Problem("token-invalid");
  return { ...invitation, hash, company };
}
