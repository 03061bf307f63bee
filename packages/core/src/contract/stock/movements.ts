import * as z from "zod";
import { standings } from "../../catalogue/stock/standings.ts";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { movementCauses, movementDirections, movementStates } from "../../logistics/movements/movement.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { CivilDateText, Id, MonthText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import {
  ConfirmedPieces,
  MovedLines,
  MovementView,
  ReceivedLines,
  TellingLines,
  TransferLines,
  WarehouseStockRow,
} from "./stock-shapes.ts";

const Reason = paragraphs().min(3).max(300);
const Reference = line().max(80);
const about = { kind: "movements" } as const;
const aboutOne = { kind: "movements", id: "id" } as const;
const stale = ["stock", "products"] as const;
const ofOne = {
  method: "POST",
  access: "admin",
  about: aboutOne,
  stale,
  params: { id: Id },
  returns: MovementView,
} as const;
const errors = ["not-found", "invalid-transition", "version-conflict"] as const;

export const listMovements = endpoint({
  method: "GET",
  path: "/back-office/movements",
  access: "admin",
  shows: ["stock"],
  summary: "What comes into the warehouses and leaves them, and what is to: the last created first.",
  query: {
    ...paging,
    direction: z.enum(movementDirections).optional(),
    state: z.enum(movementStates).optional(),
    cause: z.enum(movementCauses).optional(),
    warehouseId: Id.optional(),
    productId: Id.optional(),
    /** The month in which it was created. */
    period: MonthText.optional(),
    /** A part of a product's code, of the reference or of the reason. */
    text: line().max(100).optional(),
  },
  returns: page(MovementView),
});

export const loadMovement = endpoint({
  method: "POST",
  path: "/back-office/movements/load",
  access: "admin",
  about,
  stale,
  summary:
    "Goods have come: those that a movement had forecast, in whole or in part (what is missing stays forecast unless nothing more comes), or others; or they are to come on a day.",
  body: z.discriminatedUnion("act", [
    z.strictObject({
      act: z.literal("receive"),
      movementId: Id,
      /** Absent where all of it came. */
      lines: ReceivedLines.optional(),
      /** Whether what is missing is still expected. */
      more: z.boolean().default(true),
      reference: Reference.optional(),
      /** Why they come without all their serials. */
      withoutSerials: Reason.optional(),
    }),
    z.strictObject({
      act: z.literal("add"),
      cause: z.enum(["adjustment", "return", "purchase"]),
      warehouseId: Id,
      lines: MovedLines,
      reason: Reason,
      reference: Reference.optional(),
      /** The day on which they are to come; absent where they are there. */
      forecastOn: CivilDateText.optional(),
      confirmed: ConfirmedPieces,
    }),
  ]),
  returns: MovementView,
  idempotent: true,
  errors: [
    ...errors,
    "forecast-in-past",
    "too-many-lines",
    "movement-bound",
    "receipt-beyond-order",
    "limit-reached",
    "serials-missing",
    "serials-too-many",
    "confirmation-needed",
  ],
});

export const unloadMovement = endpoint({
  method: "POST",
  path: "/back-office/movements/unload",
  access: "admin",
  about,
  stale,
  summary:
    "Goods have left: those that a movement had booked, or others, for a reason; or they are kept, or only to leave one day.",
  body: z.discriminatedUnion("act", [
    z.strictObject({ act: z.literal("unload"), movementId: Id }),
    z.strictObject({
      act: z.literal("add"),
      cause: z.enum(["adjustment", "scrap"]),
      as: z.enum(["done", "booked", "forecast"]).default("done"),
      warehouseId: Id,
      lines: MovedLines,
      reason: Reason,
      reference: Reference.optional(),
      confirmed: ConfirmedPieces,
    }),
  ]),
  returns: MovementView,
  idempotent: true,
  errors: [...errors, "insufficient-stock", "movement-bound", "too-many-lines", "confirmation-needed"],
});

export const setForecastDate = endpoint({
  ...ofOne,
  path: "/back-office/movements/{id}/forecast-date",
  summary: "Another day on which goods are to come, or to leave.",
  body: z.strictObject({ forecastOn: CivilDateText }),
  errors: [...errors, "forecast-in-past"],
});

export const setBooked = endpoint({
  ...ofOne,
  path: "/back-office/movements/{id}/booked",
  summary: "Keep the goods that are to leave, or set them free again.",
  body: z.strictObject({ booked: z.boolean() }),
  errors: [...errors, "insufficient-stock", "movement-bound"],
});

export const cancelMovement = endpoint({
  ...ofOne,
  path: "/back-office/movements/{id}/cancel",
  summary: "What was forecast or booked neither comes nor leaves.",
  errors: [...errors, "movement-bound"],
});

export const correctMovement = endpoint({
  ...ofOne,
  path: "/back-office/movements/{id}/correct",
  summary:
    "Put a done movement right by one against it, of all its pieces or of those that were wrong, once; of a line that was wrong in part the serials say which, where they were scanned.",
  body: z.strictObject({ reason: Reason, lines: TellingLines.optional() }),
  errors: [...errors, "insufficient-stock", "movement-bound", "pieces-gone"],
});

export const transferGoods = endpoint({
  method: "POST",
  path: "/back-office/movements/transfer",
  access: "admin",
  about,
  stale: [...stale, "serials"],
  summary:
    "Goods go from one warehouse to another: what leaves and what comes, both or none, with the pieces that are told apart.",
  body: z.strictObject({
    warehouseId: Id,
    toWarehouseId: Id,
    lines: TransferLines,
    reason: Reason.optional(),
    reference: Reference.optional(),
    /** Why they go without all their serials. */
    withoutSerials: Reason.optional(),
    confirmed: ConfirmedPieces,
  }),
  returns: z.object({ items: z.array(MovementView) }),
  idempotent: true,
  errors: ["insufficient-stock", "version-conflict", "too-many-lines", "confirmation-needed", "serials-missing"],
});

export const listWarehouseStock = endpoint({
  method: "GET",
  path: "/back-office/warehouse",
  access: "admin",
  shows: ["stock", "products", "warehouses"],
  summary:
    "What lies of each product, is booked, is to come and can be sold, in one warehouse or in all; with a filter that few products fit a page may hold fewer than asked while more follow.",
  query: {
    ...paging,
    /** Words that must all occur in code, name, brand or series. */
    text: z.string().max(100).optional(),
    category: z.enum(goodsCategories).optional(),
    brand: z.string().max(60).optional(),
    warehouseId: Id.optional(),
    standing: z.enum(standings).optional(),
  },
  returns: page(WarehouseStockRow),
});
