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
