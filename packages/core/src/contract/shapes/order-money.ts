import * as z from "zod";
import { CentsAmount, CivilDateText, InstantText } from "../common.ts";

/** Money that one administrator says has come, until another one confirms it. */
export const MarkView = z.object({
  transactionId: z.string(),
  amount: CentsAmount,
  settledOn: CivilDateText,
  settlementRef: z.string(),
  proposedBy: z.string(),
  proposedByName: z.string(),
  proposedOn: InstantText,
});

/** Of a late order: what its company owes beside the price today, cents; `isPart` where the rate of some days has to be told first. */
export const LateClaimRow = z.object({
  interest: CentsAmount,
  compensation: CentsAmount,
  total: CentsAmount,
  isPart: z.boolean(),
});

/** By which slip the bank asks for a payment, or asked the last time; and by which line of it, until this comes back or is recalled. */
export const inSlip = {
  collectionId: z.string().optional(),
  presented: z.object({ number: z.string(), seq: z.int(), on: CivilDateText, amount: CentsAmount }).optional(),
};
