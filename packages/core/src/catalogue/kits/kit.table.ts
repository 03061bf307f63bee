import { Entity, boolean, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { listOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { storedKitTexts, storedKitPart } from "./kit.stored.ts";

export const KitEntity = kept(
  new Entity({
    name: "Kit",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      visibility: boolean(),
      /** 0 to 0.9, off the price of the parts. */
      discount: number(),
      texts: stored(storedKitTexts),
      parts: stored(listOf(storedKitPart)),
      /** Empty: the first part's picture stands for it. */
      imageUrl: string(),
      createdOn: string(),
      /** "KITS", oldest first. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `KIT#${id}`, sk: "KIT" }),
  }),
);
