import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { InvitedPerson } from "../registration/registration.ts";
import type { User } from "../../platform/access.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { newId } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { InvitationEntity, TokenEntity } from "../account.table.ts";
import { isCommonPassword } from "../login/password.ts";
import { newUserOf } from "../registration/register.ts";
import { passwordWrite } from "../login/stored-password.ts";
import { isTaken } from "../taken.ts";
import { UserEntity } from "../user.table.ts";
import { invitationOf } from "./invitations.ts";
import { companyWrite, factsOfMember, factsSetOnMember, type Company } from "./membership.ts";

/** What the page of an invitation's link shows; whether the e-mail has an account decides how one accepts. */
export async function readInvitation(token: string, now: Date) {
  const { company, email, memberRole, invitedBy } = await invitationOf(token, now);
  const { companyName, countryCode } = company;
  return { companyName, countryCode, email, memberRole, invitedBy, hasAccount: await isTaken("EMAIL", email) };
}

/** Whoever has an account joins with it: the one of the invitation's e-mail, and in no company yet. */
export const acceptInvitation = (user: User, token: string, now: Date): Promise<void> =>
  untilWritten(() => accept(user, token, now));

async function accept(user: User, token: string, now: Date): Promise<void> {
  const invitation = await invitationOf(token, now);
  if (user.email !== invitation.email) throw new Problem("forbidden");
  if (user.companyId) throw new Problem("in-another-company");
  const { company } = invitation;
  try {
    await execute(
      ...joining(company, user.id, invitation),
      UserEntity.build(UpdateTransaction)
        .item({ id: user.id, ...factsSetOnMember(company, invitation.memberRole) })
        .options({ condition: { attr: "companyId", exists: false } }),
    );
  } catch (error) {
    throw refusal(error);
  }
}

/** Whoever has none makes one: the mail that they got proves the e-mail, the company is known already. */
export async function registerInvited(
  token: string,
  input: InvitedPerson,
  ip: string,
  now: Date,
): Promise<{ id: string }> {
  if (isCommonPassword(input.password)) throw invalid({ field: "password", code: "common-password" });
  return untilWritten(() => registerWith(token, input, ip, now));
}

async function registerWith(token: string, input: InvitedPerson, ip: string, now: Date): Promise<{ id: string }> {
  const invitation = await invitationOf(token, now);
  const { company } = invitation;
  const id = newId();
  const person = { ...input, country: company.countryCode, email: invitation.email, accountType: "business" as const };
  const user = newUserOf(person, id, ip, now);
  try {
    await execute(
      ...joining(company, id, invitation),
      GuardEntity.build(PutTransaction)
        .item({ kind: "EMAIL", value: invitation.email, ownerId: id })
        .options({ condition: { attr: "ownerId", exists: false } }),
      UserEntity.build(PutTransaction).item({
        ...user,
        ...factsOfMember(company, invitation.memberRole),
        emailVerifiedAt: instant(now),
      }),
      await passwordWrite(id, input.password),
    );
  } catch (error) {
    if (cancellationReasons(error)[3]) throw invalid({ field: "email", code: "taken" });
    throw refusal(error);
  }
  return { id };
}

/** The token first: used twice at the same moment, the second finds it gone. */
const joining = (
  company: Company,
  userId: string,
  { hash, email }: { hash: string; email: string },
): [
  DeleteTransaction<typeof TokenEntity>,
  DeleteTransaction<typeof InvitationEntity>,
  ReturnType<typeof companyWrite>,
] => [
  TokenEntity.build(DeleteTransaction)
    .key({ hash })
    .options({ condition: { attr: "hash", exists: true } }),
  InvitationEntity.build(DeleteTransaction).key({ companyId: company.id, email }),
  companyWrite(company, { userIds: [...company.userIds, userId] }),
];

function refusal(error: unknown): unknown {
  const [tokenGone, , companyChanged, userChanged] = cancellationReasons(error);
  if (tokenGone) return new Problem("token-invalid");
  if (companyChanged || userChanged) return new Problem("version-conflict");
  return error;
}
