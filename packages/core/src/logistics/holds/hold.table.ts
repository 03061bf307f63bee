import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

const storedPieces = z.array(
  z.object({ productId: z.string(), quantity: z.number(), warehouseId: z.string().optional() }),
);

export const StockHoldEntity = kept(
  new Entity({
    name: "StockHold",
    table,
    schema: item({
      orderId: string().key(),
      kind: string().enum("reserved", "sent").key(),
      state: stored(z.enum(["taking", "returning", "sending"])),
      goods: stored(storedPieces),
      done: number(),
      startedOn: string(),
      /** "STOCKHOLDS", by when they were begun: all that are under way. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ orderId, kind }: { orderId: string; kind: string }) => ({
      pk: `STOCKHOLD#${orderId}`,
      sk: `STOCKHOLD#${kind}`,
    }),
  }),
  { removals: "untold" },
);

export const holdsUnderWay = "STOCKHOLDS";
