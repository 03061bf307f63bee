import { readAll } from "../platform/storing/read-all.ts";
import type { Purchase } from "./purchase.ts";
import { PurchaseEntity } from "./purchase.table.ts";

/** Orders to suppliers by their ids; those that aren't there are left out. A request for each hundred, none for none. */
export async function purchasesNamed(ids: readonly string[]): Promise<ReadonlyMap<string, Purchase>> {
  const found = await readAll(
    PurchaseEntity,
    ids.map((id) => ({ id })),
  );
  return new Map(found.map((purchase) => [purchase.id, purchase]));
}
