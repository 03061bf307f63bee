import { productCard, textFor, type Viewer } from "../product-view.ts";
import { productPath } from "../slug.ts";
import type { SearchDocument } from "./document.ts";
import type { Filters } from "./narrow.ts";
import { currentEngine } from "./snapshot.ts";

const asStored = (document: SearchDocument) => ({
  ...document,
  series: {
    id: "",
    name: document.series,
    brand: document.brand,
    category: document.category,
    typology: document.typology,
    imageUrl: document.imageUrl,
    texts: {},
    documentation: [],
  },
});

/** One page of results with the price that this viewer would pay. */
export async function searchProducts(query: Filters & { page: number; size: number }, viewer: Viewer, now: Date) {
  const { found, facets, understood, near, kits } = (await currentEngine(now)).search(query, viewer);
  const { page, size } = query;
  const items = found
    .slice((page - 1) * size, page * size)
    .map((document) => productCard(asStored(document), document, viewer));
  return { total: found.length, page, pages: Math.ceil(found.length / size), items, facets, understood, near, kits };
}

const suggestionCount = 8;

export async function suggestProducts(text: string, viewer: Viewer) {
  const { products, brands, near } = (await currentEngine(viewer.now)).suggest(text, suggestionCount, viewer);
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

/** The brands that something visible is of. */
export async function brandsInCatalogue(now: Date): Promise<string[]> {
  return [...new Set((await currentEngine(now)).documents.map(({ brand }) => brand))];
}
