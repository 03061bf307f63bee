import * as z from "zod";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { earlierLists, listFaults } from "../../serials/pallets/list-faults.ts";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { ExpenseView } from "../purchasing/expense-shape.ts";
import { CountedPieces } from "../stock/stock-shapes.ts";
import { IncomingMovement, IncomingRow, WarehouseDay } from "./floor-shapes.ts";

const about = { kind: "movements", id: "id" } as const;
/** A pallet's number as its label has it. */
const PalletNumber = z.string().regex(/^[\dA-Z][\dA-Z\-_./+:#]{0,39}$/);

export const getWarehouseDay = endpoint({
  method: "GET",
  path: "/warehouse/today",
  access: "warehouse",
  shows: ["stock", "shipments", "orders"],
  summary: "What is to come and to leave today, what is late and what went wrong, of one warehouse or of all.",
  query: { warehouseId: Id.optional() },
  returns: WarehouseDay,
});

export const listIncomingMovements = endpoint({
  method: "GET",
  path: "/warehouse/incoming-movements",
  access: "warehouse",
  shows: ["stock"],
  summary: "Goods that are to come, the most overdue first.",
  query: { ...paging, warehouseId: Id.optional() },
  returns: page(IncomingRow),
});

export const getIncomingMovement = endpoint({
  method: "GET",
  path: "/warehouse/incoming-movements/{id}",
  access: "warehouse",
  shows: ["stock", "serials"],
  summary:
    "A delivery with its articles, how many serials of each were scanned, and the pallets of its supplier's list.",
  params: { id: Id },
  returns: IncomingMovement,
  errors: ["not-found"],
});

export const receiveIncomingMovement = endpoint({
  method: "POST",
  path: "/warehouse/incoming-movements/{id}/received",
  access: "warehouse",
  about,
  stale: ["stock", "products", "serials", "purchases"],
  summary:
    "What has come of a delivery, article by article: what is missing stays expected unless nothing more comes; damaged pieces are written down and not loaded.",
  params: { id: Id },
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: Id,
          quantity: CountedPieces,
          damaged: CountedPieces.optional(),
          /** Those of them that were scanned. */
          damagedSerials: z.array(z.string().min(1).max(60)).max(80).optional(),
        }),
      )
      .min(1)
      .max(300),
    /** Whether what is missing is still expected. */
    more: z.boolean().optional(),
    /** The other side's transport document. */
    reference: line().max(80).optional(),
    /** In words: what is damaged, and how. */
    notes: paragraphs().max(1000).optional(),
  }),
  returns: IncomingMovement,
  idempotent: true,
  errors: [
    ...(["not-found", "invalid-transition", "version-conflict", "movement-bound", "serials-missing"] as const),
    ...(["receipt-beyond-order", "limit-reached", "too-many-lines"] as const),
  ],
});

export const takeSerialList = endpoint({
  method: "POST",
  path: "/warehouse/incoming-movements/{id}/serial-list",
  access: "warehouse",
  about,
  stale: ["stock", "serials"],
  summary:
    "A supplier's list of the serials that come with a delivery (CSV, XLSX: serial, pallet, article): each row is taken or refused by itself, that of another delivery of the same order there.",
  params: { id: Id },
  body: z.strictObject({
    name: line().min(1).max(200),
    /** The file in base64, at most 3 MB. */
    content: z.base64().min(1).max(4_000_000),
    /** What becomes of what earlier lists have announced; asked (`confirmation-needed`, with how many pieces) where this one brings anything else. */
    earlier: z.enum(earlierLists).optional(),
  }),
  returns: z.object({
    rows: z.array(
      z.object({
        row: z.int(),
        /** As it is written in the file. */
        text: z.string(),
        outcome: z.enum(["accepted", "changed", "same", "refused"]),
        fault: z.enum(listFaults).optional(),
        /** The row in which the same serial stands already. */
        other: z.int().optional(),
        /** Pieces of the article that earlier lists have announced, where no more may come. */
        announced: z.int().optional(),
        /** The other delivery of the same order that brings its article: the row was taken, or refused, there. */
        delivery: Id.optional(),
      }),
    ),
    pallets: z.int(),
  }),
  errors: [
    ...(["not-found", "movement-not-open", "unreadable-table", "unknown-columns", "version-conflict"] as const),
    ...(["confirmation-needed", "list-scanned"] as const),
  ],
});

export const receivePallet = endpoint({
  method: "POST",
  path: "/warehouse/incoming-movements/{id}/pallets/{sscc}/received",
  access: "warehouse",
  about,
  stale: ["stock", "serials"],
  summary:
    "A whole pallet of a supplier's list has come: two of its pieces are scanned, the others are taken as the list has them, but for those that are missing; those of other deliveries of the same order with them.",
  params: { id: Id, sscc: PalletNumber },
  body: z.strictObject({
    samples: z.array(z.string().max(500)).min(1).max(20),
    missing: z.array(z.string().max(64)).max(1000).default([]),
  }),
  returns: z.object({
    again: z.boolean(),
    received: z.int(),
    refused: z.array(z.object({ code: z.string(), why: z.string() })),
  }),
  errors: ["not-found", "movement-not-open", "sample-mismatch", "samples-missing", "version-conflict"],
});

export const putGoodsPlace = endpoint({
  method: "PUT",
  path: "/warehouse/goods/{productId}/place",
  access: "warehouse",
  about: { kind: "products", id: "productId" },
  stale: ["stock", "shipments"],
  summary: "Where a product lies in a warehouse, as its people call it; empty: nobody knows.",
  params: { productId: Id },
  body: z.strictObject({ warehouseId: Id, place: line().max(30) }),
  returns: empty,
  errors: ["not-found"],
});

export const listWarehouseExpenses = endpoint({
  method: "GET",
  path: "/warehouse/expenses",
  access: "warehouse",
  shows: ["expenses"],
  summary:
    "Freight, customs, storage and what else the moving of goods has cost, the latest first; no prices of goods.",
  query: paging,
  returns: page(ExpenseView.omit({ version: true, spread: true })),
});
