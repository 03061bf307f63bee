import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { OutboxEntity, outboxItem } from "../platform/events.ts";
import { newSecret } from "../platform/ids.ts";
import { instant } from "../platform/time.ts";
import { TokenEntity } from "./account.table.ts";
import { resendCompletion } from "./complete-registration.ts";
import { replaceEmail } from "./change-email.ts";
import { companyWaits, userByEmail } from "./login.ts";
import { verificationToken } from "./register.ts";
import { nobody } from "./nobody.ts";
import { useToken } from "./use-token.ts";
import { UserEntity } from "./user.table.ts";

/**
 * Confirms the address that a mail went to: the first one, or the new one that the user asked for. Tells whether a login
 * would still be refused because the company is not verified (412, spec 4).
 */
export async function verifyEmail(token: string, now: Date): Promise<{ companyWaits: boolean }> {
  const { userId, email, credentials } = await useToken(token, ["verify-email", "change-email"], now);
  if (email) {
    await replaceEmail(userId, { email, credentials }, now);
    return { companyWaits: false };
  }
  const { Attributes: user } = await UserEntity.build(UpdateItemCommand)
    .item({ id: userId, emailVerifiedAt: instant(now) })
    .options({ returnValues: "ALL_NEW" })
    .send();
  return { companyWaits: user !== undefined && companyWaits(user) };
}

/** Sends the mail again, if the e-mail waits for it; neither the answer nor its time tells. */
export async function resendVerification(email: string, now: Date): Promise<void> {
  const user = await userByEmail(email);
  const waits = user && !user.emailVerifiedAt;
  if (waits && user.consents.length === 0) return resendCompletion(user.id, now);
  const userId = waits ? user.id : nobody;
  const token = newSecret();
  await execute(
    TokenEntity.build(PutTransaction).item(verificationToken(token, userId, now)),
    OutboxEntity.build(PutTransaction).item(outboxItem("verification-asked", { userId, token }, now)),
  );
}
