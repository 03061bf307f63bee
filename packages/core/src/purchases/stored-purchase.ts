import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { overConflicts } from "../platform/storing/over-conflicts.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, type Write } from "../platform/storing/transaction.ts";
import type { Purchase } from "./purchase.ts";
import { itemOf, PurchaseEntity } from "./purchase.table.ts";

export async function findPurchase(id: string): Promise<Purchase | undefined> {
  return (await PurchaseEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** The order, as it was read by whoever changes it. Problems: not-found, version-conflict for another than the `version` that was seen. */
export async function loadPurchase(id: string, version?: number): Promise<Purchase> {
  const purchase = await findPurchase(id);
  if (!purchase) throw new Problem("not-found");
  if (version !== undefined && purchase.version !== version) throw new Problem("version-conflict");
  return purchase;
}

/**
 * Writes an order anew under the version that was read, with what belongs to the same act, in one transaction; with version 0 it must not be
 * there. Problem: version-conflict where it, or what else is written, has changed meanwhile.
 */
export async function writePurchase(purchase: Purchase, also: readonly Write[] = []): Promise<Purchase> {
  const { written, write } = purchaseWrite(purchase);
  try {
    await overConflicts(() => execute(write, ...also));
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return written;
}

/** The order as it stands once it is written under the version that was read, and the write of that. */
export function purchaseWrite(purchase: Purchase) {
  const { version } = purchase;
  const written = { ...purchase, version: version + 1 };
  const write = PurchaseEntity.build(PutTransaction)
    .item(itemOf(written))
    .options({ condition: version === 0 ? { attr: "id", exists: false } : { attr: "version", eq: version } });
  return { written, write };
}
