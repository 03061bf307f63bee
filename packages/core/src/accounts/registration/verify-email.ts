import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { announce } from "../../platform/work/outbox.ts";
import { newSecret } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { TokenEntity } from "../account.table.ts";
import { resendCompletion } from "./complete-registration.ts";
import { replaceEmail } from "../change-email.ts";
import { companyWaits, userByEmail } from "../login/login.ts";
import { verificationToken } from "./register.ts";
import { nobody } from "../nobody.ts";
import { hashOf } from "../login/session.ts";
import { useToken } from "./use-token.ts";
import { UserEntity } from "../user.table.ts";
import { verificationAsked } from "../events.ts";

/** How long a used link goes on to say that it has done its work. */
const rememberedDays = 30;

export interface Confirmed {
  userId: string;
  /** The address that a new one has replaced. */
  before?: string;
  companyWaits: boolean;
}

/**
 * Confirms the address that a mail went to: the first one, or the new one that the user asked for. Tells whether a login
 * would still be refused because the company is not verified (412, spec 4). Problems: email-confirmed for a link that has
 * done so already, which nobody learns but who has the mail; token-invalid for every other.
 */
export async function verifyEmail(token: string, now: Date): Promise<Confirmed> {
  const used = await useToken(token, ["verify-email", "change-email"], now).catch(async (error: unknown) => {
    throw (await hasConfirmed(token, now)) ? new Problem("email-confirmed") : error;
  });
  const answer = await confirmed(used, now);
  await TokenEntity.build(PutItemCommand)
    .item({
      hash: hashOf(token),
      purpose: "confirmed",
      userId: nobody,
      expiresAt: Math.floor(now.getTime() / 1000) + rememberedDays * 86_400,
    })
    .send();
  return answer;
}

async function hasConfirmed(token: string, now: Date): Promise<boolean> {
  const { Item } = await TokenEntity.build(GetItemCommand)
    .key({ hash: hashOf(token) })
    .options({ consistent: true })
    .send();
  return Item?.purpose === "confirmed" && !expired(Item, now);
}

async function confirmed(
  { userId, email, credentials }: Awaited<ReturnType<typeof useToken>>,
  now: Date,
): Promise<Confirmed> {
  if (email) return { userId, ...(await replaceEmail(userId, { email, credentials }, now)), companyWaits: false };
  const { Attributes: user } = await UserEntity.build(UpdateItemCommand)
    .item({ id: userId, emailVerifiedAt: instant(now) })
    .options({ returnValues: "ALL_NEW" })
    .send();
  return { userId, companyWaits: user !== undefined && companyWaits(user) };
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
    announce(verificationAsked.of({ userId, token }), now),
  );
}
