import * as z from "zod";
import { bookingWarningCodes } from "../../payments/booking-warnings.ts";
import { line } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText } from "../common.ts";

/** Codes of what the caller knows and wants; without them money that looks misread is refused with confirmation-needed. */
export const Confirmed = z.array(z.enum(bookingWarningCodes)).max(bookingWarningCodes.length).optional();

/** A day and a text as the bank's statement has them. */
export const Reference = line().min(1).max(140);

/** Date and reference of the settlement; a smaller amount settles a part and leaves the rest pending. */
export const Settlement = z.strictObject({
  settledOn: CivilDateText,
  settlementRef: Reference,
  amount: CentsAmount.positive().optional(),
  confirmed: Confirmed,
});

/** What settling answers beyond the common problems. */
export const settlementErrors = [
  "not-found",
  "invalid-transition",
  "order-ended",
  "version-conflict",
  "amount-not-allowed",
  "receipt-known",
  "decision-waits",
  "confirmation-needed",
] as const;
