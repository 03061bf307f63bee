import { suppliedBy } from "../logistics/index.ts";
import { leadsOfYear } from "./measured-leads.ts";
import { productsBy } from "./products-by.ts";
import { leadKey } from "./rules/lead-time.ts";

/** What a supplier sells and on which conditions, by purchase code, with the days that it really took; what is gone is left out. */
export async function listSupplied(supplierId: string, now: Date) {
  const [supplied, leads] = await Promise.all([suppliedBy(supplierId), leadsOfYear(now)]);
  const products = await productsBy(supplied.map(({ productId }) => productId));
  return {
    items: supplied.flatMap(({ productCode: purchaseCode, productId, ...conditions }) => {
      const product = products.get(productId);
      if (!product) return [];
      const { productCode: code, fields } = product;
      const measured = leads.get(leadKey({ supplierId, productId }));
      return [{ ...conditions, measured, productId, purchaseCode, productCode: code, name: fields.name }];
    }),
  };
}
