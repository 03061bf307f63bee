import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { ProductEntity, type StoredProduct } from "../../catalogue/index.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { table } from "../../platform/table.ts";
import type { Candidate } from "../codes/judge-serial.ts";
import { asGtin } from "../codes/lookalikes.ts";
import { isLearned } from "../codes/shapes.ts";
import type { Serial } from "../serial.ts";
import { ScannedEntity, SerialEntity } from "../serial.table.ts";
import { ofBrand, shapesOf } from "./shapes-known.ts";

/** The pieces that have this code, one for each article that has it; one request. */
export async function serialsOfCode(code: string): Promise<Serial[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `SERIAL#${code}` })
    .entities(SerialEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** How many pieces of each article were scanned for a movement, by product; one request. */
export async function scannedFor(movementId: string): Promise<ReadonlyMap<string, number>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `MOVEMENT#${movementId}`, range: { beginsWith: "SCANNED#" } })
    .entities(ScannedEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return new Map(Items.map(({ productId, scanned }) => [productId, scanned]));
}

/** These products as they are, by id; one request for each hundred. What is gone is absent. */
export async function productsOf(ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
  const found = await readAll(
    ProductEntity,
    [...new Set(ids)].map((id) => ({ id })),
  );
  return new Map(found.map((product) => [product.id, product]));
}

const articleNumber = /^\d{8,14}$/;

/** What is known of products' serials; one request, or two where a brand's are asked besides. */
export async function candidatesOf(products: Iterable<StoredProduct>): Promise<Candidate[]> {
  const all = [...products];
  const own = await shapesOf(all.map(({ id }) => id));
  const unknown = all.filter(({ id }) => !isLearned(own.get(id) ?? []));
  const brands = await shapesOf(unknown.map(({ brand }) => ofBrand(brand)));
  return all.map(({ id, brand, productCode, fields: { numberCode = "" } }) => ({
    productId: id,
    shapes: own.get(id) ?? [],
    brandShapes: brands.get(ofBrand(brand)),
    names: [productCode, numberCode, brand].filter((name) => name.trim() !== ""),
    gtin: articleNumber.test(numberCode) ? asGtin(numberCode) : undefined,
  }));
}
