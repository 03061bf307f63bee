import { allowed } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { loadProduct } from "./load-product.ts";
import { productCard, seriesView, type Viewer } from "./product-view.ts";

/** The product page in one request to the table. A hidden product is there for nobody but the back office. */
export async function getProduct(id: string, viewer: Viewer) {
  const { product, prices, available } = await loadProduct(id);
  if (!product.visibility && !allowed("admin", viewer.user)) throw new Problem("not-found");
  return {
    ...product.fields,
    ...productCard(product, prices, available, viewer),
    series: seriesView(product.series, viewer),
  };
}
