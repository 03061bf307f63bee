import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { assignSupplier } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { ProductEntity } from "../product.table.ts";

/** Assigns a supplier to a product that is there. Problems: not-found, invalid-input. */
export async function assignSupplierTo(productId: string, assignment: Parameters<typeof assignSupplier>[1], now: Date) {
  const { Item } = await ProductEntity.build(GetItemCommand)
    .key({ id: productId })
    .options({ attributes: ["id"] })
    .send();
  if (!Item) throw new Problem("not-found");
  return { items: await assignSupplier(productId, assignment, now) };
}
