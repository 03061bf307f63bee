import * as z from "zod";
import { blocks } from "../../shipments/floor/block-codes.ts";
import { appearances } from "../../logistics/packing.ts";
import { pickup, shipmentStates } from "../../orders/order.ts";
import { shippingHolds } from "../../orders/sending/hold-codes.ts";
import { siteNeeds } from "../../orders/sending/site-needs.ts";
import { line, wholeNumber } from "../../platform/text/typed.ts";
import { shipmentActs } from "../../shipments/shipment-acts.ts";
import { arrangeWarnings, shipmentWarnings } from "../../shipments/shipment-warnings.ts";
import { pickupSlots, problemKinds } from "../../shipments/shipment.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";
import { Address } from "../shapes/address.ts";

const State = z.enum(shipmentStates);
const Destination = z.union([z.literal(pickup), Address]);
const Word = z.object({ reason: z.string(), by: z.string(), on: InstantText });

/** Grams and millimetres. */
export const Packages = z.object({
  count: wholeNumber(1, 9999),
  /** Six lorries of 33. */
  pallets: wholeNumber(0, 200),
  appearance: z.enum(appearances),
  grossGrams: wholeNumber(0, 100_000_000),
  netGrams: wholeNumber(0, 100_000_000),
  longest: wholeNumber(0, 100_000).optional(),
});

/** Packages as somebody says them: goods weigh no more than what they are packed in with them, and each pallet is a package. */
export const SaidPackages = Packages.refine(({ grossGrams, netGrams }) => netGrams <= grossGrams, {
  path: ["netGrams"],
  error: "net-over-gross",
}).refine(({ count, pallets }) => pallets <= count, { path: ["pallets"], error: "pallets-over-count" });

/** Codes of figures that are meant though they are unusual. */
export const ConfirmedFigures = z.array(z.enum(shipmentWarnings)).max(shipmentWarnings.length).optional();

/** Yes to what is asked of serials that have to be scanned again. */
export const ConfirmedScans = z.array(z.enum(arrangeWarnings)).max(arrangeWarnings.length).optional();

export const Carrier = z.object({
  name: line().min(1).max(100),
  vatNumber: line().max(20).optional(),
  telephone: line().max(30).optional(),
  address: line().max(200).optional(),
  adr: z.boolean(),
  tailLift: z.boolean(),
  smallVehicle: z.boolean().optional(),
  ferry: z.boolean().optional(),
});

export const ShipmentPieces = z
  .array(z.object({ productId: Id, quantity: wholeNumber(1, 1_000_000) }))
  .min(1)
  .max(300);

/** A shipment as its order tells its customer of it. */
export const OrderShipmentView = z.object({
  id: Id,
  state: State,
  lines: z.array(z.object({ productId: Id, quantity: z.int() })).readonly(),
  carrier: z.string().optional(),
  trackingCode: z.string().optional(),
  trackingUrl: z.string().optional(),
  plannedOn: CivilDateText.optional(),
  promisedBy: CivilDateText.optional(),
  shippedOn: InstantText.optional(),
  deliveredOn: InstantText.optional(),
  /** With the day on which its goods set out, once they have. */
  transportDocument: z.object({ number: z.string(), on: CivilDateText, setOutOn: CivilDateText.optional() }).optional(),
  /** Somebody keeps it in the house, since when: its customer hears that it waits, not why. */
  held: z.object({ on: InstantText }).optional(),
});

/** The same on the office's page of its order, with why it is kept. */
export const OfficeOrderShipment = OrderShipmentView.extend({
  held: z.object({ reason: z.string(), on: InstantText }).optional(),
});

/** The same as the office and the warehouse have it: with its order's facts, what is kept of it, and what may be done with it. */
export const OfficeShipment = OrderShipmentView.extend({
  orderId: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  placedOn: InstantText,
  address: Destination,
  warehouseId: z.string(),
  movementId: Id,
  priority: z.int().min(0).max(3),
  lines: z
    .array(z.object({ productId: Id, productCode: z.string(), name: z.string(), quantity: z.int(), brand: z.string() }))
    .readonly(),
  customerReference: z.string().optional(),
  packagingWish: z.string().optional(),
  anonymousPackaging: z.boolean(),
  /** By the specification's predicate. */
  shippable: z.boolean(),
  shippingHolds: z.array(z.enum(shippingHolds)),
  dangerous: z.boolean(),
  notes: z.string().optional(),
  warehouseNotes: z.string().optional(),
  packages: Packages,
  /** Whether somebody has said the packages, or they are counted from the goods. */
  packed: z.boolean(),
  /** Grams of its goods by their products; absent where one's isn't known. */
  goodsGrams: z.int().optional(),
  /** Pieces that weigh more than goes on a pallet: each is one by itself. */
  heavyPieces: z.int(),
  carrierOf: Carrier.optional(),
  costs: CentsAmount.optional(),
  label: z.boolean(),
  hold: Word.optional(),
  release: Word.optional(),
  /** Why its pieces left without all their serials. */
  withoutSerials: Word.optional(),
  days: z
    .array(
      z.object({
        date: CivilDateText,
        slot: z.enum(pickupSlots).optional(),
        deliveryStatus: z.enum(["planned", "confirmed", "done", "missed"]),
      }),
    )
    .readonly(),
  problem: z.object({ kind: z.enum(problemKinds), reason: z.string(), on: InstantText }).optional(),
  acts: z.array(z.enum(shipmentActs)),
  /** The order's other shipments. */
  others: z.array(z.object({ id: Id, state: State, warehouseId: z.string(), pieces: z.int() })),
});

export const ShipmentRow = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  state: State,
  warehouseId: z.string(),
  priority: z.int().min(0).max(3),
  placedOn: InstantText,
  plannedOn: CivilDateText.optional(),
  shippedOn: InstantText.optional(),
  deliveredOn: InstantText.optional(),
  pickup: z.boolean(),
  place: z.string(),
  tailLift: z.boolean(),
  /** What the place asks of its carrier. */
  siteNeeds: z.array(z.enum(siteNeeds)).readonly(),
  pieces: z.int(),
  pallets: z.int(),
  grossGrams: z.int(),
  carrier: z.string().optional(),
  trackingCode: z.string().optional(),
  documentNumber: z.string().optional(),
  promisedBy: CivilDateText.optional(),
  slot: z.enum(pickupSlots).optional(),
  troubled: z.boolean(),
  /** By the specification's predicate, or let go by somebody. */
  shippable: z.boolean(),
  shippingHolds: z.array(z.enum(shippingHolds)).readonly(),
  /** Why somebody holds it. */
  held: z.string().optional(),
  /** Why the warehouse leaves it where it lies. */
  block: z.enum(blocks).optional(),
});
