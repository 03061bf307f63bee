import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { readAll } from "../../platform/storing/read-all.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { keyed } from "./keyed.ts";
import { suppressionReasons, type SuppressionReason } from "./reasons.ts";
import { SuppressionEntity } from "./suppression.table.ts";

/** By what an address is left alone: only we can make it, and nobody reads the address out of it. */
export const hashOfAddress = (email: string) => keyed("suppression", email.trim().toLowerCase());

/** Why addresses are left alone, by address; one that isn't has no entry. A request for each hundred. */
export async function suppressionsOf(emails: readonly string[]): Promise<Map<string, SuppressionReason>> {
  const hashes = await Promise.all(emails.map(async (email) => [await hashOfAddress(email), email] as const));
  const items = await readAll(
    SuppressionEntity,
    hashes.map(([hash]) => ({ hash })),
  );
  const reasons = new Map(items.map(({ hash, reason }) => [hash, reason]));
  return new Map(
    hashes.flatMap(([hash, email]) => {
      const reason = reasons.get(hash);
      return reason ? [[email, reason] as const] : [];
    }),
  );
}

/** Leaves an address alone from now on. May be repeated: a weaker reason doesn't take a stronger one's place. */
export const suppress = async (email: string, reason: SuppressionReason, now: Date): Promise<void> =>
  suppressHash(await hashOfAddress(email), reason, now);

/** The same of an address of which only the hash is known. */
export async function suppressHash(hash: string, reason: SuppressionReason, now: Date): Promise<void> {
  const weaker = suppressionReasons.slice(0, suppressionReasons.indexOf(reason));
  await SuppressionEntity.build(PutItemCommand)
    .item({ hash, reason, on: instant(now) })
    .options({
      condition: {
        or: [{ attr: "hash", exists: false }, ...weaker.map((one) => ({ attr: "reason" as const, eq: one }))],
      },
    })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** Whether an address of which only the hash is known is left alone. */
export const isSuppressed = async (hash: string): Promise<boolean> =>
  (await readAll(SuppressionEntity, [{ hash }])).length > 0;

/** Its owner has agreed anew, by a link that only they have: what was said before counts no longer. */
export async function liftSuppression(email: string): Promise<void> {
  await SuppressionEntity.build(DeleteItemCommand)
    .key({ hash: await hashOfAddress(email) })
    .send();
}
