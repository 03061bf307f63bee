import * as z from "zod";
import { shipmentStates } from "../../orders/order.ts";
import { goodsBack, pickupSlots, problemKinds } from "../../shipments/shipment.ts";
import { causes, transportedBy, transportTerms } from "../../shipments/papers/transport-document.ts";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id, InstantText, MonthText, page, paging } from "../common.ts";
import { endpoint, file } from "../endpoint.ts";
import {
  Carrier,
  ConfirmedFigures,
  ConfirmedScans,
  OfficeShipment,
  Packages,
  SaidPackages,
  ShipmentPieces,
  ShipmentRow,
} from "./shipment-shapes.ts";

const ofShipment = {
  access: "admin",
  about: { kind: "shipments", id: "id" },
  params: { id: Id },
  stale: ["shipments", "order", "orders"],
  returns: OfficeShipment,
} as const;
const moves = [...ofShipment.stale, "money", "stock", "products", "credit"] as const;
const errors = ["not-found", "invalid-transition", "order-stopped", "version-conflict"] as const;
const held = ["not-shippable", "shipping-held", "shipment-held"] as const;
const Reason = paragraphs().min(3).max(500);

export const listShipments = endpoint({
  method: "GET",
  path: "/back-office/shipments",
  access: "admin",
  shows: ["shipments", "orders"],
  summary:
    "Shipments in a state, the most urgent first; or those of a month by their day: when they left, else are to, else were ordered.",
  query: {
    ...paging,
    status: z.enum(shipmentStates).optional(),
    /** "2026-11"; of those in any state. */
    period: MonthText.optional(),
    priority: wholeNumber(0, 3).optional(),
    warehouse: z.string().max(64).optional(),
    /** Words of the customer's name or place, the carrier, an article, an order's number, a document's or a tracking code; a telephone; a serial. */
    text: line().max(100).optional(),
  },
  returns: page(ShipmentRow),
});

export const listShipmentCalendar = endpoint({
  method: "GET",
  path: "/back-office/shipments-calendar",
  access: "admin",
  shows: ["shipments", "orders"],
  summary: "What leaves, or has left, on which of some days; at most two weeks and a thousand shipments.",
  query: {
    from: CivilDateText,
    to: CivilDateText,
    warehouse: z.string().max(64).optional(),
  },
  returns: z.object({
    items: z.array(ShipmentRow),
    /** There are more than were looked at. */
    more: z.boolean(),
  }),
  errors: ["invalid-input"],
});

export const addShipment = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments",
  about: { kind: "shipments" },
  params: {},
  stale: moves,
  summary: "A shipment of what no shipment of an order has any more, after one was cancelled or has come back.",
  body: z.object({ orderId: Id }),
  errors: [...errors, "nothing-to-send", "not-enough-stock"],
});

export const getShipment = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}",
  access: "admin",
  shows: ["shipments", "order"],
  summary: "A shipment with its order's facts, what is kept of it, and what may be done with it.",
  params: { id: Id },
  returns: OfficeShipment,
  errors: ["not-found"],
});

export const getShipmentPlaces = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}/places",
  access: "admin",
  shows: ["shipments", "stock"],
  summary: "What is free of a shipment's articles in each warehouse: what lies there less what is booked.",
  params: { id: Id },
  returns: z.object({
    items: z.array(
      z.object({
        warehouseId: z.string(),
        /** Below nought where more is booked than lies there; its own pieces count as booked where it is. */
        lines: z.array(z.object({ productId: Id, free: z.int() })),
      }),
    ),
  }),
  errors: ["not-found"],
});

export const saveShipment = endpoint({
  ...ofShipment,
  method: "PUT",
  path: "/back-office/shipments/{id}",
  summary: "Packages, carrier and tracking of a shipment, each over what was seen of it.",
  body: z.object({
    /** What stood there of the parts that are written; absent where nothing did. */
    seen: z.object({
      packages: Packages.optional(),
      carrier: Carrier.optional(),
      trackingCode: z.string().max(100).optional(),
      trackingUrl: z.string().max(500).optional(),
    }),
    packages: SaidPackages.optional(),
    carrier: Carrier.optional(),
    trackingCode: line().max(100).optional(),
    /** Where its customer can follow it. */
    trackingUrl: z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(500)]).optional(),
    confirmed: ConfirmedFigures,
  }),
  errors: [...errors, "transport-document-stands", "confirmation-needed"],
});

export const cancelShipment = endpoint({
  ...ofShipment,
  method: "DELETE",
  path: "/back-office/shipments/{id}",
  stale: moves,
  summary: "A shipment isn't sent: its pieces are free, and its order's rest is to be sent otherwise.",
  errors: [...errors, "transport-document-stands"],
});

export const setShipmentStatus = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/status",
  stale: moves,
  summary:
    "A step of a shipment: whether its goods are there, handed over, arrived, a problem, and what becomes of that.",
  body: z.discriminatedUnion("action", [
    z.strictObject({ action: z.literal("evaluate") }),
    z.strictObject({
      action: z.literal("hand-over"),
      /** Why its pieces leave without all their serials. */
      withoutSerials: Reason.optional(),
      /** When they set out, from the document's day to a week ahead: as the document says, or now, where nobody says it. */
      transportStart: InstantText.optional(),
    }),
    /** With who has signed for the goods, where somebody knows: their document bears it. */
    z.strictObject({ action: z.literal("deliver"), signedBy: line().min(1).max(100).optional() }),
    z.strictObject({ action: z.literal("report"), kind: z.enum(problemKinds), reason: Reason }),
    /** With what is in the house again of goods that had left: by what went wrong where it isn't said. */
    z.strictObject({ action: z.enum(["send-again", "take-back"]), goods: z.enum(goodsBack).optional() }),
  ]),
  errors: [
    ...errors,
    ...held,
    "transport-document-missing",
    "transport-document-stands",
    "label-missing",
    "withdrawn-pieces",
    "insufficient-stock",
    "serials-missing",
    "serials-too-many",
    "not-enough-stock",
  ],
});

export const schedulePickup = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/schedule-pickup",
  summary:
    "The day on which a shipment is picked up, and by whom, over what was seen; said again, the former day was missed.",
  body: z.object({
    date: CivilDateText,
    slot: z.enum(pickupSlots).optional(),
    carrier: Carrier.optional(),
    /** What stood there: day and half of it, and the carrier where one is said; absent where nothing did. */
    seen: z.object({
      date: CivilDateText.optional(),
      slot: z.enum(pickupSlots).optional(),
      carrier: Carrier.optional(),
    }),
  }),
  errors: [...errors, ...held, "forecast-in-past", "carrier-missing", "carrier-unfit", "transport-document-stands"],
});

const notes = z.object({ notes: paragraphs().max(2000), seen: z.string().max(2000) });

export const setShipmentNotes = endpoint({
  ...ofShipment,
  method: "PUT",
  path: "/back-office/shipments/{id}/notes",
  summary: "The office's notes on a shipment, over those that were seen.",
  body: notes,
  errors,
});

export const setWarehouseNotes = endpoint({
  ...ofShipment,
  method: "PUT",
  path: "/back-office/shipments/{id}/warehouse-notes",
  summary: "What the warehouse is told of a shipment, over what was seen.",
  body: notes,
  errors,
});

export const setShipmentPriority = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/priority",
  summary: "How soon an order's goods are to be sent, 0 to 3, over what was seen.",
  body: z.object({ priority: wholeNumber(0, 3), seen: wholeNumber(0, 3) }),
  errors,
});

export const setShipmentCosts = endpoint({
  ...ofShipment,
  method: "PUT",
  path: "/back-office/shipments/{id}/costs",
  summary: "What the carrier takes for a shipment, net cents, over what was seen.",
  body: z.object({
    costs: wholeNumber(0, 10_000_000),
    /** Absent where nobody had said any. */
    seen: CentsAmount.optional(),
    confirmed: ConfirmedFigures,
  }),
  errors: [...errors, "confirmation-needed"],
});

export const setShipmentLabel = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/label",
  summary: "Whether the labels are on its packages.",
  body: z.object({ label: z.boolean() }),
  errors,
});

export const holdShipment = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/hold",
  summary: "Hold a shipment with a reason, or let it go; or release one whose order is not shippable yet.",
  body: z.object({
    which: z.enum(["hold", "release"]),
    reason: Reason.optional(),
    /** When the word that stood there was said; absent where none stood. */
    seen: InstantText.optional(),
  }),
  errors,
});

export const splitShipment = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/split",
  stale: moves,
  summary: "Take pieces out of a shipment into one of their own, or move all of it to another warehouse.",
  body: z.object({
    lines: ShipmentPieces,
    warehouseId: z.string().min(1).max(64).optional(),
    confirmed: ConfirmedScans,
  }),
  errors: [
    ...errors,
    "pieces-beyond-shipment",
    "transport-document-stands",
    "insufficient-stock",
    "confirmation-needed",
  ],
});

export const mergeShipments = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/merge",
  stale: moves,
  summary: "Put another shipment of the same order and warehouse into this one.",
  body: z.object({ with: Id, confirmed: ConfirmedScans }),
  errors: [...errors, "transport-document-stands", "confirmation-needed"],
});

export const issueTransportDocument = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/transport-document",
  // The first number of a series marks its warehouse.
  stale: [...ofShipment.stale, "warehouses"],
  summary: "Give a shipment that is ready its transport document (DDT), with the next number of its warehouse.",
  body: z.object({
    cause: z.enum(causes).optional(),
    terms: z.enum(transportTerms).optional(),
    /** Who drives: as the shipment says, where nobody says it. */
    by: z.enum(transportedBy).optional(),
    /** Who takes it, where the shipment doesn't say it yet: it is the shipment's from then on. */
    carrier: Carrier.optional(),
    /** When its goods set out, where that is known already; else it is said at the hand-over. */
    transportStart: InstantText.optional(),
    /** Why it is issued though serials of its pieces weren't scanned. */
    withoutSerials: Reason.optional(),
    plate: line().max(20).optional(),
    notes: paragraphs().max(500).optional(),
    /** The day that it bears: today, or the last of its series, where nobody says another. */
    date: CivilDateText.optional(),
  }),
  errors: [
    ...errors,
    ...held,
    "withdrawn-pieces",
    "carrier-missing",
    "carrier-unfit",
    "serials-missing",
    "serials-too-many",
    "transport-document-there",
    "date-before-last-document",
  ],
});

export const annulTransportDocument = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/back-office/shipments/{id}/transport-document/annul",
  summary: "Annul a shipment's transport document before its goods leave: it stays as annulled, its number stays used.",
  body: z.object({ reason: Reason }),
  errors,
});

export const getTransportDocument = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}/transport-document",
  access: "admin",
  shows: [],
  summary: "The transport document of a shipment as PDF: the copy that travels, or the house's own.",
  params: { id: Id },
  query: { copy: z.enum(["travelling", "house"]).default("travelling") },
  returns: file("application/pdf"),
  errors: ["not-found"],
});

export const getConsignmentNote = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}/consignment-note",
  access: "admin",
  shows: [],
  summary: "The CMR note of a shipment that goes abroad as PDF, three originals: beside its transport document.",
  params: { id: Id },
  query: { copy: z.enum(["travelling", "house"]).default("travelling") },
  returns: file("application/pdf"),
  errors: ["not-found"],
});

export const getShipmentLabels = endpoint({
  method: "GET",
  path: "/back-office/shipments/{id}/labels",
  access: "admin",
  shows: [],
  summary: "The labels of a shipment's packages as PDF, one a page, each with its SSCC.",
  params: { id: Id },
  returns: file("application/pdf"),
  errors: ["not-found"],
});
