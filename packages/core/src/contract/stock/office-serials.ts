import * as z from "zod";
import { serialActions, serialStates } from "../../serials/serial.ts";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { SerialCode, SerialView } from "../warehouse/serial-shapes.ts";

/** A piece as the office looks for it: how it stands, who has it, and what was said to become of it. */
const OfficeSerial = SerialView.extend({
  id: z.string(),
  holder: z
    .object({ orderId: Id, orderNumber: z.string(), customer: z.string(), email: z.string().optional() })
    .optional(),
  acts: z
    .array(
      z.object({
        action: z.enum(serialActions),
        reason: z.string(),
        by: z.string(),
        on: InstantText,
        movementId: Id.optional(),
      }),
    )
    .readonly()
    .optional(),
});

export const listOfficeSerials = endpoint({
  method: "GET",
  path: "/back-office/serials",
  access: "admin",
  shows: ["serials"],
  summary:
    "Pieces with who has them: those of a serial, a pallet or an order, or an article's from one serial to another, both included, for a recall. Nothing where nothing is asked.",
  query: {
    ...paging,
    /** A serial, a pallet's number (SSCC), or an order's. */
    text: line().max(100).optional(),
    /** A product's code. */
    article: line().max(100).optional(),
    from: SerialCode.optional(),
    to: SerialCode.optional(),
    state: z.enum(serialStates).optional(),
  },
  returns: page(OfficeSerial),
  errors: ["invalid-input"],
});

const range = { article: line().min(1).max(100), from: SerialCode, to: SerialCode } as const;

export const getRecall = endpoint({
  method: "GET",
  path: "/back-office/serials/recall",
  access: "admin",
  shows: ["serials"],
  summary: "Who has an article's pieces from one serial to another, both included: by order, with its serials.",
  query: range,
  returns: z.object({
    product: z.string(),
    /** Pieces in all, and those that have left. */
    pieces: z.int(),
    out: z.int(),
    items: z.array(
      z.object({
        id: Id,
        orderNumber: z.string(),
        customer: z.string(),
        email: z.string().optional(),
        codes: z.array(z.string()),
      }),
    ),
  }),
  errors: ["invalid-input"],
});

export const recallSerials = endpoint({
  method: "POST",
  path: "/back-office/serials/recall",
  access: "admin",
  about: { kind: "serials" },
  stale: [],
  summary: "Write to all customers who have an article's pieces from one serial to another what is wrong with them.",
  body: z.strictObject({
    ...range,
    words: paragraphs().min(10).max(3000),
    /** To how many orders it is meant, as was seen. */
    seen: wholeNumber(1, 5000),
  }),
  /** To how many orders it was written now: none twice. */
  returns: z.object({ orders: z.int(), pieces: z.int() }),
  errors: ["invalid-input", "version-conflict"],
});
