import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { listOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { allCategories } from "../../platform/category.ts";
import { storedSeriesTexts, storedDocumentation } from "../product.stored.ts";

export const SeriesEntity = kept(
  new Entity({
    name: "Series",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      name: string(),
      brand: string(),
      category: stored(z.enum(allCategories)),
      typology: string().optional(),
      imageUrl: string(),
      imageUrlSmall: string(),
      /** By language. */
      texts: stored(storedSeriesTexts),
      documentation: list(stored(storedDocumentation)),
      /** Counts the changes of the documentation, which is kept beside the editor's form; none yet: absent. */
      documentsVersion: number().optional(),
      createdOn: string(),
      /** "SERIES", by category, typology, brand and name. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `SERIES#${id}`, sk: "SERIES" }),
  }),
);

/** The one list of stand-out products, in order. */
export const StandOutEntity = kept(
  new Entity({
    name: "StandOut",
    table,
    schema: item({
      list: string().key(),
      productIds: stored(listOf(z.string())),
      /** Absent on a list from before it was counted. */
      version: number().optional(),
    }),
    computeKey: ({ list }: { list: string }) => ({ pk: `STANDOUT#${list}`, sk: "STANDOUT" }),
  }),
);
