import * as z from "zod";
import { mainWarehouseId } from "../../logistics/warehouses/warehouse.ts";
import { shipmentStates } from "../../orders/order.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { paperLanguages } from "../../shipments/floor/paper-languages.ts";
import { Id, InstantText, page, paging } from "../common.ts";
import { endpoint, file } from "../endpoint.ts";
import { ConfirmedFigures, Packages, SaidPackages, ShipmentRow } from "../shipping/shipment-shapes.ts";
import { WarehouseShipment } from "./floor-shapes.ts";

const ofShipment = {
  access: "warehouse",
  about: { kind: "shipments", id: "id" },
  params: { id: Id },
  stale: ["shipments", "order", "orders"],
  returns: WarehouseShipment,
} as const;
const moves = [...ofShipment.stale, "money", "stock", "products", "credit"] as const;
const errors = ["not-found", "invalid-transition", "version-conflict"] as const;
const held = ["order-stopped", "not-shippable", "shipping-held", "shipment-held", "serials-missing"] as const;

const SerialList = z.object({
  orderNumber: z.string(),
  items: z.array(z.object({ brand: z.string(), model: z.string(), productCode: z.string(), code: z.string() })),
});

export const listWarehouseShipments = endpoint({
  method: "GET",
  path: "/warehouse/shipments",
  access: "warehouse",
  shows: ["shipments", "orders"],
  summary:
    "Shipments to ship: those of a state, the most urgent first; those that are to be picked where none is said. An order's number or a serial finds its shipments in whatever state they are.",
  query: {
    ...paging,
    status: z.enum(shipmentStates).default("to_prepare"),
    warehouseId: Id.optional(),
    /** Words of the customer's name or place, of the carrier or an article, an order's number, a telephone, a serial; case and accents don't count. */
    text: line().max(100).optional(),
  },
  returns: page(ShipmentRow.omit({ troubled: true, shippingHolds: true, shippable: true })),
});

const walk = {
  /** In which one walks; the main one where none is said. */
  warehouseId: Id.default(mainWarehouseId),
} as const;
const walkedLine = {
  productId: Id,
  productCode: z.string(),
  brand: z.string(),
  name: z.string(),
  place: z.string().optional(),
  quantity: z.int(),
  needsSerials: z.boolean(),
} as const;

export const getPickingList = endpoint({
  method: "GET",
  path: "/warehouse/picking",
  access: "warehouse",
  shows: ["shipments", "orders", "stock"],
  summary:
    "What a warehouse has to pick now: its shipments that nothing blocks, the most urgent first, forty at most, each with its articles by where they lie.",
  query: walk,
  returns: z.object({
    warehouseName: z.string(),
    /** There are more than are shown. */
    more: z.boolean(),
    shipments: z.array(
      ShipmentRow.pick({
        id: true,
        orderNumber: true,
        customerName: true,
        priority: true,
        plannedOn: true,
        carrier: true,
      }).extend({ lines: z.array(z.object(walkedLine)) }),
    ),
  }),
  errors: ["not-found"],
});

export const printPickingList = endpoint({
  method: "GET",
  path: "/warehouse/picking/pdf",
  access: "warehouse",
  shows: [],
  summary: "The same as PDF: one walk by places with summed pieces, then each shipment; of those that are chosen.",
  query: {
    ...walk,
    language: z.enum(paperLanguages).default("it"),
    /** Shipments, separated by commas; absent: the most urgent. */
    ids: z
      .string()
      .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,39}$/)
      .optional(),
  },
  returns: file("application/pdf"),
  errors: ["not-found"],
});

export const getShipmentWithSerials = endpoint({
  method: "GET",
  path: "/warehouse/shipments/{id}/serials",
  access: "warehouse",
  shows: ["shipments", "order", "serials", "stock"],
  summary:
    "A shipment for whoever picks it: its articles by where they lie, and how many of their serials were scanned.",
  params: { id: Id },
  returns: WarehouseShipment,
  errors: ["not-found"],
});

export const putLabel = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/warehouse/shipments/{id}/label",
  summary: "Whether the labels are on its packages.",
  body: z.strictObject({ label: z.boolean() }),
  idempotent: true,
  errors,
});

export const setPicked = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/warehouse/shipments/{id}/picked",
  stale: moves,
  summary:
    "A shipment's goods are picked and their serials scanned, or that is taken back; the same again changes nothing.",
  body: z.strictObject({ picked: z.boolean() }),
  idempotent: true,
  errors: [...errors, ...held, "transport-document-stands"],
});

export const putPackages = endpoint({
  ...ofShipment,
  method: "PUT",
  path: "/warehouse/shipments/{id}/packages",
  summary: "How a shipment was packed, over what was seen.",
  body: z.strictObject({ packages: SaidPackages, seen: Packages, confirmed: ConfirmedFigures }),
  errors: [...errors, "transport-document-stands", "confirmation-needed"],
});

export const noteShipment = endpoint({
  ...ofShipment,
  method: "PUT",
  path: "/warehouse/shipments/{id}/notes",
  summary: "What the warehouse notes of a shipment, over what was seen.",
  body: z.strictObject({ notes: paragraphs().max(2000), seen: z.string().max(2000) }),
  errors,
});

export const handOverShipment = endpoint({
  ...ofShipment,
  method: "POST",
  path: "/warehouse/shipments/{id}/handed-over",
  stale: [...moves, "serials"],
  summary: "A shipment's goods have left with its carrier, and when they set out; the same again changes nothing.",
  /** Devices keep it as it was given, those of before without a body. */
  body: z
    .strictObject({
      /** When they set out, from the document's day to a week ahead: as the document says, or now, where nobody says it. */
      transportStart: InstantText.optional(),
    })
    .optional(),
  idempotent: true,
  errors: [...errors, ...held, "transport-document-missing", "label-missing", "withdrawn-pieces", "insufficient-stock"],
});

const paper = {
  method: "GET",
  access: "warehouse",
  shows: [],
  params: { id: Id },
  returns: file("application/pdf"),
  errors: ["not-found"],
} as const;

export const printLabels = endpoint({
  ...paper,
  path: "/warehouse/shipments/{id}/labels",
  summary: "The labels of a shipment's packages as PDF, one a page, each with its SSCC.",
});

export const printTransportDocument = endpoint({
  ...paper,
  path: "/warehouse/shipments/{id}/transport-document",
  summary: "The transport document that travels with a shipment, as PDF.",
});

const serialList = { method: "GET", access: "warehouse", shows: ["serials"], params: { id: Id } } as const;

export const listShipmentSerials = endpoint({
  ...serialList,
  path: "/warehouse/shipments/{id}/serial-list",
  summary: "Brand, model and serial of each piece of a shipment, for the papers of the grid and of incentives.",
  returns: SerialList,
  errors: ["not-found"],
});

export const printShipmentSerials = endpoint({
  ...paper,
  path: "/warehouse/shipments/{id}/serial-list/pdf",
  summary: "The same as PDF, in the customer's language.",
});

export const listOrderSerials = endpoint({
  ...serialList,
  path: "/warehouse/orders/{id}/serial-list",
  summary: "Brand, model and serial of each piece of an order, of all its shipments.",
  returns: SerialList,
  errors: ["not-found"],
});

export const printOrderSerials = endpoint({
  ...paper,
  path: "/warehouse/orders/{id}/serial-list/pdf",
  summary: "The same as PDF, in the customer's language.",
});
