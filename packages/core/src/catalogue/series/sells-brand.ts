import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { SeriesEntity } from "./series.table.ts";

const asRead = (brand: string): string => brand.trim().toLowerCase();

/** Whether any series of a brand is in the catalogue, however its name is written. A request for each megabyte of series, hundreds of them. */
export async function sellsBrand(brand: string): Promise<boolean> {
  const wanted = asRead(brand);
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi1", partition: "SERIES" })
      .entities(SeriesEntity)
      .options({ ...(next && { exclusiveStartKey: next }) })
      .send();
    if (Items.some((series) => asRead(series.brand) === wanted)) return true;
    next = LastEvaluatedKey;
  } while (next);
  return false;
}
