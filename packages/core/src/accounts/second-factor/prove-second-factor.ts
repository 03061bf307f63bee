import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { normalRecoveryCode, stepOf } from "./second-factor.ts";
import { SecondFactorEntity } from "./second-factor.table.ts";
import { hashOf } from "../login/session.ts";

export async function secondFactorOf(userId: string) {
  return (await SecondFactorEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item;
}
type SecondFactor = NonNullable<Awaited<ReturnType<typeof secondFactorOf>>>;

/** What is used up by a code: the app's step, or the recovery code. */
function useOf(factor: SecondFactor, code: string, now: Date) {
  const bare = code.replaceAll(/\s/g, "");
  const step = /^\d{6}$/.test(bare) ? stepOf(factor.secret, bare, now) : undefined;
  if (step !== undefined) return step > factor.lastStep ? { lastStep: step } : undefined;
  const hash = hashOf(normalRecoveryCode(code));
  if (!factor.recoveryHashes.includes(hash)) return undefined;
  return { recoveryHashes: $set(factor.recoveryHashes.filter((one) => one !== hash)) };
}

/** Takes a code of the app, or a recovery code, once: wrong or used before, also at the same instant, is wrong-code. */
export async function proveSecondFactor(factor: SecondFactor, code: string, now: Date): Promise<void> {
  const used = useOf(factor, code, now);
  if (!used) throw new Problem("wrong-code");
  try {
    await SecondFactorEntity.build(UpdateItemCommand)
      .item({ userId: factor.userId, version: factor.version + 1, ...used })
      .options({ condition: { attr: "version", eq: factor.version } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("wrong-code");
    throw error;
  }
}
