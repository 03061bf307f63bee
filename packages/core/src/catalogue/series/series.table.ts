import { Entity, any, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import type { Documentation, SeriesTexts } from "./series.ts";
import type { Category } from "../taxonomy.ts";

export const SeriesEntity = new Entity({
  name: "Series",
  table,
  schema: item({
    id: string().key(),
    version: number(),
    name: string(),
    brand: string(),
    category: any().castAs<Category>(),
    typology: string().optional(),
    imageUrl: string(),
    imageUrlSmall: string(),
    /** By language. */
    texts: any().castAs<Readonly<Record<string, SeriesTexts>>>(),
    documentation: list(any().castAs<Documentation>()),
    /** Counts the changes of the documentation, which is kept beside the editor's form; none yet: absent. */
    documentsVersion: number().optional(),
    createdOn: string(),
    /** "SERIES", by category, typology, brand and name. */
    gsi1pk: string(),
    gsi1sk: string(),
  }),
  computeKey: ({ id }: { id: string }) => ({ pk: `SERIES#${id}`, sk: "SERIES" }),
});

/** The one list of stand-out products, in order. */
export const StandOutEntity = new Entity({
  name: "StandOut",
  table,
  schema: item({
    list: string().key(),
    productIds: any().castAs<readonly string[]>(),
    /** Absent on a list from before it was counted. */
    version: number().optional(),
  }),
  computeKey: ({ list }: { list: string }) => ({ pk: `STANDOUT#${list}`, sk: "STANDOUT" }),
});
