import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const ofOrder = { orderId: Id } as const;
/** A payment of an order, by its number there. */
const ofPayment = { ...ofOrder, seq: z.int() } as const;
/** Cents, or the smallest unit of another currency. */
const ofMoney = { ...ofOrder, amount: z.int(), currency: z.string() } as const;

const byMailAndNotice = { queues: ["email", "notifications"] } as const;

export const orderPlaced = event("order-placed", z.object(ofOrder), byMailAndNotice);
export const orderApprovalAsked = event("order-approval-asked", z.object(ofOrder), byMailAndNotice);
export const orderDeclined = event("order-declined", z.object({ ...ofOrder, reason: z.string() }), byMailAndNotice);
export const orderReady = event("order-ready", z.object(ofOrder), byMailAndNotice);
export const orderDelivered = event("order-delivered", z.object(ofOrder), byMailAndNotice);
export const orderFailed = event("order-failed", z.object({ ...ofOrder, reason: z.string() }), byMailAndNotice);
/** A consumer has withdrawn from the contract: the receipt is due at once. */
export const withdrawalDeclared = event(
  "withdrawal-declared",
  z.object({ ...ofOrder, /** Its place among the order's. */ withdrawal: z.int() }),
  { queues: ["email"] },
);
export const paymentReceived = event("payment-received", z.object(ofPayment), byMailAndNotice);
export const paymentFailed = event("payment-failed", z.object(ofPayment), byMailAndNotice);
export const paymentReminder = event("payment-reminder", z.object({ ...ofOrder, lateDays: z.int() }), byMailAndNotice);
/** Money came that pays nothing: it goes back. */
export const paymentToReturn = event("payment-to-return", z.object(ofMoney), byMailAndNotice);
/** Money has gone back. */
export const paymentReturned = event("payment-returned", z.object(ofMoney), byMailAndNotice);
/** A booking of money that was a slip has been struck out. */
export const paymentCorrected = event("payment-corrected", z.object(ofMoney), byMailAndNotice);
/** Intents that nothing is to be paid by any more. */
export const intentsGivenUp = event(
  "intents-given-up",
  z.object({ ...ofOrder, intents: z.array(z.string()).readonly() }),
  { queues: ["card-intents"] },
);
