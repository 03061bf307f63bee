import { documentOf, type SearchDocument } from "@solvia/core/catalogue/search/document";
import type { LoadedProduct } from "@solvia/core/catalogue/load-product";
import { demoPrices } from "@solvia/local/demo/prices";
import { namesOf } from "@solvia/local/demo/product-names";
import { demoProducts } from "@solvia/local/demo/products";
import { slotOf } from "../support/prices.ts";

/**
 * A catalogue of so many products for measuring: the demonstration products, then the same ones again under made-up
 * codes. No part of it is real beyond the first few hundred.
 */
export function scaledDocuments(size: number): SearchDocument[] {
  const products = demoProducts();
  const createdOn = "2026-11-20T10:00:00.000Z";
  return Array.from({ length: size }, (_, index): SearchDocument => {
    const demo = products[index % products.length]!;
    const copy = Math.floor(index / products.length);
    const id = `P${String(index).padStart(8, "0")}`;
    const mark = copy === 0 ? "" : ` ${copy}x`;
    const fields = {
      ...demo.fields,
      name: `${demo.fields.name}${mark}`,
      productCode: `${demo.fields.productCode}${mark}`.slice(0, 32),
    };
    const { brand, category, typology, series, stock } = demo;
    const prices = demoPrices(demo, id, index).map((price) => slotOf({ ...price, createdOn }));
    const product = {
      id,
      version: 1,
      category,
      brand,
      visibility: true,
      imageUrl: "/media/demo/1.svg",
      fields,
      series: { name: series, typology },
    };
    const texts = Object.fromEntries(Object.entries(namesOf(demo.fields.name)).map(([at, name]) => [at, { name }]));
    return documentOf({ product, prices, available: stock, onHand: stock, texts } as unknown as LoadedProduct)!;
  });
}
