import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { TokenEntity, type TokenPurpose } from "../account.table.ts";
import { nobody } from "../nobody.ts";
import { hashOf } from "../login/session.ts";
import { passwordHashOf } from "../login/stored-password.ts";
import { UserEntity } from "../user.table.ts";

/** What an account is logged in with, as a token remembers it: nothing that tells either. */
export const credentialsOf = async (user: { id: string; email: string } | undefined): Promise<string> =>
  hashOf(`${user?.email} ${await passwordHashOf(user?.id ?? nobody)}`);

/** Whom a used token stands for; token-invalid once the account is closed, or is logged in with something else than it was. */
export async function ownerOfToken(id: string, credentials: string | undefined) {
  const { Item: user } = await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!user || user.closedAt || (await credentialsOf(user)) !== credentials) throw new Problem("token-invalid");
  return user;
}

/** Uses a mail's token up and answers what it stood for; a second use, another purpose and a late one are token-invalid. */
export async function useToken(token: string, purposes: readonly TokenPurpose[], now: Date) {
  try {
    const { Attributes } = await TokenEntity.build(DeleteItemCommand)
      .key({ hash: hashOf(token) })
      .options({ returnValues: "ALL_OLD", condition: { attr: "purpose", in: [...purposes] } })
      .send();
    if (Attributes && !expired(Attributes, now)) return Attributes;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
  throw new Problem("token-invalid");
}
