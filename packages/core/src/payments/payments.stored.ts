import * as z from "zod";
import type { Presented } from "./collecting/at-bank.ts";
import type { Gift, GiftProposal } from "./four-eyes/gift.ts";
import type { MarkDecision, MarkProposal } from "./four-eyes/marking.ts";
import { storedConfirmed, storedProposed } from "../platform/four-eyes/four-eyes.stored.ts";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import { collectionKinds } from "./collection-kinds.ts";
import { mandateSchemes } from "./bank-mandate.ts";
import { refundStates, refundWays, type Refund, type Reversal } from "./receipt.ts";
import { paymentMethods, transactionStatuses, type PaymentMethod, type Transaction } from "./transaction.ts";

const text = z.string();
const amount = z.number();

const giftProposal = { amount, reason: text, ...storedProposed } as const;

export const storedTransaction = shapeOf<Transaction>({
  orderId: text,
  seq: amount,
  userId: text,
  amount,
  status: z.enum(transactionStatuses),
  method: z.enum(paymentMethods),
  dueDate: text.optional(),
  dueDateProvisional: z.boolean(),
  superseded: z.boolean(),
  splitOf: amount.optional(),
  attempts: amount,
  providerIntentId: text.optional(),
  failureCode: text.optional(),
  settledOn: text.optional(),
  settlementRef: text.optional(),
  remindedOnDay: amount.optional(),
  iban: text.optional(),
  setupIntentId: text.optional(),
  storedMethodId: text.optional(),
  bankDebit: z.enum(mandateSchemes).optional(),
  collectionId: text.optional(),
  presented: shapeOf<Presented>({
    revokedOn: z.string().optional(),
    number: text,
    kind: z.enum(collectionKinds),
    seq: amount,
    on: text,
    amount,
  }).optional(),
  refunded: amount.optional(),
  refundedBefore: amount.optional(),
  askedMethod: z.enum(paymentMethods).optional(),
  cause: text.optional(),
  giftProposal: shapeOf<GiftProposal>(giftProposal).optional(),
  gift: shapeOf<Gift>({
    ...giftProposal,
    confirmedBy: text.optional(),
    confirmedOn: text.optional(),
  }).optional(),
  markProposal: shapeOf<MarkProposal<PaymentMethod>>({
    method: z.enum(paymentMethods).optional(),
    amount,
    settledOn: text,
    settlementRef: text,
    confirmed: listOf(text),
    ...storedProposed,
  }).optional(),
  markDecision: shapeOf<MarkDecision>({
    amount,
    ...storedConfirmed,
  }).optional(),
  refundDue: z.boolean().optional(),
  createdOn: text,
  version: amount,
});

export const storedRefund = shapeOf<Refund>({
  id: text,
  amount,
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  reason: text,
  askedOn: text,
  askedBy: text,
  providerRefundId: text.optional(),
  reference: text.optional(),
  doneOn: text.optional(),
  doneBy: text.optional(),
  failureCode: text.optional(),
  ofSettled: amount.optional(),
  cameOff: z.literal(true).optional(),
});

export const storedReversal = shapeOf<Reversal>({ reason: text, on: text, by: text });
