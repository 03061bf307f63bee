import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { hashOf } from "./session.ts";
import { FailuresEntity } from "./slow-down.table.ts";

/** How many failures are free, and after how many silent seconds they are forgotten. */
const patience = {
  ACCOUNT: { free: 5, forgottenAfter: 3600 },
  ADDRESS: { free: 30, forgottenAfter: 3600 },
} as const;
type Kind = keyof typeof patience;

const longestWaitSeconds = 900;

/** Seconds that the next try waits after so many failures in a row: none for the free ones, then 2, 4, 8 … up to 15 minutes. */
export const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(longestWaitSeconds, 2 ** (failures - free + 1));

export interface Attempt {
  email: string;
  /** Unknown where no request stands behind it. */
  ip?: string | undefined;
}

const countersOf = ({ email, ip }: Attempt): { kind: Kind; of: string }[] => [
  { kind: "ACCOUNT", of: hashOf(email) },
  ...(ip ? [{ kind: "ADDRESS" as const, of: hashOf(ip) }] : []),
];

/** Refuses a try that comes before its time: too-many-requests with the seconds to wait, whatever the password. */
export async function demandPatience(attempt: Attempt, now: Date): Promise<void> {
  for (const key of countersOf(attempt)) {
    const { Item } = await FailuresEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
    if (!Item?.waitUntil || expired(Item, now) || Item.waitUntil <= now.getTime()) continue;
    throw new Problem("too-many-requests", { retryAfter: Math.ceil((Item.waitUntil - now.getTime()) / 1000) });
  }
}

/** Counts a failure, for unknown e-mails too: how long one waits must not tell whether there is such an account. */
export async function countFailure(attempt: Attempt, now: Date): Promise<void> {
  for (const key of countersOf(attempt)) {
    const { free, forgottenAfter } = patience[key.kind];
    const expiresAt = Math.floor(now.getTime() / 1000) + forgottenAfter;
    const { Attributes } = await FailuresEntity.build(UpdateItemCommand)
      .item({ ...key, count: $add(1), expiresAt })
      .options({ returnValues: "ALL_NEW" })
      .send();
    const wait = waitAfter(Attributes?.count ?? 0, free);
    if (wait === 0) continue;
    await FailuresEntity.build(UpdateItemCommand)
      .item({ ...key, waitUntil: now.getTime() + wait * 1000 })
      .send();
  }
}

/** A login that succeeded forgets its account's failures; its address keeps them, or one account would wash away all. */
export async function forgetFailures({ email }: Attempt): Promise<void> {
  await FailuresEntity.build(DeleteItemCommand)
    .key({ kind: "ACCOUNT", of: hashOf(email) })
    .send();
}
