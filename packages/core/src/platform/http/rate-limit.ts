import { Entity, item, number, string } from "dynamodb-toolbox";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../problems.ts";
import { table } from "../table.ts";
import { kept } from "../stored/stored.ts";
import { networkOf } from "./network-of.ts";

/** Of an endpoint's declaration. */
interface Limited {
  method: string;
  path: string;
  rateLimit?: { limit: number; windowSeconds: number } | undefined;
}

/** How often a caller did something in one window; gone by TTL soon after. */
const CounterEntity = kept(
  new Entity({
    name: "RateCounter",
    table,
    schema: item({ key: string().key(), window: number().key(), count: number(), expiresAt: number() }),
    computeKey: ({ key, window }: { key: string; window: number }) => ({ pk: `RATE#${key}`, sk: String(window) }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** How a caller stands in the window that goes on. */
export interface Pace {
  limit: number;
  windowSeconds: number;
  /** Calls in this window, the last one among them. */
  used: number;
  /** Seconds until the window ends, at least 1. */
  resetSeconds: number;
}

/** Counts one call of something that is limited, of an account, a key or a network (`networkOf`). */
export async function paceOf(
  { method, path, rateLimit }: Limited & { rateLimit: NonNullable<Limited["rateLimit"]> },
  caller: string,
  now: Date,
): Promise<Pace> {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = Math.floor(seconds / rateLimit.windowSeconds);
  const end = (window + 1) * rateLimit.windowSeconds;
  const { Attributes } = await CounterEntity.build(UpdateItemCommand)
    .item({ key: `${method} ${path} ${networkOf(caller)}`, window, count: $add(1), expiresAt: end + 60 })
    .options({ returnValues: "ALL_NEW" })
    .send();
  return { ...rateLimit, used: Attributes?.count ?? 0, resetSeconds: end - seconds };
}

/** Refuses who is over the limit: too-many-requests with the seconds to wait. */
export function demandWithin({ used, limit, resetSeconds }: Pace): void {
  if (used > limit) throw new Problem("too-many-requests", { retryAfter: resetSeconds });
}

/** Counts one call of an endpoint; over its limit it throws too-many-requests with the seconds to wait. */
export async function limited({ method, path, rateLimit }: Limited, caller: string, now: Date): Promise<void> {
  if (rateLimit) demandWithin(await paceOf({ method, path, rateLimit }, caller, now));
}
