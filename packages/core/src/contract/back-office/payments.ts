import * as z from "zod";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { BackOfficeOrder, Method, ReceiptView, Terms } from "../shapes/order.ts";
import { Confirmed, Reference, Settlement, settlementErrors } from "../shapes/settlement.ts";
import { creditRefusals } from "../../payments/credit.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";

export * from "./bank.ts";
export * from "../order-money/collections.ts";
export * from "../order-money/insurances.ts";

const ofTransaction = {
  access: "admin",
  params: { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) },
  returns: BackOfficeOrder,
} as const;
const errors = ["not-found", "invalid-transition", "version-conflict"] as const;
const settles = { ...ofTransaction, method: "POST", body: Settlement, errors: settlementErrors } as const;

export const markPaidByBankReceipt = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid-by-bank-receipt",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary: "The bank receipt (RiBa) was honoured.",
});

export const markPaidByAssignmentOfTaxCredit = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid-by-assignment-of-tax-credit",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary: "The assigned tax credit was accepted.",
});

export const markPaidByInsurance = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid-by-insurance",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary: "The credit insurer has paid.",
});

export const markPaid = endpoint({
  ...settles,
  path: "/back-office/transactions/{id}/paid",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary: "Settled by the method that the transaction has.",
});

export const decideMark = endpoint({
  ...ofTransaction,
  method: "POST",
  path: "/back-office/transactions/{id}/paid-decision",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary:
    "Money above 10,000 € that one administrator has marked as paid, by hand: another one confirms it, which books it, or refuses; who has marked it takes it back by refusing. Whoever confirms answers what stands in the way by then.",
  body: z.strictObject({ act: z.enum(["confirm", "refuse"]), proposedOn: InstantText, confirmed: Confirmed }),
  errors: [...settlementErrors, "own-proposal"],
});

/** "{orderId}.{source}" */
const ReceiptId = z.string().regex(/^[0-9A-Z]{26}\.[0-9A-Za-z_-]{1,80}$/);
const Refunded = z.strictObject({
  amount: CentsAmount.positive(),
  reason: paragraphs().min(1).max(300),
  /** Where a bank transfer goes to: for money that the card provider did not bring. */
  iban: line().max(42).optional(),
  confirmed: Confirmed,
});
const refundErrors = [
  ...errors,
  "amount-not-allowed",
  "refund-not-possible",
  "refund-under-way",
  "iban-missing",
  "confirmation-needed",
] as const;

export const refundTransaction = endpoint({
  ...ofTransaction,
  method: "POST",
  path: "/back-office/transactions/{id}/refund",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit"],
  summary: "Give back money that settles this transaction: the receipt is named; the status stays paid.",
  body: Refunded.extend({ receipt: ReceiptId }),
  idempotent: true,
  errors: refundErrors,
});

const ofReceipt = { access: "admin", method: "POST", params: { id: ReceiptId }, returns: ReceiptView } as const;

export const refundReceipt = endpoint({
  ...ofReceipt,
  path: "/back-office/receipts/{id}/refund",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["order", "orders", "money", "credit"],
  summary: "Send money of a receipt back where it came from: by the card provider, else as a transfer to be made.",
  body: Refunded,
  idempotent: true,
  errors: refundErrors,
});

export const reverseReceipt = endpoint({
  ...ofReceipt,
  path: "/back-office/receipts/{id}/reverse",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["order", "orders", "money", "credit", "bank", "collections"],
  summary: "Strike out a booking that was a slip, for a reason: what it paid waits again; the receipt stays, marked.",
  body: z.strictObject({ reason: paragraphs().min(3).max(300) }),
  errors: ["not-found", "version-conflict", "reversal-not-possible"],
});

export const applyReceipt = endpoint({
  ...ofReceipt,
  path: "/back-office/receipts/{id}/use",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["order", "orders", "money", "credit", "coupons"],
  summary:
    "Use money that is due back for an open payment of its order: of just that amount, else the first, in part or with the rest due back.",
  body: z.strictObject({ confirmed: Confirmed }).optional(),
  errors: [
    "not-found",
    "invalid-transition",
    "amount-not-allowed",
    "own-proposal",
    "version-conflict",
    "confirmation-needed",
  ],
});

export const askAboutRefunds = endpoint({
  ...ofReceipt,
  path: "/back-office/receipts/{id}/ask-again",
  about: { kind: "orders", id: "id", part: true },
  stale: ["order", "orders", "money", "credit"],
  summary: "Ask the card provider what became of a receipt's refunds; never makes a second one of the same.",
  errors: ["not-found", "version-conflict", "provider-unavailable"],
});

const ofRefund = { ...ofReceipt, params: { id: ReceiptId, refundId: z.string().regex(/^\d{1,3}$/) } } as const;

export const noteTransferDone = endpoint({
  ...ofRefund,
  path: "/back-office/receipts/{id}/refunds/{refundId}/done",
  about: { kind: "orders", id: "id", part: true },
  stale: ["order", "orders", "money", "credit"],
  summary: "The bank transfer back was made: its day and reference.",
  body: z.strictObject({ doneOn: CivilDateText, reference: Reference, confirmed: Confirmed }),
  errors: [...errors, "confirmation-needed"],
});

export const withdrawTransfer = endpoint({
  ...ofRefund,
  path: "/back-office/receipts/{id}/refunds/{refundId}/withdraw",
  about: { kind: "orders", id: "id", part: true },
  stale: ["order", "orders", "money", "credit"],
  summary:
    "The transfer back is not made after all, or a failed refund not tried again: its money stands where it stood.",
  errors,
});

export const listReturns = endpoint({
  method: "GET",
  path: "/back-office/returns",
  access: "admin",
  shows: ["money"],
  summary: "Money to be sent back, and refunds whose end isn't known: the oldest first, and how many there are.",
  query: paging,
  returns: page(ReceiptView).extend({ count: z.int() }),
});

export const recordReceipt = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/orders/{id}/receipts",
  about: { kind: "orders", id: "id" },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary: "Book a bank transfer that pays nothing of this order: it is due back.",
  params: { id: Id },
  body: z.strictObject({
    amount: CentsAmount.positive(),
    settledOn: CivilDateText,
    reference: Reference,
    confirmed: Confirmed,
  }),
  returns: BackOfficeOrder,
  errors: ["not-found", "version-conflict", "receipt-known", "confirmation-needed"],
});

export const setPaymentNotice = endpoint({
  ...ofTransaction,
  method: "POST",
  path: "/back-office/transactions/{id}/payment-notice",
  about: { kind: "orders", id: "id", part: true },
  stale: ["orders", "money"],
  summary: "Date of the payment notice; what falls due after the notice gets its due date.",
  body: z.strictObject({ paymentNoticeDate: CivilDateText }),
  errors: [...errors, "invalid-input"],
});

export const setTransactionTerms = endpoint({
  ...ofTransaction,
  method: "PUT",
  path: "/back-office/transactions/{id}/terms",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit"],
  summary:
    "Other terms of payment for the order while nothing is paid: the schedule is built anew. Delayed ones on the company's credit alone.",
  body: z.strictObject({ termsOfPayment: Terms }),
  errors: [...errors, "order-ended", "something-paid", "terms-not-allowed", ...creditRefusals],
});

export const setTransactionMethod = endpoint({
  ...ofTransaction,
  method: "PUT",
  path: "/back-office/transactions/{id}/method",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit"],
  summary:
    "Another payment method for a transaction that waits for payment: one that its payer may use, or one that the back office settles. A gift has a reason; above 500 € of an order it is a proposal that another administrator confirms.",
  body: z.strictObject({
    method: Method,
    iban: line().max(42).optional(),
    /** Of a gift. */
    reason: paragraphs().min(3).max(300).optional(),
    /** Another administrator's proposal of a gift, as it was seen. */
    confirms: z.strictObject({ proposedOn: InstantText, amount: CentsAmount }).optional(),
    /** The same, refused or taken back. */
    refuses: InstantText.optional(),
  }),
  errors: [
    ...errors,
    "already-invoiced",
    "decision-waits",
    "own-proposal",
    "method-not-allowed",
    "mandate-missing",
    "iban-missing",
    ...creditRefusals,
  ],
});

export const setShipmentCost = endpoint({
  ...ofTransaction,
  method: "PUT",
  path: "/back-office/transactions/{id}/shipment-cost",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit"],
  summary:
    "What shipping costs (net cents) of an order whose payment isn't made yet and that has no invoice: amounts and VAT follow to the cent, the customer reads why.",
  body: z.strictObject({
    shipmentCost: CentsAmount.min(0).max(10_000_000),
    reason: paragraphs().min(3).max(300),
  }),
  errors: [...errors, "order-ended", "withdrawal-open", "amount-not-allowed", "approval-needed", ...creditRefusals],
});
