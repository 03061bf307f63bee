import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { announce } from "../../platform/work/outbox.ts";
import { newSecret } from "../../platform/ids.ts";
import { invalid } from "../../platform/problems.ts";
import { TokenEntity } from "../account.table.ts";
import { userByEmail } from "./login.ts";
import { nobody } from "../nobody.ts";
import { isCommonPassword } from "./password.ts";
import { setPassword } from "./change-password.ts";
import { hashOf } from "./session.ts";
import { closeAllSessions } from "./sessions.ts";
import { credentialsOf, ownerOfToken, useToken } from "../registration/use-token.ts";
import { passwordResetAsked } from "../events.ts";

const resetSeconds = 3600;

/**
 * Sends the mail with a token, if there is such an account; the answer never tells, nor does its time: for an unknown
 * e-mail the same is written, for nobody.
 */
export async function askPasswordReset(email: string, now: Date): Promise<void> {
  const user = await userByEmail(email);
  const userId = user && !user.closedAt ? user.id : nobody;
  const token = newSecret();
  await execute(
    TokenEntity.build(PutTransaction).item({
      hash: hashOf(token),
      purpose: "reset-password",
      userId,
      credentials: await credentialsOf(user),
      expiresAt: Math.floor(now.getTime() / 1000) + resetSeconds,
    }),
    announce(passwordResetAsked.of({ userId, token }), now),
  );
}

/**
 * Sets the new password; whoever was logged in with the old one no longer is, the API key ends, and other mails that were asked
 * for end.
 */
export async function resetPassword(token: string, password: string, now: Date): Promise<void> {
  if (isCommonPassword(password)) throw invalid({ field: "newPassword", code: "common-password" });
  const { userId: id, credentials } = await useToken(token, ["reset-password"], now);
  await ownerOfToken(id, credentials);
  await setPassword(id, password, now);
  await closeAllSessions(id);
}
