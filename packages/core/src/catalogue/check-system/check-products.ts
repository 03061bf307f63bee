import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import type { StoredProduct } from "../load-product.ts";
import { ProductEntity } from "../product.table.ts";
import { checkSystem, type SystemCheck } from "./check-system.ts";
import type { Part } from "./part.ts";
import type { Site } from "./temperature.ts";

interface Wanted {
  productId: string;
  quantity: number;
}

/** Checks a system of products of the catalogue; one request. A product that is gone or hidden is not-found. */
export async function checkProducts(wanted: readonly Wanted[], site: Site): Promise<SystemCheck> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of wanted) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  const ids = [...quantities.keys()];
  const requests = ids.map((id) => ProductEntity.build(BatchGetRequest).key({ id }));
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  const found = (Responses?.[0] ?? []) as (StoredProduct | undefined)[];
  const parts = ids.map((id, index): Part => {
    const product = found[index];
    if (!product?.visibility) throw new Problem("not-found", { productId: id });
    const { series, fields, brand, category } = product;
    const quantity = quantities.get(id) ?? 0;
    return { id, name: fields.name, brand, category, typology: series.typology, quantity, technical: fields };
  });
  return checkSystem(parts, site);
}
