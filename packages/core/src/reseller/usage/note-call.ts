import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { instant, romeDate } from "../../platform/time.ts";
import type { Reseller } from "../access/reseller.ts";
import { latencyClass } from "./latency.ts";
import { kindOf } from "./usage.ts";
import { ApiCallCountEntity, ApiCallEntity, ApiUsageEntity } from "./usage.table.ts";

/** So many of the last calls of each mode are kept, in places that are used in turn. */
export const placesOfCalls = 200;
const callsKeptDays = 30;
const usageKeptDays = 400;

/** What came of a call, without anything that the caller sent. */
export interface Outcome {
  endpoint: string;
  status: number;
  code?: string | undefined;
  fields?: readonly string[] | undefined;
  durationMs: number;
  requestId: string;
}

const days = (now: Date, n: number) => Math.floor(now.getTime() / 1000) + n * 86_400;

/** Counts a call for its day and endpoint, and notes it among the last: three small writes, whatever there was before. */
export async function noteCall(
  { accountId: userId, mode, keyId }: Pick<Reseller, "accountId" | "mode" | "keyId">,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await Promise.all([countCall(userId, mode, outcome, now), noteLast()]);

  async function noteLast() {
    const { Attributes } = await ApiCallCountEntity.build(UpdateItemCommand)
      .item({ userId, mode, calls: $add(1) })
      .options({ returnValues: "ALL_NEW" })
      .send();
    const place = (Attributes?.calls ?? 0) % placesOfCalls;
    const { fields, ...facts } = outcome;
    await ApiCallEntity.build(PutItemCommand)
      .item({
        ...facts,
        ...(fields && { fields: [...fields] }),
        userId,
        mode,
        place,
        keyId,
        at: instant(now),
        expiresAt: days(now, callsKeptDays),
      })
      .send();
  }
}

async function countCall(userId: string, mode: Reseller["mode"], outcome: Outcome, now: Date): Promise<void> {
  const { endpoint, status, durationMs } = outcome;
  const kind = kindOf(status);
  await ApiUsageEntity.build(UpdateItemCommand)
    .item({
      userId,
      mode,
      day: romeDate(now),
      endpoint,
      calls: $add(1),
      totalMs: $add(Math.round(durationMs)),
      [`ms${latencyClass(durationMs)}` as "ms0"]: $add(1),
      ...(kind && { [kind]: $add(1) }),
      expiresAt: days(now, usageKeptDays),
    })
    .send();
}
