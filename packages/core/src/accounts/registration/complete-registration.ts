import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $set } from "dynamodb-toolbox/entity/actions/update";
import type { Completion, Identity } from "./registration.ts";
import { announce } from "../../platform/work/outbox.ts";
import { newId, newSecret } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { TokenEntity } from "../account.table.ts";
import { findUser } from "../office/find-user.ts";
import { ownersReach, type Employee } from "../office/office-reach.ts";
import { isCommonPassword } from "../login/password.ts";
import { consentsOf, newUserOf, writeAccount } from "./register.ts";
import { hashOf } from "../login/session.ts";
import { passwordWrite } from "../login/stored-password.ts";
import { UserEntity } from "../user.table.ts";
import { useToken } from "./use-token.ts";
import { accountCreated } from "../events.ts";

const completionDays = 7;

const completionToken = (token: string, userId: string, now: Date) => ({
  hash: hashOf(token),
  purpose: "complete-registration" as const,
  userId,
  expiresAt: Math.floor(now.getTime() / 1000) + completionDays * 86_400,
});

const nothingAgreed = {
  termsAccepted: true,
  salesConditionsAccepted: true,
  privacyRead: true,
  marketingConsent: false,
  profilingConsent: false,
  partnerConsent: false,
} as const;

/**
 * An agent makes an account for somebody on the phone: it has no password and nothing is agreed to, until the
 * person opens the mail's link. Whom an agent brings is that agent's customer.
 */
export async function createAccount(actor: Employee, input: Identity, now: Date): Promise<{ id: string }> {
  const id = newId();
  const token = newSecret();
  const user = newUserOf({ ...input, ...nothingAgreed }, id, "", now);
  const ownerId = ownersReach(actor);
  const made = { ...user, consents: [], ...(ownerId && { ownerId }) };
  await writeAccount(input, made, now, completionMail(id, token, now));
  return { id };
}

const completionMail = (userId: string, token: string, now: Date) => [
  TokenEntity.build(PutTransaction).item(completionToken(token, userId, now)),
  announce(accountCreated.of({ userId, token }), now),
];

/** Sends the link again to whoever has not completed yet. */
export async function resendCompletion(userId: string, now: Date): Promise<void> {
  await execute(...completionMail(userId, newSecret(), now));
}

/** Whose account the link of a mail completes, without using it up. */
export async function readCompletion(token: string, now: Date) {
  const { Item } = await TokenEntity.build(GetItemCommand)
    .key({ hash: hashOf(token) })
    .options({ consistent: true })
    .send();
  if (!Item || expired(Item, now) || Item.purpose !== "complete-registration") throw new Problem("token-invalid");
  const user = await findUser(Item.userId);
  if (!user || user.closedAt) throw new Problem("token-invalid");
  const { email, name, surname, accountType, companyName } = user;
  return { email, name, surname, accountType, companyName };
}

/** The owner chooses the password and agrees to the texts; the mail has proved the address. Answers whose account it is. */
export async function completeRegistration(
  { token, password, language, ...consents }: Completion,
  ip: string,
  now: Date,
): Promise<{ userId: string }> {
  if (isCommonPassword(password)) throw invalid({ field: "password", code: "common-password" });
  const { userId: id } = await useToken(token, ["complete-registration"], now);
  await execute(
    UserEntity.build(UpdateTransaction).item({
      id,
      emailVerifiedAt: instant(now),
      ...(language && { language }),
      consents: $set(consentsOf(consents, ip, now)),
    }),
    await passwordWrite(id, password),
  );
  return { userId: id };
}
