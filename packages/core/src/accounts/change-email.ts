import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../platform/access.ts";
import { announce } from "../platform/work/outbox.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { newSecret } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { TokenEntity } from "./account.table.ts";
import { proveOwner } from "./login/change-password.ts";
import { hashOf } from "./login/session.ts";
import { isTaken } from "./taken.ts";
import { credentialsOf, ownerOfToken } from "./registration/use-token.ts";
import { UserEntity } from "./user.table.ts";
import { emailChangeAsked, emailChanged } from "./events.ts";

const confirmSeconds = 48 * 3600;

/** Sends a mail to the new address, by the password that proves the owner; the old one counts until the mail's token comes back. */
export async function askEmailChange(
  user: Pick<User, "id">,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<void> {
  const owner = await proveOwner(user, password, now);
  if (await isTaken("EMAIL", email)) throw invalid({ field: "email", code: "taken" });
  const token = newSecret();
  await execute(
    TokenEntity.build(PutTransaction).item({
      hash: hashOf(token),
      purpose: "change-email",
      userId: user.id,
      email,
      credentials: await credentialsOf(owner),
      expiresAt: Math.floor(now.getTime() / 1000) + confirmSeconds,
    }),
    announce(emailChangeAsked.of({ userId: user.id, token, email }), now),
  );
}

/**
 * The new address is the user's from now on, if nobody took it meanwhile; the old one is told and free again. Whoever has
 * changed the password since it was asked for has taken the asking back. Answers the old one.
 */
export async function replaceEmail(
  userId: string,
  { email, credentials }: { email: string; credentials?: string | undefined },
  now: Date,
): Promise<{ before: string }> {
  const user = await ownerOfToken(userId, credentials);
  try {
    await execute(
      GuardEntity.build(PutTransaction)
        .item({ kind: "EMAIL", value: email, ownerId: userId })
        .options({ condition: { attr: "ownerId", exists: false } }),
      UserEntity.build(UpdateTransaction)
        .item({ id: userId, email, emailVerifiedAt: instant(now) })
        .options({ condition: { attr: "email", eq: user.email } }),
      GuardEntity.build(DeleteTransaction).key({ kind: "EMAIL", value: user.email }),
      announce(emailChanged.of({ userId, before: user.email }), now),
    );
  } catch (error) {
    const [taken, changed] = cancellationReasons(error);
    if (taken || changed) throw new Problem("token-invalid");
    throw error;
  }
  return { before: user.email };
}
