import * as z from "zod";
import { pickup } from "../../orders/order.ts";
import { awaited } from "../../shipments/tracking/awaited.ts";
import { CivilDateText, Id, InstantText } from "../common.ts";
import { endpoint, file } from "../endpoint.ts";
import { Address } from "../shapes/address.ts";
import { OrderShipmentView } from "./shipment-shapes.ts";

/** What was promised of a shipment's arrival, and what came of it. */
const Promised = z.object({
  by: CivilDateText,
  outcome: z.enum(["open", "kept", "late"]),
  /** Days after the promised one: of its arrival, else until today. */
  lateDays: z.int().min(0),
});

/** A shipment as its customer follows it: nothing of the warehouse's notes, holds or costs. */
export const TrackedShipment = OrderShipmentView.extend({
  orderId: Id,
  orderNumber: z.string(),
  placedOn: InstantText,
  /** Which of the order's shipments it is, and of how many. */
  place: z.int(),
  of: z.int(),
  /** Whether its customer comes for it. */
  pickup: z.boolean(),
  address: z.union([z.literal(pickup), Address]),
  lines: z
    .array(z.object({ productId: Id, productCode: z.string(), brand: z.string(), name: z.string(), quantity: z.int() }))
    .readonly(),
  promised: Promised.optional(),
  /** The money that it waits for in the house: one that is to be paid, or one that is on its way. */
  waitsFor: z.enum(awaited).optional(),
});

/** The same with the way to tell damage. */
const OneTracked = TrackedShipment.extend({
  /** The page on which damage is told, as the code on its transport document opens it; once its goods have left. */
  damageUrl: z.string().optional(),
});

export const listTrackedShipments = endpoint({
  method: "GET",
  path: "/orders/{id}/shipments",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["order"],
  summary: "The shipments of an order, the first one first, as its customer follows them.",
  params: { id: Id },
  returns: z.object({ items: z.array(TrackedShipment) }),
  errors: ["not-found"],
});

export const trackShipment = endpoint({
  method: "GET",
  path: "/shipments/{id}",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["order"],
  summary: "Where a shipment of one's own order is.",
  params: { id: Id },
  returns: OneTracked,
  errors: ["not-found"],
});

export const getOwnTransportDocument = endpoint({
  method: "GET",
  path: "/shipments/{id}/transport-document",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: [],
  summary: "The transport document of a shipment of one's own order as PDF.",
  params: { id: Id },
  returns: file("application/pdf"),
  errors: ["not-found"],
});
