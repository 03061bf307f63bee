import { Entity, any, boolean, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import type { KitFields, KitPart } from "./kit.ts";

export const KitEntity = new Entity({
  name: "Kit",
  table,
  schema: item({
    id: string().key(),
    version: number(),
    visibility: boolean(),
    /** 0 to 0.9, off the price of the parts. */
    discount: number(),
    texts: any().castAs<KitFields["texts"]>(),
    parts: any().castAs<readonly KitPart[]>(),
    /** Empty: the first part's picture stands for it. */
    imageUrl: string(),
    createdOn: string(),
    /** "KITS", oldest first. */
    gsi1pk: string(),
    gsi1sk: string(),
  }),
  computeKey: ({ id }: { id: string }) => ({ pk: `KIT#${id}`, sk: "KIT" }),
});
