import { suppliedBy } from "../logistics/index.ts";
import { productsBy } from "./products-by.ts";

/** What a supplier sells and on which conditions, by purchase code; what is gone is left out. */
export async function listSupplied(supplierId: string) {
  const supplied = await suppliedBy(supplierId);
  const products = await productsBy(supplied.map(({ productId }) => productId));
  return {
    items: supplied.flatMap(({ productCode: purchaseCode, productId, ...conditions }) => {
      const product = products.get(productId);
      if (!product) return [];
      return [{ ...conditions, productId, purchaseCode, productCode: product.productCode, name: product.fields.name }];
    }),
  };
}
