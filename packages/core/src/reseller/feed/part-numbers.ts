import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { codeKey, productIdsOf } from "../../catalogue/index.ts";
import type { KeyMode } from "../../platform/http/key-scopes.ts";
import { invalid } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { PartNumberEntity } from "./part-number.table.ts";

interface Named {
  productCode: string;
  /** What the reseller calls it; null where that is forgotten. */
  partNumber: string | null;
}

/** Whose part numbers a key sets and reads: those of test keys are the account's own beside the live ones. */
export const partsOf = ({ accountId, mode }: { accountId: string; mode: KeyMode }): string =>
  mode === "test" ? `${accountId}#TEST` : accountId;

/** As many as one transaction takes. */
const atOnce = 100;

/**
 * Sets, or forgets, what an account calls products in its own shop; each hundred wholly or not at all, and again with the same outcome. Problem: the fields
 * `items.0.productCode` are refused as `unknown-code`, as `twice` where a product stands there twice; nothing is written then.
 */
export async function setPartNumbers(accountId: string, items: readonly Named[]): Promise<{ stored: number }> {
  const ids = await productIdsOf(items.map(({ productCode }) => productCode));
  const seen = new Set<string>();
  const refused = items.flatMap(({ productCode }, at) => {
    const id = ids.get(codeKey(productCode));
    const code = id === undefined ? "unknown-code" : seen.has(id) ? "twice" : undefined;
    if (id !== undefined) seen.add(id);
    return code === undefined ? [] : [{ field: `items.${at}.productCode`, code }];
  });
  if (refused.length > 0) throw invalid(...refused);
  const writes = items.map(({ productCode, partNumber }) => {
    const key = { accountId, productId: ids.get(codeKey(productCode)) ?? "" };
    return partNumber === null
      ? PartNumberEntity.build(DeleteTransaction).key(key)
      : PartNumberEntity.build(PutTransaction).item({ ...key, partNumber });
  });
  for (let from = 0; from < writes.length; from += atOnce)
    await overConflicts(() => execute(...writes.slice(from, from + atOnce)));
  return { stored: items.length };
}

/** Products as `view` shows them, each with what the account calls it. A request for each hundred. */
export async function withPartNumbers<T, E extends { productId: string }>(
  accountId: string,
  entries: readonly E[],
  view: (entry: E) => T,
): Promise<(T & { partNumber: string | undefined })[]> {
  const named = await readAll(
    PartNumberEntity,
    entries.map(({ productId }) => ({ accountId, productId })),
  );
  const numbers = new Map(named.map(({ productId, partNumber }) => [productId, partNumber]));
  return entries.map((entry) => ({ ...view(entry), partNumber: numbers.get(entry.productId) }));
}
