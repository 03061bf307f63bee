import * as z from "zod";
import { Entity, item, string } from "dynamodb-toolbox";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { movementCauses, movementDirections, movementStates, type MovedLine, type Movement } from "./movement.ts";

const storedLine = shapeOf<MovedLine>({
  productId: z.string(),
  productCode: z.string().optional(),
  quantity: z.number(),
});

export const MovementEntity = kept(
  new Entity({
    name: "Movement",
    table,
    schema: item({
      id: string().key(),
      direction: stored(z.enum(movementDirections)),
      state: stored(z.enum(movementStates)),
      cause: stored(z.enum(movementCauses)),
      warehouseId: string(),
      orderId: string().optional(),
      returnId: string().optional(),
      shipmentId: string().optional(),
      purchaseId: string().optional(),
      partOf: string().optional(),
      reverses: string().optional(),
      reversedBy: string().optional(),
      counterpart: string().optional(),
      reason: string().optional(),
      reference: string().optional(),
      withoutSerials: string().optional(),
      forecastOn: string().optional(),
      lines: stored(listOf(storedLine)),
      createdOn: string(),
      bookedOn: string().optional(),
      doneOn: string().optional(),
      cancelledOn: string().optional(),
      /** `movementsList`. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `MOVEMENT#${id}`, sk: "MOVEMENT" }),
  }),
);

/** Every movement, by when it was created. */
export const movementsList = shardedList("gsi1", "MOVEMENTS", 8);

export const movementKeys = ({ id, createdOn }: Movement) => keysIn(movementsList, createdOn, id);
