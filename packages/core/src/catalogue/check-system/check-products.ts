import { Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { ProductEntity } from "../product.table.ts";
import { checkSystem, type SystemCheck } from "./check-system.ts";
import type { Part } from "./part.ts";
import type { Site } from "./temperature.ts";

interface Wanted {
  productId: string;
  quantity: number;
}

/** Checks a system of products of the catalogue; one request per hundred. A product that is gone or hidden is not-found. */
export async function checkProducts(wanted: readonly Wanted[], site: Site): Promise<SystemCheck> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of wanted) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  const ids = [...quantities.keys()];
  const products = await readAll(
    ProductEntity,
    ids.map((id) => ({ id })),
  );
  const found = new Map(products.map((product) => [product.id, product]));
  const parts = ids.map((id): Part => {
    const product = found.get(id);
    if (!product?.visibility) throw new Problem("not-found", { productId: id });
    const { series, fields, brand, category } = product;
    const quantity = quantities.get(id) ?? 0;
    return { id, name: fields.name, brand, category, typology: series.typology, quantity, technical: fields };
  });
  return checkSystem(parts, site);
}
