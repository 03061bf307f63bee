import * as z from "zod";
import { serialStates } from "../../serials/serial.ts";
import { Id, InstantText } from "../common.ts";

/** A serial in a path: in capitals, whatever was typed. */
export const SerialCode = z
  .string()
  .overwrite((text) => text.trim().toUpperCase())
  .regex(/^[\dA-Z][\dA-Z\-_./+:#*]{3,39}$/);

/** A pallet's number (SSCC). */
export const Sscc = z.string().regex(/^\d{18}$/);

/** One piece of an article, and where it is. */
export const SerialView = z.object({
  code: z.string(),
  productId: Id,
  productCode: z.string(),
  brand: z.string(),
  name: z.string(),
  state: z.enum(serialStates),
  warehouseId: z.string().optional(),
  /** The movement that it was scanned for last. */
  movementId: Id.optional(),
  loadId: Id.optional(),
  loadedOn: InstantText.optional(),
  unloadId: Id.optional(),
  unloadedOn: InstantText.optional(),
  shipmentId: Id.optional(),
  orderId: Id.optional(),
  returnId: Id.optional(),
  /** An open movement that it was scanned for: it hasn't come, or left, before that is closed. */
  scannedFor: z
    .object({
      id: Id,
      direction: z.enum(["load", "unload"]),
      shipmentId: Id.optional(),
      orderId: Id.optional(),
    })
    .optional(),
  purchaseId: Id.optional(),
  sscc: z.string().optional(),
  lot: z.string().optional(),
  reason: z.string().optional(),
  changedOn: InstantText,
});
