import * as z from "zod";
import { creditRefusals } from "../../payments/credit.ts";
import { wayRefusals, ways } from "../../payments/methods.ts";
import { termsNeeds } from "../../payments/terms.ts";
import { CentsAmount, CivilDateText } from "../common.ts";
import { Terms } from "./order.ts";

/** A way to pay that is open to the buyer; with the reason and its figures where it is refused for this payment. Amounts in cents. */
export const OfferedWay = z.object({
  way: z.enum(ways),
  refused: z
    .object({ reason: z.enum(wayRefusals), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
});

/** An instalment of a plan: its day, or what makes it due. */
const PlannedInstalment = z.object({
  amount: CentsAmount,
  dueDate: CivilDateText.optional(),
  at: z.enum([
    "order",
    "ready-notice",
    "days-after-order",
    "days-after-invoice",
    "end-of-month-after-invoice",
    "days-after-notice",
  ]),
});

export const PayPlan = z.object({
  code: Terms,
  /** Those of the quotation. */
  agreed: z.boolean(),
  instalments: z.array(PlannedInstalment),
  /** In which the first instalment is paid. */
  ways: z.array(OfferedWay),
  refused: z
    .object({ reason: z.enum(creditRefusals), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
});

/** How a sum would be paid: the terms that the buyer may choose, and what they need for the others. */
export const PayPlans = z.object({
  items: z.array(PayPlan),
  closed: z.array(z.object({ code: Terms, needs: z.enum(termsNeeds) })),
});
