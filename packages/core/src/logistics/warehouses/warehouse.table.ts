import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** A place in which goods lie; the main one is stored once somebody has saved it. */
export const WarehouseEntity = kept(
  new Entity({
    name: "Warehouse",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      name: string(),
      street: string(),
      houseNumber: string(),
      postalCode: string(),
      city: string(),
      provinceCode: string().optional(),
      countryCode: string(),
      telephone: string().optional(),
      ddtSeries: string(),
      /** Set with its first transport document, never taken away. */
      numbered: boolean().optional(),
      active: boolean(),
      /** "WAREHOUSES", by name. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `WAREHOUSE#${id}`, sk: "WAREHOUSE" }),
  }),
);
