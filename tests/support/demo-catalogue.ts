import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { setPrices } from "@solvia/core/pricing/set-price";
import { demoPrices } from "@solvia/local/demo/prices";
import { demoProducts } from "@solvia/local/demo/products";

/** The whole demonstration catalogue with its prices, without pictures and stock. */
export async function storeDemoCatalogue(now: Date): Promise<number> {
  const products = demoProducts();
  const series = new Map<string, string>();
  for (const [index, product] of products.entries()) {
    const { brand, category, typology, fields } = product;
    const url = { imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg", texts: {} };
    const seriesId =
      series.get(product.series) ??
      (await saveSeries({ name: product.series, brand, category, typology, ...url }, now)).id;
    series.set(product.series, seriesId);
    const { id } = await saveProduct({ seriesId, fields }, now);
    await setPrices(demoPrices(product, id, index), now);
  }
  return products.length;
}
