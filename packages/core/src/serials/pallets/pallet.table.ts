import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { PalletPiece } from "./pallet.ts";

const storedPiece = shapeOf<PalletPiece>({ code: z.string(), productId: z.string() });

/** A pallet of a supplier's list, beside the movement that is to bring it. */
export const PalletEntity = kept(
  new Entity({
    name: "Pallet",
    table,
    schema: item({
      movementId: string().key(),
      sscc: string().key(),
      version: number(),
      pieces: list(stored(storedPiece)),
      missing: list(string()),
      receivedOn: string().optional(),
    }),
    computeKey: ({ movementId, sscc }: { movementId: string; sscc: string }) => ({
      pk: `MOVEMENT#${movementId}`,
      sk: `PALLET#${sscc}`,
    }),
  }),
);
