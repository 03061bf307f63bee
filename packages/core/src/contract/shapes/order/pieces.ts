import * as z from "zod";
import { CentsAmount, Id } from "../../common.ts";

/** Which of an article's prices its pieces had: net cents of one, as the order's `parts` have it. */
export const UnitOfPieces = CentsAmount.min(0).optional();

/** Pieces of one article that are left of an order. */
export const LeftPieces = z.object({
  productId: Id,
  quantity: z.int().positive(),
  /** Where they had several prices: what is left of each, the dearest first. Who names none is meant by the dearest. */
  prices: z
    .array(z.object({ unit: CentsAmount, quantity: z.int().positive() }))
    .readonly()
    .optional(),
});
