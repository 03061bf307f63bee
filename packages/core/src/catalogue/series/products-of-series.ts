import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { ProductEntity } from "../product.table.ts";

const ofSeries = (seriesId: string) =>
  table.build(QueryCommand).query({ index: "gsi2", partition: `SERIES#${seriesId}` });

/** The ids of all products of a series, hidden ones too, by name; one request per 1 MB of products. */
export async function productIdsOfSeries(seriesId: string): Promise<string[]> {
  const { Items = [] } = await ofSeries(seriesId)
    .entities(ProductEntity)
    .options({ attributes: ["id"], maxPages: Infinity })
    .send();
  return Items.map(({ id }) => id);
}

/** How many products a series has, hidden ones too. */
export async function countProductsOfSeries(seriesId: string): Promise<number> {
  const { Count = 0 } = await ofSeries(seriesId).options({ select: "COUNT", maxPages: Infinity }).send();
  return Count;
}
