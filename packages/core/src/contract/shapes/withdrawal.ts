import * as z from "zod";
import { maximumLines } from "../../orders/cart/cart-room.ts";
import { withdrawalStates } from "../../orders/order.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";
import { LeftPieces, UnitOfPieces } from "./order/pieces.ts";

const WithdrawnPieces = z.object({ productId: Id, quantity: z.int().positive(), unit: UnitOfPieces });

/** A consumer's declared withdrawal, and how far it is. */
const WithdrawalView = z.object({
  declaredOn: InstantText,
  name: z.string(),
  email: z.string(),
  state: z.enum(withdrawalStates),
  /** Empty where `words` say what is meant. */
  lines: z.array(WithdrawnPieces).readonly(),
  words: z.string().optional(),
  /** The pieces that have left and are to come back of it. Absent in lists of orders. */
  coming: z
    .array(WithdrawnPieces.extend({ name: z.string() }))
    .readonly()
    .optional(),
  goodsBackOn: CivilDateText.optional(),
  refundedOn: CivilDateText.optional(),
  /** When it was closed without a refund, for none was due. */
  closedOn: CivilDateText.optional(),
  /** What the office keeps of what was due, and why. */
  less: z.object({ amount: CentsAmount, reason: z.string() }).optional(),
  /**
   * What it takes off the order, what of it is due back because it had been paid, and what has come back; 0 for goods declared in words
   * until the office has said what they cost. Absent in lists of orders.
   */
  money: z.object({ amount: CentsAmount, dueBack: CentsAmount, returned: CentsAmount }).optional(),
  /** The day by which its money goes back, unless its goods are still awaited. */
  refundUntil: CivilDateText,
});

/** A withdrawal that the office isn't through with; `place` is its place among the order's. */
export const WithdrawalTask = WithdrawalView.extend({
  orderId: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  place: z.int(),
  /** Whether goods of its order have left the house: those that have not have nothing to come back. */
  sent: z.boolean(),
  lines: z.array(WithdrawnPieces.extend({ name: z.string() })),
});

/** Which pieces a consumer withdraws from; all that are left where nothing is said. */
export const ChosenPieces = z
  .array(z.strictObject({ productId: Id, quantity: z.int().min(0).max(1_000_000), unit: UnitOfPieces }))
  .max(maximumLines)
  .optional();

/** A consumer's right to withdraw and what they made of it. */
export const WithdrawalRight = z.object({
  possible: z.boolean(),
  until: CivilDateText.optional(),
  /** The pieces that nobody has withdrawn from yet. */
  left: z.array(LeftPieces),
  /** Whether a request to return takes up some of them: it ends with a withdrawal from those. */
  asked: z.boolean(),
  declared: z.array(WithdrawalView),
});
