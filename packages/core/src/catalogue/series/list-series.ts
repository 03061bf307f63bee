import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import type { GoodsCategory } from "../taxonomy.ts";
import { SeriesEntity } from "./series.table.ts";

/** The series of a category, by brand and name; one request per 1 MB of series, their texts included. */
export async function listSeries({
  category,
  typology,
  brand,
}: {
  category: GoodsCategory;
  typology?: string | undefined;
  brand?: string | undefined;
}) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "SERIES", range: { beginsWith: `${category}#` } })
    .entities(SeriesEntity)
    .options({ maxPages: Infinity })
    .send();
  const items = Items.filter(
    (series) => (!typology || series.typology === typology) && (!brand || series.brand === brand),
  );
  return { items };
}
