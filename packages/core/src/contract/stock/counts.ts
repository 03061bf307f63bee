import * as z from "zod";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { countStates } from "../../logistics/counting/count.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { Id, InstantText, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { BlindCount, ConfirmedPieces, CountedPieces, CountRow, CountView } from "./stock-shapes.ts";

const Reason = paragraphs().min(3).max(300);
const about = { kind: "counts", id: "id" } as const;
const params = { id: Id } as const;
const counting = {
  /** When it was counted, where that is told later. */
  countedOn: InstantText.optional(),
  /** When somebody began to count it: what moves from then on is told. */
  startedOn: InstantText.optional(),
  confirmed: ConfirmedPieces,
} as const;
const errors = ["not-found", "invalid-transition", "version-conflict"] as const;
const filters = {
  ...paging,
  state: z.enum(countStates).optional(),
  warehouseId: Id.optional(),
} as const;

export const listCounts = endpoint({
  method: "GET",
  path: "/back-office/counts",
  access: "admin",
  shows: ["counts"],
  summary: "The counts of what lies in the warehouses, newest first.",
  query: filters,
  returns: page(CountRow),
});

export const openCount = endpoint({
  method: "POST",
  path: "/back-office/counts",
  access: "admin",
  about: { kind: "counts" },
  stale: ["counts"],
  summary: "Have the products of a choice counted of which something lies in a warehouse, or should: at most 200.",
  body: z.strictObject({
    warehouseId: Id,
    place: line().min(1).max(60),
    category: z.enum(goodsCategories).optional(),
    brand: line().max(60).optional(),
    text: line().max(100).optional(),
  }),
  returns: CountView,
  idempotent: true,
  errors: ["nothing-to-count", "too-many-lines"],
});

export const getCount = endpoint({
  method: "GET",
  path: "/back-office/counts/{id}",
  access: "admin",
  shows: ["counts"],
  summary: "A count with what was found, what stood in the books at that moment, and who counted.",
  params,
  returns: CountView,
  errors: ["not-found"],
});

export const approveCount = endpoint({
  method: "POST",
  path: "/back-office/counts/{id}/approve",
  access: "admin",
  about,
  stale: ["counts", "stock", "products"],
  summary:
    "Bring what differs into the stock, by a movement each, with a reason: somebody who counted nothing of it. What moved since the counting stays counted.",
  params,
  body: z.strictObject({ reason: Reason }),
  returns: CountView,
  errors: [...errors, "own-proposal", "insufficient-stock", "counted-elsewhere"],
});

export const sendBackCount = endpoint({
  method: "POST",
  path: "/back-office/counts/{id}/send-back",
  access: "admin",
  about,
  stale: ["counts"],
  summary: "Have some products counted again: what was found of them is forgotten.",
  params,
  body: z.strictObject({ productIds: z.array(Id).min(1).max(90) }),
  returns: CountView,
  errors,
});

export const cancelCount = endpoint({
  method: "POST",
  path: "/back-office/counts/{id}/cancel",
  access: "admin",
  about,
  stale: ["counts"],
  summary: "Give a count up: nothing of it comes into the stock.",
  params,
  body: z.strictObject({ reason: Reason }),
  returns: CountView,
  errors,
});

export const listOpenCounts = endpoint({
  method: "GET",
  path: "/warehouse/counts",
  access: "warehouse",
  shows: ["counts"],
  summary: "The counts that wait for somebody who counts, newest first.",
  query: paging,
  returns: page(CountRow.omit({ reason: true, endedOn: true })),
});

export const getBlindCount = endpoint({
  method: "GET",
  path: "/warehouse/counts/{id}",
  access: "warehouse",
  shows: ["counts"],
  summary: "What is to be counted, and what was found: never what stands in the books.",
  params,
  returns: BlindCount,
  errors: ["not-found"],
});

export const countGoods = endpoint({
  method: "PUT",
  path: "/warehouse/counts/{id}/lines/{productId}",
  access: "warehouse",
  about,
  stale: ["counts"],
  summary: "What was found of a product, none included; again where it was miscounted.",
  params: { id: Id, productId: Id },
  body: z.strictObject({
    counted: CountedPieces,
    ...counting,
    /** When what somebody saw of it was counted; absent where nothing was: another's figure is never replaced unseen. */
    seen: InstantText.optional(),
  }),
  returns: BlindCount.shape.lines.element,
  errors: [...errors, "counted-later", "counted-by-another", "confirmation-needed"],
});

export const addFoundGoods = endpoint({
  method: "POST",
  path: "/warehouse/counts/{id}/lines",
  access: "warehouse",
  about,
  stale: ["counts"],
  summary: "A product that nobody expected there is counted too, by its code; what was found of it may come along.",
  params,
  body: z.strictObject({ productCode: line().min(1).max(64), counted: CountedPieces.optional(), ...counting }),
  returns: BlindCount,
  errors: [...errors, "too-many-lines", "counted-later", "counted-by-another", "confirmation-needed"],
});

export const handInCount = endpoint({
  method: "POST",
  path: "/warehouse/counts/{id}/hand-in",
  access: "warehouse",
  about,
  stale: ["counts"],
  summary: "The counting is done: what wasn't counted stays as it is in the books. The same again changes nothing.",
  params,
  returns: empty,
  idempotent: true,
  errors: [...errors, "nothing-counted"],
});
