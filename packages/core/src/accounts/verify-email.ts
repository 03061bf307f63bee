import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { OutboxEntity, outboxItem } from "../platform/events.ts";
import { newSecret } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { expired } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { TokenEntity } from "./account.table.ts";
import type {} from "./events.ts";
import { userByEmail } from "./login.ts";
import { verificationToken } from "./register.ts";
import { hashOf } from "./session.ts";
import { UserEntity } from "./user.table.ts";

/** Uses a mail's token up and answers whose it is; a second use, another purpose and a late one are token-invalid. */
export async function useToken(token: string, purpose: "verify-email" | "reset-password", now: Date): Promise<string> {
  const { Attributes } = await TokenEntity.build(DeleteItemCommand)
    .key({ hash: hashOf(token) })
    .options({ returnValues: "ALL_OLD" })
    .send();
  if (!Attributes || Attributes.purpose !== purpose || expired(Attributes, now)) throw new Problem("token-invalid");
  return Attributes.userId;
}

export async function verifyEmail(token: string, now: Date): Promise<void> {
  const id = await useToken(token, "verify-email", now);
  await UserEntity.build(UpdateItemCommand)
    .item({ id, emailVerifiedAt: instant(now) })
    .send();
}

/** Sends the mail again, if the e-mail waits for it; the answer never tells. */
export async function resendVerification(email: string, now: Date): Promise<void> {
  const user = await userByEmail(email);
  if (!user || user.emailVerifiedAt) return;
  const token = newSecret();
  await execute(
    TokenEntity.build(PutTransaction).item(verificationToken(token, user.id, now)),
    OutboxEntity.build(PutTransaction).item(outboxItem("verification-asked", { userId: user.id, token }, now)),
  );
}
