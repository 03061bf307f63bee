import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { invalid, Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { productRows } from "./product-rows.ts";
import { StandOutEntity } from "../series/series.table.ts";

/** One list for the home page. */
const list = "home";

const stored = async () =>
  (await StandOutEntity.build(GetItemCommand).key({ list }).options({ consistent: true }).send()).Item;

/** The products that the home page puts forward, in order. */
export async function readStandOut(): Promise<readonly string[]> {
  return (await stored())?.productIds ?? [];
}

export async function writeStandOut(productIds: readonly string[], version = 1): Promise<void> {
  await StandOutEntity.build(PutItemCommand).item({ list, productIds, version }).send();
}

/** The list as the back office shows it, hidden products too; two requests. */
export async function listStandOut() {
  const item = await stored();
  return { version: item?.version ?? 0, items: await productRows(item?.productIds ?? []) };
}

/**
 * Replaces the list, in that order, if it is still the one that was read. Problems: version-conflict, invalid-input for a
 * product that is there twice or not at all.
 */
export async function saveStandOut({ version, productIds }: { version: number; productIds: readonly string[] }) {
  if (new Set(productIds).size < productIds.length) throw invalid({ field: "productIds", code: "duplicate" });
  const items = await productRows(productIds);
  if (items.length < productIds.length) throw invalid({ field: "productIds", code: "not-found" });
  const condition =
    version === 0 ? { attr: "version" as const, exists: false } : { attr: "version" as const, eq: version };
  try {
    await StandOutEntity.build(PutItemCommand)
      .item({ list, productIds, version: version + 1 })
      .options({ condition })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  return { version: version + 1, items };
}
