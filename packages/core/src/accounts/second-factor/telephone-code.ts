import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { randomInt } from "node:crypto";
import type { User } from "../../platform/access.ts";
import { fill } from "../../platform/text/fill.ts";
import { countries, countryOf } from "../../platform/locale.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { expired } from "../../platform/table.ts";
import { sendTextMessage } from "../../platform/text-message.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { hashOf } from "../login/session.ts";
import { TelephoneCodeEntity } from "./telephone-code.table.ts";
import { UserEntity } from "../user.table.ts";
import { telephoneCodeTexts } from "./telephone-code-texts.ts";
import { phoneOf } from "../validation/phone.ts";

const validSeconds = 600;
const mostTries = 5;
/** Whoever asks: a telephone is not rung more often than this. */
const perTelephone = {
  method: "POST",
  path: "/telephone-confirmation-code#telephone",
  rateLimit: { limit: 3, windowSeconds: 3600 },
} as const;

interface Telephone {
  telephone: string;
  country: string;
}

/** E.164, of one of the enabled countries alone: elsewhere a message costs and confirms nothing. */
function telephoneOf({ telephone, country }: Telephone): string {
  const number = phoneOf(telephone, country);
  if (!number || !countries.some(({ phonePrefix }) => number.startsWith(phonePrefix))) {
    throw invalid({ field: "telephone", code: "invalid-phone" });
  }
  return number;
}

const codeHashOf = (telephone: string, code: string) => hashOf(`${telephone} ${code}`);

/** Sends a code of six digits, valid ten minutes and five tries; at most three an hour to one telephone. */
export async function sendTelephoneCode(to: Telephone, user: Pick<User, "language"> | undefined, now: Date) {
  const telephone = telephoneOf(to);
  await limited(perTelephone, hashOf(telephone), now);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await TelephoneCodeEntity.build(PutItemCommand)
    .item({
      telephoneHash: hashOf(telephone),
      codeHash: codeHashOf(telephone, code),
      tries: 0,
      expiresAt: Math.floor(now.getTime() / 1000) + validSeconds,
    })
    .send();
  const language = user?.language ?? countryOf(to.country)?.messageLanguage ?? "en";
  await sendTextMessage(telephone, fill(telephoneCodeTexts[language], { code }));
}

/** Takes a telephone's code once; wrong, late, tried too often or used before is wrong-code. */
export async function confirmTelephone(
  { code, ...entered }: Telephone & { code: string },
  user: Pick<User, "id"> | undefined,
  now: Date,
): Promise<void> {
  const telephone = telephoneOf(entered);
  const telephoneHash = hashOf(telephone);
  const stored = await countTry(telephoneHash);
  if (!stored || expired(stored, now) || stored.codeHash !== codeHashOf(telephone, code))
    throw new Problem("wrong-code");
  await TelephoneCodeEntity.build(DeleteItemCommand).key({ telephoneHash }).send();
  if (user) await markConfirmed(user.id, telephone, now);
}

/** Counts a try before it is looked at, so that tries at the same instant are counted too. */
async function countTry(telephoneHash: string) {
  try {
    const { Attributes } = await TelephoneCodeEntity.build(UpdateItemCommand)
      .item({ telephoneHash, tries: $add(1) })
      .options({ returnValues: "ALL_NEW", condition: { attr: "tries", lt: mostTries } })
      .send();
    return Attributes;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

async function markConfirmed(id: string, telephone: string, now: Date): Promise<void> {
  await UserEntity.build(UpdateItemCommand)
    .item({ id, telephoneVerifiedAt: instant(now) })
    .options({ condition: { attr: "telephone", eq: telephone } })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}
