import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove, $set, type UpdateItemInput } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../platform/access.ts";
import { announce } from "../platform/work/outbox.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { personalAttributes } from "../platform/personal-data.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { releaseFiles } from "../platform/files/released-files.ts";
import { CompanyEntity } from "./account.table.ts";
import { proveOwner } from "./login/change-password.ts";
import { membersOf } from "./members/membership.ts";
import { PasswordEntity } from "./login/password.table.ts";
import { closeAllSessions } from "./login/sessions.ts";
import { UserEntity } from "./user.table.ts";
import { vatIdentity } from "./validation/identifiers.ts";
import { accountClosed } from "./events.ts";

/** Erases what other domains know of an address that its account has confirmed. May be repeated. */
export type ForgetAddress = (email: string) => Promise<void>;

/** Closes an account by its password; wrong-credentials otherwise. */
export async function closeAccount(
  user: Pick<User, "id">,
  password: string,
  now: Date,
  forget?: ForgetAddress,
): Promise<void> {
  await proveOwner(user, password, now);
  await eraseAccount(user.id, now, forget);
}

/**
 * Closes an account and erases its person: every attribute that the entity's definition marks as personal goes from the
 * user's record at once, the e-mail is free again and all sessions end. `account-closed` makes the other holdings
 * follow; what the tax law asks for stays (docs/privacy.md). What goes by the address goes first, since nobody knows it
 * afterwards; of an unconfirmed one nothing: it may be somebody else's. Closed already: nothing happens; unknown: not-found.
 */
export const eraseAccount = (id: string, now: Date, forget?: ForgetAddress): Promise<void> =>
  untilWritten(() => erase(id, now, forget));

async function erase(id: string, now: Date, forget: ForgetAddress | undefined): Promise<void> {
  const { Item: user } = await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!user) throw new Problem("not-found");
  if (user.closedAt) return;
  if (user.emailVerifiedAt) await forget?.(user.email);
  try {
    await execute(
      UserEntity.build(UpdateTransaction)
        .item({
          ...blank<UpdateItemInput<typeof UserEntity>>(UserEntity),
          id,
          email: `${id.toLowerCase()}@closed.invalid`,
          roles: $set([]),
          closedAt: instant(now),
        })
        .options({ condition: { attr: "email", eq: user.email } }),
      PasswordEntity.build(DeleteTransaction).key({ userId: id }),
      GuardEntity.build(DeleteTransaction).key({ kind: "EMAIL", value: user.email }),
      announce(accountClosed.of({ userId: id }), now),
      ...(user.companyId ? await leaveCompany(user.companyId, id, now) : []),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  await closeAllSessions(id);
}

/** Empties the marked attributes that need not stay: optional ones are removed, the others become empty text. */
const blank = <T>(entity: Parameters<typeof personalAttributes>[0]): T =>
  Object.fromEntries(
    personalAttributes(entity)
      .filter(({ kept }) => kept === undefined)
      .map(({ name, required }) => [name, required ? "" : $remove()]),
  ) as T;

/** The company's other users go on with it; without any, its contacts go too and its VAT number may register again. */
async function leaveCompany(companyId: string, userId: string, now: Date) {
  const { Item: company } = await CompanyEntity.build(GetItemCommand)
    .key({ id: companyId })
    .options({ consistent: true })
    .send();
  if (!company) return [];
  const userIds = company.userIds.filter((one) => one !== userId);
  const left = CompanyEntity.build(UpdateTransaction)
    .item({
      ...(userIds.length === 0 && blank<UpdateItemInput<typeof CompanyEntity>>(CompanyEntity)),
      id: companyId,
      userIds: $set(userIds),
      version: company.version + 1,
    })
    .options({ condition: { attr: "version", eq: company.version } });
  if (userIds.length > 0) return [left, ...(await successor({ userIds }))];
  const { logo } = company.ownBrand ?? {};
  const files = logo ? [releaseFiles([logo], now)] : [];
  if (company.status === "rejected") return [left, ...files];
  const value = vatIdentity(company.vatNumber, company.countryCode);
  return [left, ...files, GuardEntity.build(DeleteTransaction).key({ kind: "VAT", value })];
}

/** A company whose last owner goes is left to whoever joined it first. */
async function successor(company: { userIds: string[] }) {
  const members = await membersOf(company);
  const [first] = members;
  if (!first || members.some(({ memberRole }) => memberRole === "owner")) return [];
  return [UserEntity.build(UpdateTransaction).item({ id: first.id, memberRole: "owner" })];
}
