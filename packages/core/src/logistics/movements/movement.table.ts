import * as z from "zod";
import { Entity, item, string } from "dynamodb-toolbox";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import {
  movementCauses,
  movementDirections,
  movementFates,
  movementStates,
  type Damage,
  type MovedLine,
  type Movement,
  type Undone,
  type UndonePieces,
} from "./movement.ts";

const storedLine = shapeOf<MovedLine>({
  productId: z.string(),
  productCode: z.string().optional(),
  quantity: z.number(),
});

const storedUndone = shapeOf<Undone>({
  by: z.string(),
  on: z.string(),
  only: listOf(shapeOf<UndonePieces>({ productId: z.string(), codes: listOf(z.string()).optional() })).optional(),
});

const storedDamage = shapeOf<Damage>({
  productId: z.string(),
  quantity: z.number(),
  codes: listOf(z.string()).optional(),
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
      fate: string()
        .enum(...movementFates)
        .optional(),
      undone: stored(storedUndone).optional(),
      counterpart: string().optional(),
      serial: string().optional(),
      reason: string().optional(),
      reference: string().optional(),
      withoutSerials: string().optional(),
      notes: string().optional(),
      damaged: stored(listOf(storedDamage)).optional(),
      forecastOn: string().optional(),
      lines: stored(listOf(storedLine)),
      createdOn: string(),
      bookedOn: string().optional(),
      doneOn: string().optional(),
      cancelledOn: string().optional(),
      /** `movementsList`. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `incomingList`, while it is to come; `transfersUnderWay` for the half of a transfer that is. */
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `MOVEMENT#${id}`, sk: "MOVEMENT" }),
  }),
);

/** Every movement, by when it was created. */
export const movementsList = shardedList("gsi1", "MOVEMENTS", 8);

/** Goods that are to come, by the day on which they are; those without a day last. */
export const incomingList = shardedList("gsi2", "INCOMINGLOADS", 4);

/** Transfers whose pieces are being written, by when they were begun: what a crash has left of them is undone by the schedule. */
export const transfersUnderWay = "TRANSFERSUNDERWAY";

/** Behind every day. */
const someDay = "9999-12-31";

export const movementKeys = ({ id, createdOn, direction, state, counterpart, forecastOn = someDay }: Movement) => ({
  ...keysIn(movementsList, createdOn, id),
  ...(direction !== "load" || state !== "forecast"
    ? { gsi2pk: undefined, gsi2sk: undefined }
    : counterpart === undefined
      ? keysIn(incomingList, forecastOn, id)
      : { gsi2pk: transfersUnderWay, gsi2sk: `${createdOn}#${id}` }),
});
