import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { removeSupplier, StockEntity, suppliersOf } from "../../logistics/index.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { PriceEntity } from "../../pricing/index.ts";
import { loadProduct } from "../load-product.ts";
import { codeKey } from "../product-codes.ts";
import { ProductRowEntity } from "../rows/product-row.table.ts";
import { ProductEntity } from "../product.table.ts";

/** None of a figure, or it was never written. */
const none = <A extends string>(attr: A) => ({
  or: [
    { attr, exists: false as const },
    { attr, eq: 0 },
  ],
});

/** Nobody has ever ordered it, nothing of it lies in any warehouse and nothing is to come; or no stock of it was ever written. */
const unused = {
  and: [
    { attr: "orderedOn" as const, exists: false as const },
    none("onHand" as const),
    none("elsewhere" as const),
    none("incoming" as const),
  ],
};

/** Why it stays. */
async function staysBecause(productId: string): Promise<Problem> {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  if (Item?.orderedOn) return new Problem("product-was-sold");
  const { onHand = 0, incoming = 0 } = Item ?? {};
  return new Problem("product-has-stock", { onHand, incoming });
}

/**
 * Takes a product out of the catalogue for good; one that was ever ordered can only be hidden, one of which pieces lie in any warehouse, or are forecast to
 * come, is counted to nought and its loads are cancelled first. Its price history stays. Problems: not-found, product-was-sold, product-has-stock,
 * version-conflict.
 */
export async function deleteProduct(id: string): Promise<void> {
  const { product, prices } = await loadProduct(id);
  try {
    await execute(
      ProductEntity.build(DeleteTransaction)
        .key({ id })
        .options({ condition: { attr: "version", eq: product.version } }),
      StockEntity.build(DeleteTransaction).key({ productId: id }).options({ condition: unused }),
      ProductRowEntity.build(DeleteTransaction).key({ id }),
      GuardEntity.build(DeleteTransaction).key({ kind: "PRODUCTCODE", value: codeKey(product.productCode) }),
    );
  } catch (error) {
    const [changed, stays] = cancellationReasons(error);
    if (stays) throw await staysBecause(id);
    if (changed) throw new Problem("version-conflict");
    throw error;
  }
  const suppliers = await suppliersOf(id);
  await Promise.all([
    ...prices.map((price) => PriceEntity.build(DeleteItemCommand).key(price).send()),
    ...suppliers.map(({ companyId }) => removeSupplier(id, companyId)),
  ]);
}
