import * as z from "zod";
import { countStates } from "../../logistics/counting/count.ts";
import { movementActs } from "../../logistics/movements/acts-of.ts";
import { mostLines, movementCauses, movementDirections, movementStates } from "../../logistics/movements/movement.ts";
import { piecesWarningCodes } from "../../logistics/stock-warnings.ts";
import { WarehouseFields } from "../../logistics/warehouses/warehouse.ts";
import { allCategories } from "../../platform/category.ts";
import { CivilDateText, Id, InstantText } from "../common.ts";

/** Pieces of one line: a figure of more digits is a slip. */
const most = 100_000;
/** Pieces that lie there, of all lines that brought them. */
const mostCounted = 1_000_000;

export const Pieces = z.int().min(1).max(most);
export const CountedPieces = z.int().min(0).max(mostCounted);

/** Codes of what the caller knows and wants (logistics/stock-warnings.ts); else refused with confirmation-needed. */
export const ConfirmedPieces = z.array(z.enum(piecesWarningCodes)).max(piecesWarningCodes.length).optional();

/** What moves, by article. */
export const MovedLines = z
  .array(z.strictObject({ productId: Id, quantity: Pieces }))
  .min(1)
  .max(mostLines);

/** Serials that somebody names at once, of one line. */
const mostSerials = 80;

/** Serials of one line of a transfer: more than a container holds. */
const mostTransferred = 1000;

const telling = (most: number) =>
  z
    .array(
      z.strictObject({
        productId: Id,
        quantity: Pieces,
        serials: z.array(z.string().min(1).max(60)).max(most).optional(),
      }),
    )
    .min(1)
    .max(mostLines);

/** What moves, by article, and which pieces they are where they are told apart. */
export const TellingLines = telling(mostSerials);

/** The same of goods that go to another warehouse. */
export const TransferLines = telling(mostTransferred);

/** What has come of what was expected, none included. */
export const ReceivedLines = z
  .array(z.strictObject({ productId: Id, quantity: CountedPieces }))
  .min(1)
  .max(300);

export const Warehouse = z.object({
  ...WarehouseFields.shape,
  id: Id,
  version: z.int(),
  /** Whether transport documents bear its series, which stays from then on. */
  numbered: z.boolean().optional(),
});

export const MovementView = z.object({
  id: Id,
  direction: z.enum(movementDirections),
  state: z.enum(movementStates),
  cause: z.enum(movementCauses),
  warehouseId: Id,
  orderId: Id.optional(),
  returnId: Id.optional(),
  shipmentId: Id.optional(),
  purchaseId: Id.optional(),
  partOf: Id.optional(),
  reverses: Id.optional(),
  reversedBy: Id.optional(),
  counterpart: Id.optional(),
  /** The one piece that it is of. */
  serial: z.string().optional(),
  reason: z.string().optional(),
  reference: z.string().optional(),
  withoutSerials: z.string().optional(),
  /** What whoever received them says: what is damaged, and how. */
  notes: z.string().optional(),
  damaged: z
    .array(z.object({ productId: Id, quantity: z.int(), codes: z.array(z.string()).readonly().optional() }))
    .readonly()
    .optional(),
  forecastOn: CivilDateText.optional(),
  lines: z.array(
    z.object({
      productId: Id,
      productCode: z.string().optional(),
      name: z.string().optional(),
      quantity: z.int(),
    }),
  ),
  createdOn: InstantText,
  bookedOn: InstantText.optional(),
  doneOn: InstantText.optional(),
  cancelledOn: InstantText.optional(),
  /** What may be done to it by itself; what belongs to an order or a purchase goes on there. */
  acts: z.array(z.enum(movementActs)),
});

const figures = { onHand: z.int(), booked: z.int(), incoming: z.int(), available: z.int() } as const;

/** What lies of a product: in the warehouse that was asked for, else in all; and in each. */
export const WarehouseStockRow = z.object({
  id: Id,
  productCode: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(allCategories),
  visibility: z.boolean(),
  figures: z.object(figures),
  places: z.array(z.object({ warehouseId: Id, ...figures })),
});

const countHead = {
  id: Id,
  state: z.enum(countStates),
  warehouseId: Id,
  /** Which part of the warehouse, in somebody's words. */
  place: z.string(),
  createdOn: InstantText,
  handedInOn: InstantText.optional(),
} as const;

export const CountRow = z.object({ ...countHead, endedOn: InstantText.optional(), reason: z.string().optional() });

const countedLine = {
  productId: Id,
  productCode: z.string(),
  name: z.string(),
  counted: z.int().optional(),
  countedOn: InstantText.optional(),
} as const;

/** A count with what was found and what stood in the books at that moment: for whoever approves it. */
export const CountView = CountRow.extend({
  createdByName: z.string().optional(),
  handedInByName: z.string().optional(),
  endedByName: z.string().optional(),
  lines: z.array(
    z.object({
      ...countedLine,
      stood: z.int().optional(),
      /** It came late from a device without a network, and the stock was written in between. */
      movedSince: z.boolean().optional(),
      difference: z.int().optional(),
      countedByName: z.string().optional(),
      movementId: Id.optional(),
    }),
  ),
});

/** A count for whoever counts: without what stands in the books. */
export const BlindCount = z.object({
  ...countHead,
  lines: z.array(
    z.object({
      ...countedLine,
      isSettled: z.boolean(),
      /** The stock was written while it was counted, or before that was told: it may have to be counted again. */
      movedSince: z.boolean().optional(),
      /** Where it lies in that warehouse, as its people call it. */
      lies: z.string().optional(),
      /** The number on its label (EAN or the maker's own). */
      numberCode: z.string().optional(),
    }),
  ),
});
