import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
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

/**
 * Takes a product out of the catalogue for good; one that was ever ordered can only be hidden. Its price history stays.
 * Problems: not-found, product-was-sold, version-conflict.
 */
export async function deleteProduct(id: string): Promise<void> {
  const { product, prices } = await loadProduct(id);
  try {
    await execute(
      ProductEntity.build(DeleteTransaction)
        .key({ id })
        .options({ condition: { attr: "version", eq: product.version } }),
      StockEntity.build(DeleteTransaction)
        .key({ productId: id })
        .options({ condition: { attr: "orderedOn", exists: false } }),
      ProductRowEntity.build(DeleteTransaction).key({ id }),
      GuardEntity.build(DeleteTransaction).key({ kind: "PRODUCTCODE", value: codeKey(product.productCode) }),
    );
  } catch (error) {
    const [changed, sold] = cancellationReasons(error);
    if (sold) throw new Problem("product-was-sold");
    if (changed) throw new Problem("version-conflict");
    throw error;
  }
  const suppliers = await suppliersOf(id);
  await Promise.all([
    ...prices.map((price) => PriceEntity.build(DeleteItemCommand).key(price).send()),
    ...suppliers.map(({ companyId }) => removeSupplier(id, companyId)),
  ]);
}
