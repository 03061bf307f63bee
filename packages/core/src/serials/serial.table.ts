import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import type { SerialShape } from "./codes/shapes.ts";
import { serialActions, serialStates, type Serial, type SerialAct, type Standing } from "./serial.ts";

const text = z.string();

const storedStanding = shapeOf<Standing>({
  state: z.enum(serialStates),
  warehouseId: text.optional(),
  movementId: text.optional(),
  loadId: text.optional(),
  loadedOn: text.optional(),
  unloadId: text.optional(),
  unloadedOn: text.optional(),
  shipmentId: text.optional(),
  orderId: text.optional(),
  returnId: text.optional(),
});

const storedAct = shapeOf<SerialAct>({
  action: z.enum(serialActions),
  reason: text,
  by: text,
  on: text,
  movementId: text.optional(),
});

/** One piece, by its code and article: two makers may print the same code. */
export const SerialEntity = kept(
  new Entity({
    name: "Serial",
    table,
    schema: item({
      code: string().key(),
      productId: string().key(),
      productCode: string(),
      brand: string(),
      name: string(),
      version: number(),
      state: stored(z.enum(serialStates)),
      warehouseId: string().optional(),
      movementId: string().optional(),
      loadId: string().optional(),
      loadedOn: string().optional(),
      unloadId: string().optional(),
      unloadedOn: string().optional(),
      shipmentId: string().optional(),
      orderId: string().optional(),
      returnId: string().optional(),
      purchaseId: string().optional(),
      supplierId: string().optional(),
      sscc: string().optional(),
      announcedFor: string().optional(),
      lot: string().optional(),
      before: stored(storedStanding).optional(),
      reason: string().optional(),
      acts: stored(listOf(storedAct)).optional(),
      createdOn: string(),
      changedOn: string(),
      /** `SERIALSOF#product`, by code: those from … to …. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `SERIALSIN#movement`: what it brought here last. */
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
      /** `SERIALSOUT#movement`: what it took away last. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
      /** `PALLET#sscc`; of what is announced on no pallet `ANNOUNCED#movement`. */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ code, productId }: { code: string; productId: string }) => ({
      pk: `SERIAL#${code}`,
      sk: `PRODUCT#${productId}`,
    }),
  }),
);

const keysAt = (index: 2 | 3 | 4, partition: string | undefined, code: string) =>
  partition === undefined ? {} : { [`gsi${index}pk`]: partition, [`gsi${index}sk`]: code };

/** Where pieces stand that a movement's lists have announced on no pallet. */
export const announcedLoose = (movementId: string): string => `ANNOUNCED#${movementId}`;

const placeOf = ({ sscc, state, announcedFor }: Serial): string | undefined => {
  if (sscc !== undefined) return `PALLET#${sscc}`;
  return state === "expected" && announcedFor !== undefined ? announcedLoose(announcedFor) : undefined;
};

/** A piece as it is stored: whole, with the lists that it stands in. */
export const serialItem = (serial: Serial) => ({
  ...serial,
  ...(serial.acts && { acts: [...serial.acts] }),
  gsi1pk: `SERIALSOF#${serial.productId}`,
  gsi1sk: serial.code,
  ...keysAt(2, serial.loadId && `SERIALSIN#${serial.loadId}`, serial.code),
  ...keysAt(3, serial.unloadId && `SERIALSOUT#${serial.unloadId}`, serial.code),
  ...keysAt(4, placeOf(serial), serial.code),
});

/** How many pieces of an article were scanned for a movement; beside the movement, so that both are read together. */
export const ScannedEntity = kept(
  new Entity({
    name: "Scanned",
    table,
    schema: item({ movementId: string().key(), productId: string().key(), scanned: number() }),
    computeKey: ({ movementId, productId }: { movementId: string; productId: string }) => ({
      pk: `MOVEMENT#${movementId}`,
      sk: `SCANNED#${productId}`,
    }),
  }),
);

/** How many pieces of an article suppliers' lists have announced for a movement, each once. */
export const AnnouncedEntity = kept(
  new Entity({
    name: "Announced",
    table,
    schema: item({ movementId: string().key(), productId: string().key(), announced: number() }),
    computeKey: ({ movementId, productId }: { movementId: string; productId: string }) => ({
      pk: `MOVEMENT#${movementId}`,
      sk: `ANNOUNCED#${productId}`,
    }),
  }),
);

const storedShape = shapeOf<SerialShape>({ places: text, beginning: text, samples: z.number() });

/** What the serials of a model, or of a brand, have in common (codes/shapes.ts). */
export const SerialShapesEntity = kept(
  new Entity({
    name: "SerialShapes",
    table,
    schema: item({ of: string().key(), version: number(), shapes: stored(listOf(storedShape)) }),
    computeKey: ({ of }: { of: string }) => ({ pk: `SERIALSHAPES#${of}`, sk: "SERIALSHAPES" }),
  }),
);
