import * as z from "zod";
import { movementCauses, movementStates } from "../../logistics/movements/movement.ts";
import { blocks } from "../../shipments/floor/block-codes.ts";
import { CivilDateText, Id, InstantText } from "../common.ts";
import { OfficeShipment } from "../shipping/shipment-shapes.ts";

/** A place in a warehouse as its people call it. */
const Place = z.string().optional();

const line = {
  productId: Id,
  productCode: z.string(),
  brand: z.string(),
  name: z.string(),
  quantity: z.int(),
  scanned: z.int(),
  needsSerials: z.boolean(),
  place: Place,
} as const;

/** What of a forecast load the warehouse sees: nothing of what it costs. */
const incoming = {
  id: Id,
  cause: z.enum(movementCauses),
  warehouseId: Id,
  forecastOn: CivilDateText.optional(),
  reference: z.string().optional(),
  partOf: Id.optional(),
  purchaseNumber: z.string().optional(),
  supplierName: z.string().optional(),
} as const;

export const IncomingRow = z.object({
  ...incoming,
  articles: z.int(),
  pieces: z.int(),
  /** Of its first article. */
  productCode: z.string().optional(),
  name: z.string().optional(),
});

const PalletView = z.object({
  sscc: z.string(),
  pieces: z.array(z.object({ code: z.string(), productId: Id })).readonly(),
  missing: z.array(z.string()).readonly(),
  /** So many of its pieces are scanned before the rest is believed. */
  samples: z.int(),
  receivedOn: InstantText.optional(),
});

export const IncomingMovement = z.object({
  ...incoming,
  state: z.enum(movementStates),
  reason: z.string().optional(),
  notes: z.string().optional(),
  damaged: z
    .array(z.object({ productId: Id, quantity: z.int(), codes: z.array(z.string()).readonly().optional() }))
    .readonly(),
  doneOn: InstantText.optional(),
  isPurchase: z.boolean(),
  /** `most`: pieces that may come at most. */
  lines: z.array(z.object({ ...line, most: z.int() })),
  pallets: z.array(PalletView),
});

/** A shipment as the warehouse has it: without what it costs and what its customer owes. */
export const WarehouseShipment = OfficeShipment.pick({
  id: true,
  state: true,
  orderId: true,
  orderNumber: true,
  customerName: true,
  placedOn: true,
  address: true,
  warehouseId: true,
  movementId: true,
  priority: true,
  carrier: true,
  trackingCode: true,
  plannedOn: true,
  shippedOn: true,
  transportDocument: true,
  customerReference: true,
  packagingWish: true,
  anonymousPackaging: true,
  dangerous: true,
  warehouseNotes: true,
  packages: true,
  goodsGrams: true,
  heavyPieces: true,
  packed: true,
  carrierOf: true,
  label: true,
  problem: true,
  acts: true,
}).extend({ lines: z.array(z.object(line)), hold: z.string().optional(), block: z.enum(blocks).optional() });

const Counted = z.object({ count: z.int(), more: z.boolean() });

export const WarehouseDay = z.object({
  incoming: Counted,
  lateIncoming: Counted,
  toPrepare: Counted,
  ready: Counted,
  leaving: Counted,
  lateToLeave: Counted,
  exceptions: Counted,
});
