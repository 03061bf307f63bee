import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const ofOrder = { orderId: Id } as const;
/** A payment of an order, by its number there. */
const ofPayment = { ...ofOrder, seq: z.int() } as const;
/** Cents, or the smallest unit of another currency. */
const ofMoney = { ...ofOrder, amount: z.int(), currency: z.string() } as const;

const byMailAndNotice = { queues: ["email", "notifications"] } as const;
/** Resellers hear of it too. */
const byWebhookToo = { queues: ["email", "notifications", "webhooks"] } as const;

export const orderPlaced = event("order-placed", z.object(ofOrder), byWebhookToo);
export const orderApprovalAsked = event("order-approval-asked", z.object(ofOrder), byMailAndNotice);
export const orderDeclined = event("order-declined", z.object({ ...ofOrder, reason: z.string() }), byWebhookToo);
export const orderReady = event("order-ready", z.object(ofOrder), byMailAndNotice);
/** A shipment of it has left: its customer is told where it is. */
export const shipmentSent = event("shipment-sent", z.object({ ...ofOrder, shipmentId: Id }), byWebhookToo);
export const orderDelivered = event("order-delivered", z.object(ofOrder), byWebhookToo);
/** Given up or expired: what it was invoiced is taken back. */
export const orderFailed = event("order-failed", z.object({ ...ofOrder, reason: z.string() }), {
  queues: ["email", "notifications", "corrections", "webhooks"],
});
/** A consumer has withdrawn from the contract: the receipt is due at once, and what deposits had invoiced of it is taken back. */
export const withdrawalDeclared = event(
  "withdrawal-declared",
  z.object({ ...ofOrder, /** Its place among the order's. */ withdrawal: z.int() }),
  { queues: ["email", "corrections"] },
);
/** The office is through with a withdrawal: what was invoiced of its goods is taken back. */
export const withdrawalSettled = event("withdrawal-settled", z.object(ofOrder), { queues: ["corrections"] });
export const paymentReceived = event("payment-received", z.object(ofPayment), byWebhookToo);
export const paymentFailed = event("payment-failed", z.object(ofPayment), byWebhookToo);
export const paymentReminder = event("payment-reminder", z.object({ ...ofOrder, lateDays: z.int() }), byMailAndNotice);
/** The house's bank is asked to debit its payer: cents, on a day of the banks, by the mandate of this reference (its pre-notification). Of the account its ends alone are told. */
export const bankDebitAnnounced = event(
  "bank-debit-announced",
  z.object({
    ...ofOrder,
    amount: z.int(),
    on: z.string(),
    mandate: z.string(),
    iban: z.string(),
    creditor: z.string(),
  }),
  { queues: ["email"] },
);
/** Money came that pays nothing: it goes back. */
export const paymentToReturn = event("payment-to-return", z.object(ofMoney), byMailAndNotice);
/** Money has gone back. */
export const paymentReturned = event("payment-returned", z.object(ofMoney), byMailAndNotice);
/** A booking of money that was a slip has been struck out. */
export const paymentCorrected = event("payment-corrected", z.object(ofMoney), byMailAndNotice);
/** Its certificate for the reduced rate is no more: the order is at the full rate, and the difference (cents) is asked for. */
export const orderVatRaised = event("order-vat-raised", z.object({ ...ofOrder, amount: z.int() }), byWebhookToo);
/** The house writes of pieces that left with it, by their serials: what is wrong with them, and what to do. */
export const serialsRecalled = event(
  "serials-recalled",
  z.object({ ...ofOrder, product: z.string(), codes: z.array(z.string()), words: z.string() }),
  { queues: ["email"] },
);
/** The office has filled a customer's cart for them: cents of its total, VAT included. */
export const orderPrepared = event(
  "order-prepared",
  z.object({ ...ofOrder, userId: Id, amount: z.int() }),
  byMailAndNotice,
);
/** The office has changed what an order comes to: cents of its total before and now, and why, in words for its customer. */
export const orderTotalChanged = event(
  "order-total-changed",
  z.object({ ...ofOrder, before: z.int(), amount: z.int(), reason: z.string() }),
  byWebhookToo,
);
/** An order that pays a subscription is paid, has failed, or what had paid it was taken back. */
export const planOrderChanged = event("plan-order-changed", z.object({ ...ofOrder, userId: Id }), {
  queues: ["subscriptions"],
});
/** Intents that nothing is to be paid by any more. */
export const intentsGivenUp = event(
  "intents-given-up",
  z.object({ ...ofOrder, intents: z.array(z.string()).readonly() }),
  { queues: ["card-intents"] },
);
