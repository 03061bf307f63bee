import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages } from "../platform/locale.ts";
import { table } from "../platform/table.ts";
import { kept, stored } from "../platform/stored/stored.ts";

/** A company that goods are bought from. */
export const SupplierEntity = kept(
  new Entity({
    name: "Supplier",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      companyName: string(),
      vatNumber: string().optional(),
      address: string().optional(),
      email: string().optional(),
      telephone: string().optional(),
      language: stored(z.enum(languages)).optional(),
      createdOn: string(),
      /** "SUPPLIERS", by name. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `SUPPLIER#${id}`, sk: "SUPPLIER" }),
  }),
);

/** Who supplies a product, and under which code it is ordered there. */
export const SupplierProductEntity = kept(
  new Entity({
    name: "SupplierProduct",
    table,
    schema: item({
      productId: string().key(),
      companyId: string().key(),
      /** The purchase code. */
      productCode: string(),
      /** `SupplyConditions`. */
      price: number().optional(),
      minQuantity: number().optional(),
      pack: number().optional(),
      leadDays: number().optional(),
      createdOn: string(),
      /** The products of a supplier: `SUPPLIER#id`, by purchase code. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ productId, companyId }: { productId: string; companyId: string }) => ({
      pk: `PRODUCT#${productId}`,
      sk: `SUPPLIER#${companyId}`,
    }),
  }),
);
