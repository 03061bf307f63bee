import * as z from "zod";
import { serialActions } from "../../serials/serial.ts";
import { line } from "../../platform/text/typed.ts";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { SerialCode, SerialView } from "./serial-shapes.ts";

/** How a movement's line stands: pieces that it is of, and that were scanned. */
const ScannedLine = z.object({
  productId: Id,
  productCode: z.string().optional(),
  quantity: z.int(),
  scanned: z.int(),
});

export const scanSerial = endpoint({
  method: "PUT",
  path: "/serials/movement/{id}",
  about: { kind: "serials" },
  access: "warehouse",
  stale: ["serials"],
  summary:
    "Scan a piece for an open movement. The code decides the article; the same scan again changes nothing. A code that isn't like the model's serials is refused for what it is, or asked about.",
  params: { id: Id },
  body: z.object({
    /** As the scanner gave it. */
    code: z.string().max(500),
    /** The line that is open; an answer to serial-article-unclear where `confirmed` names the article. */
    productId: Id.optional(),
    /** The codes of confirmation-needed, or "article", that whoever scans has said yes to. */
    confirmed: z.array(z.string().max(40)).max(10).optional(),
  }),
  returns: z.object({
    serial: SerialView,
    /** It was scanned for this movement before. */
    again: z.boolean(),
    lines: z.array(ScannedLine),
  }),
  errors: [
    ...(["not-found", "movement-not-open", "not-a-serial", "confirmation-needed", "version-conflict"] as const),
    ...(["serial-article-unclear", "serial-other-article", "serial-exists", "serial-shipped"] as const),
    ...(["serial-elsewhere", "serial-on-other-movement", "serial-out-of-use", "serials-complete"] as const),
  ],
});

export const changeSerial = endpoint({
  method: "POST",
  path: "/serials/{id}",
  about: { kind: "serials", id: "id" },
  access: "warehouse",
  stale: ["serials", "stock", "products"],
  summary:
    "Say what became of a piece in the warehouse: repaired, put back among the others, scrapped. A movement takes it out of the stock, or puts it back.",
  params: { id: SerialCode },
  body: z.object({
    action: z.enum(serialActions),
    reason: line().min(1).max(300),
    /** Where two articles have the same code. */
    productId: Id.optional(),
  }),
  returns: SerialView,
  errors: ["not-found", "serial-on-other-movement", "invalid-transition", "insufficient-stock", "version-conflict"],
});

export const undoScan = endpoint({
  method: "DELETE",
  path: "/serials/{id}",
  about: { kind: "serials", id: "id" },
  access: "warehouse",
  stale: ["serials"],
  summary: "Undo the scan of a piece, as long as its movement is open.",
  params: { id: SerialCode },
  query: { productId: Id.optional() },
  returns: empty,
  errors: ["not-found", "movement-not-open", "invalid-transition", "version-conflict"],
});

export const getScannedSerials = endpoint({
  method: "GET",
  path: "/serials/movement/{id}",
  access: "warehouse",
  shows: ["serials"],
  summary: "How a movement's lines stand, and a page of the pieces that were scanned for it, by code.",
  params: { id: Id },
  query: paging,
  returns: page(SerialView).extend({
    /** Whether each piece of it has to be scanned. */
    lines: z.array(ScannedLine.extend({ needsSerials: z.boolean() })),
  }),
  errors: ["not-found"],
});

export const listSerials = endpoint({
  method: "GET",
  path: "/serials",
  access: "warehouse",
  shows: ["serials"],
  summary: "A model's pieces from one code to another, both included: for a recall.",
  query: { productId: Id, from: SerialCode.optional(), to: SerialCode.optional(), ...paging },
  returns: page(SerialView),
});

export const findSerial = endpoint({
  method: "GET",
  path: "/serials/{id}",
  access: "warehouse",
  shows: ["serials"],
  summary: "Who has a piece and what it was sold with, by its code: one for each article that has it.",
  params: { id: SerialCode },
  returns: z.object({
    items: z.array(
      z.object({
        serial: SerialView,
        /** The shipment with which it goes, has gone, or from which it came back. */
        shipmentId: Id.optional(),
        order: z.object({ id: Id, number: z.string(), customer: z.string() }).optional(),
        /** Pieces that left with the same movement, fifty at most. */
        soldWith: z.array(SerialView),
      }),
    ),
  }),
  errors: ["not-found"],
});
