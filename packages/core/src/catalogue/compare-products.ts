import { loadProducts } from "./list-products.ts";
import { namesOf } from "./load-product.ts";
import { technicalFields, type ProductFields, type TechnicalField } from "./product.ts";
import { productCard, type Viewer } from "./product-view.ts";

type Value = string | number | null;

export interface ComparedRow {
  field: TechnicalField | "weight" | "sizes";
  values: Value[];
  differs: boolean;
}

const sizesOf = ({ sizeX, sizeY, sizeZ }: ProductFields): Value =>
  sizeX && sizeY && sizeZ ? `${sizeX} × ${sizeY} × ${sizeZ}` : null;

/** The technical fields that at least one product has, each with every product's value; weight in grams, sizes in mm. */
export function comparedRows(products: readonly ProductFields[]): ComparedRow[] {
  const rows: Omit<ComparedRow, "differs">[] = [
    ...technicalFields.map((field) => ({ field, values: products.map((product) => product[field] ?? null) })),
    { field: "sizes", values: products.map(sizesOf) },
    { field: "weight", values: products.map(({ weight }) => weight) },
  ];
  return rows
    .filter(({ values }) => values.some((value) => value !== null))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
}

/** Products side by side, in the given order, each once; what is gone or hidden is left out. One request a product. */
export async function compareProducts(ids: readonly string[], viewer: Viewer) {
  const loaded = await loadProducts([...new Set(ids)], viewer.locale);
  return {
    items: loaded.map((one) => productCard({ ...one.product, names: namesOf(one.texts) }, one, viewer)),
    rows: comparedRows(loaded.map(({ product }) => product.fields)),
  };
}
