import * as z from "zod";
import { CentsAmount, CivilDateText } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { BackOfficeOrder, Method, Terms } from "../shapes/order.ts";
import { line, paragraphs } from "../../platform/typed.ts";

const ofTransaction = {
  access: "admin",
  params: { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) },
  returns: BackOfficeOrder,
} as const;
const errors = ["not-found", "invalid-transition", "version-conflict"] as const;
/** Date and reference of the settlement; a smaller amount settles a part and leaves the rest pending. */
const Settlement = z.object({
  settledOn: CivilDateText,
  settlementRef: line().min(1).max(140),
  amount: CentsAmount.positive().optional(),
});
const settles = {
  ...ofTransaction,
  method: "POST",
  body: Settlement,
  errors: [...errors, "amount-not-allowed"],
} as const;

export const markPaidByBankReceipt = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid-by-bank-receipt",
  summary: "The bank receipt (RiBa) was honoured.",
});

export const markPaidByAssignmentOfTaxCredit = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid-by-assignment-of-tax-credit",
  summary: "The assigned tax credit was accepted.",
});

export const markPaidByInsurance = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid-by-insurance",
  summary: "The credit insurer has paid.",
});

export const markPaid = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid",
  summary: "Settled by the method that the transaction has.",
});

export const refundTransaction = endpoint({
  ...ofTransaction,
  method: "POST",
  path: "/back-office/transactions/{id}/refund",
  summary: "Give money back: through the card provider where it came from there, else recorded; the status stays paid.",
  body: z.object({ amount: CentsAmount.positive(), reason: paragraphs().min(1).max(300) }),
  idempotent: true,
  errors: [...errors, "amount-not-allowed", "provider-unavailable"],
});

export const setPaymentNotice = endpoint({
  ...ofTransaction,
  method: "POST",
  path: "/back-office/transactions/{id}/payment-notice",
  summary: "Date of the payment notice; what falls due after the notice gets its due date.",
  body: z.object({ paymentNoticeDate: CivilDateText }),
  errors,
});

export const setTransactionTerms = endpoint({
  ...ofTransaction,
  method: "PUT",
  path: "/back-office/transactions/{id}/terms",
  summary: "Other terms of payment for the order while nothing is paid: the schedule is built anew.",
  body: z.object({ termsOfPayment: Terms }),
  errors: [...errors, "something-paid"],
});

export const setTransactionMethod = endpoint({
  ...ofTransaction,
  method: "PUT",
  path: "/back-office/transactions/{id}/method",
  summary: "Another payment method for a transaction that waits for payment.",
  body: z.object({ method: Method }),
  errors,
});
