import * as z from "zod";
import { maximumLines } from "../../orders/cart/cart-room.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import {
  mostPictures,
  returnActions,
  returnConditions,
  returnReasons,
  returnStatuses,
} from "../../returns/return-codes.ts";
import { CentsAmount, Id, InstantText } from "../common.ts";
import { LeftPieces, UnitOfPieces } from "../shapes/order/pieces.ts";

const Pieces = z.int().min(1).max(1_000_000);

/** Pieces of the order's lines that are to come back, each with why. */
export const AskedLines = z
  .array(z.strictObject({ productId: Id, quantity: Pieces, unit: UnitOfPieces, reason: z.enum(returnReasons) }))
  .min(1)
  .max(maximumLines);

export const ReturnWords = paragraphs().min(3).max(2000);

/** Pictures that were uploaded before, each under the name that its sender calls it by. */
export const ReturnPictures = z
  .array(z.strictObject({ key: z.string().min(1).max(300), name: line().min(1).max(200) }))
  .max(mostPictures);

/** Pieces that have come back now, by the state that they are in. */
export const CameBackLines = z
  .array(
    z.strictObject({
      productId: Id,
      /** Of an article that is asked for at several prices: which of its rows. */
      unit: UnitOfPieces,
      condition: z.enum(returnConditions),
      quantity: z.int().min(0).max(1_000_000),
      /** Of those pieces that were scanned: each left with this order. */
      serials: z.array(line().min(1).max(100)).max(40).optional(),
    }),
  )
  .min(1)
  .max(maximumLines * returnConditions.length);

/** Which prices pieces of a request count as: all of the article's, each row so many at one. */
export const CountedPieces = z
  .array(z.strictObject({ productId: Id, quantity: Pieces, unit: CentsAmount.min(0) }))
  .min(1)
  .max(maximumLines);

/** A request to return goods as its customer reads it. */
export const OwnReturn = z.object({
  id: Id,
  number: z.string(),
  status: z.enum(returnStatuses),
  lines: z
    .array(
      z.object({
        productId: Id,
        name: z.string(),
        quantity: z.int(),
        /** Of an article with several prices: which of them the pieces count as. */
        unit: UnitOfPieces,
        reason: z.enum(returnReasons),
        /** What of it has come back. */
        received: z.array(z.object({ condition: z.enum(returnConditions), quantity: z.int() })).readonly(),
      }),
    )
    .readonly(),
  words: z.string().optional(),
  /** Each is had by its number, from 1. */
  pictures: z.array(z.object({ name: z.string(), contentType: z.string() })).readonly(),
  /** The states that it came to, the oldest first, with what the office said. */
  steps: z.array(z.object({ status: z.enum(returnStatuses), on: InstantText, note: z.string().optional() })).readonly(),
  /** Who pays the way back. */
  wayBack: z.enum(["seller", "buyer"]),
  mayCancel: z.boolean(),
  /** Cents that went back, and the number of the credit note. */
  paidBack: CentsAmount.optional(),
  creditNote: z.string().optional(),
  createdOn: InstantText,
});

/** The same for the office, with what it may do now. */
export const OfficeReturn = OwnReturn.extend({
  orderId: Id,
  orderNumber: z.string(),
  userId: Id,
  customerName: z.string(),
  revision: z.int(),
  actions: z.array(z.enum(returnActions)),
  /** While it can be said: of each of its articles with several prices what of each it may count as. */
  prices: z.array(LeftPieces).optional(),
  /** Its money is on its way: a further refund goes on with it. */
  refundBegun: z.boolean(),
  /** Money of its order came by a transfer: what goes back of that needs an account. */
  byTransfer: z.boolean(),
  /** What would go back of it now, cents with VAT: what comes off the order's price, and what of that its customer had paid; absent while it can't be paid back. */
  refunds: z
    .object({
      amount: CentsAmount,
      credited: CentsAmount,
      creditNote: z.boolean(),
      /** The note that had credited its pieces before: nothing more goes back. */
      creditedBy: z.string().optional(),
    })
    .optional(),
});
