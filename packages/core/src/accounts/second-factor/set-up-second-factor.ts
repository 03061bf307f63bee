import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { $remove, $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { Problem } from "../../platform/problems.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { proveOwner } from "../login/change-password.ts";
import { proveSecondFactor, secondFactorOf } from "./prove-second-factor.ts";
import { newRecoveryCodes, newTotpSecret, stepOf, totpAddress } from "./second-factor.ts";
import { SecondFactorEntity } from "./second-factor.table.ts";
import { hashOf } from "../login/session.ts";
import { UserEntity } from "../user.table.ts";
import { secondFactorChanged } from "../events.ts";

type Owner = Pick<User, "id" | "email">;

const tries = {
  method: "POST",
  path: "/user/second-factor#code",
  rateLimit: { limit: 10, windowSeconds: 300 },
} as const;

async function confirmedFactor({ id }: Owner) {
  const factor = await secondFactorOf(id);
  if (!factor?.confirmedAt) throw new Problem("not-found");
  return factor;
}

/** Whether a second factor is on, since when, and how many recovery codes are left. */
export async function secondFactorState({ id }: Owner) {
  const factor = await secondFactorOf(id);
  if (!factor?.confirmedAt) return { on: false };
  return { on: true, since: factor.confirmedAt, recoveryCodesLeft: factor.recoveryHashes.length };
}

/** Proposes a secret for the authenticator app, shown this once; invalid-transition when a second factor is on. */
export async function proposeSecondFactor(user: Owner, password: string, now: Date) {
  await proveOwner(user, password, now);
  if ((await secondFactorOf(user.id))?.confirmedAt) throw new Problem("invalid-transition");
  const secret = newTotpSecret();
  await SecondFactorEntity.build(PutItemCommand)
    .item({ userId: user.id, secret, lastStep: 0, recoveryHashes: [], version: 1 })
    .send();
  return { secret, address: totpAddress(secret, user.email) };
}

/** Turns the proposed second factor on by its first code and answers the recovery codes, which are never shown again. */
export async function confirmSecondFactor(user: Owner, code: string, now: Date) {
  await limited(tries, user.id, now);
  const factor = await secondFactorOf(user.id);
  if (!factor || factor.confirmedAt) throw new Problem("invalid-transition");
  const lastStep = stepOf(factor.secret, code, now);
  if (lastStep === undefined) throw new Problem("wrong-code");
  const recoveryCodes = newRecoveryCodes();
  try {
    await execute(
      SecondFactorEntity.build(UpdateTransaction)
        .item({
          userId: user.id,
          confirmedAt: instant(now),
          lastStep,
          recoveryHashes: $set(recoveryCodes.map(hashOf)),
          version: factor.version + 1,
        })
        .options({ condition: { attr: "version", eq: factor.version } }),
      UserEntity.build(UpdateTransaction).item({ id: user.id, secondFactorAt: instant(now) }),
      announce(secondFactorChanged.of({ userId: user.id, turned: "on" }), now),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("invalid-transition");
    throw error;
  }
  return { recoveryCodes };
}

/** Replaces the recovery codes, by a code of the app; the old ones no longer count. */
export async function renewRecoveryCodes(user: Owner, code: string, now: Date) {
  await limited(tries, user.id, now);
  await proveSecondFactor(await confirmedFactor(user), code, now);
  const recoveryCodes = newRecoveryCodes();
  await SecondFactorEntity.build(UpdateItemCommand)
    .item({ userId: user.id, recoveryHashes: $set(recoveryCodes.map(hashOf)) })
    .send();
  return { recoveryCodes };
}

/** Turns the second factor off, by password and code; the user is told by mail. */
export async function removeSecondFactor(
  user: Owner,
  { password, code }: { password: string; code: string },
  now: Date,
) {
  await proveOwner(user, password, now);
  await proveSecondFactor(await confirmedFactor(user), code, now);
  await execute(
    SecondFactorEntity.build(DeleteTransaction).key({ userId: user.id }),
    UserEntity.build(UpdateTransaction).item({ id: user.id, secondFactorAt: $remove() }),
    announce(secondFactorChanged.of({ userId: user.id, turned: "off" }), now),
  );
}
