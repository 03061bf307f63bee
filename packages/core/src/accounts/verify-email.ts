import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { OutboxEntity, outboxItem } from "../platform/events.ts";
import { newSecret } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { expired } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { conditionFailed } from "../platform/transaction.ts";
import { TokenEntity, type TokenPurpose } from "./account.table.ts";
import { replaceEmail } from "./change-email.ts";
import { userByEmail } from "./login.ts";
import { verificationToken } from "./register.ts";
import { nobody } from "./nobody.ts";
import { hashOf } from "./session.ts";
import { UserEntity } from "./user.table.ts";

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

/** Confirms the address that a mail went to: the first one, or the new one that the user asked for. */
export async function verifyEmail(token: string, now: Date): Promise<void> {
  const { userId, email } = await useToken(token, ["verify-email", "change-email"], now);
  if (email) return replaceEmail(userId, email, now);
  await UserEntity.build(UpdateItemCommand)
    .item({ id: userId, emailVerifiedAt: instant(now) })
    .send();
}

/** Sends the mail again, if the e-mail waits for it; neither the answer nor its time tells. */
export async function resendVerification(email: string, now: Date): Promise<void> {
  const user = await userByEmail(email);
  const userId = user && !user.emailVerifiedAt ? user.id : nobody;
  const token = newSecret();
  await execute(
    TokenEntity.build(PutTransaction).item(verificationToken(token, userId, now)),
    OutboxEntity.build(PutTransaction).item(outboxItem("verification-asked", { userId, token }, now)),
  );
}
