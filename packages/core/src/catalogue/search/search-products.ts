import { productCard, textFor, type Viewer } from "../product-view.ts";
import { productPath } from "../slug.ts";
import type { SearchDocument } from "./document.ts";
import type { Filters } from "./narrow.ts";
import { pricesIn } from "./packed.ts";
import { productSearch } from "./product-search.ts";

/** A document's card. The prices of the viewer's shop are unpacked, those of the others, most of a document, not. */
export function cardOf(document: SearchDocument, viewer: Viewer) {
  const { id, category, typology, brand, series: name, imageUrl, picture, fields, names, available, stars } = document;
  const series = { id: "", name, brand, category, typology, imageUrl, texts: {}, documentation: [] };
  const prices = pricesIn(document, viewer.locale);
  return productCard(
    { id, category, brand, imageUrl, picture, fields, series, names },
    { prices, available, stars },
    viewer,
  );
}

/** One page of results with the price that this viewer would pay. */
export async function searchProducts(query: Filters & { page: number; size: number }, viewer: Viewer) {
  const { page, size } = query;
  const part = { from: (page - 1) * size, to: page * size };
  const { found, total, ...rest } = await productSearch.search(query, viewer, part);
  const items = found.map((document) => cardOf(document, viewer));
  return { total, page, pages: Math.ceil(total / size), items, ...rest };
}

const suggestionCount = 8;

export async function suggestProducts(text: string, viewer: Viewer) {
  const { products, brands, near } = await productSearch.suggest(text, suggestionCount, viewer);
  return {
    brands,
    near,
    products: products.map(({ id, category, brand, fields, names, imageUrl }) => ({
      id,
      brand,
      imageUrl,
      name: textFor(fields.name, names ?? {}, viewer),
      path: productPath({ id, category, brand, name: fields.name }),
    })),
  };
}
