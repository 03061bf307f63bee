/** What orders announce; who reacts stands in platform/routing. */
declare module "../platform/events.ts" {
  interface DomainEvents {
    "order-placed": { orderId: string };
    "order-approval-asked": { orderId: string };
    "order-declined": { orderId: string; reason: string };
    "order-ready": { orderId: string };
    "order-delivered": { orderId: string };
    "order-failed": { orderId: string; reason: string };
    /** A consumer has withdrawn from the contract: the receipt is due at once. */
    "withdrawal-declared": { orderId: string; withdrawal: number };
    "payment-received": { orderId: string; seq: number };
    "payment-failed": { orderId: string; seq: number };
    "payment-reminder": { orderId: string; lateDays: number };
    /** Money came that pays nothing: it goes back. The amount in the smallest unit of its currency. */
    "payment-to-return": { orderId: string; amount: number; currency: string };
    /** Money has gone back. */
    "payment-returned": { orderId: string; amount: number; currency: string };
    /** A booking of money that was a slip has been struck out. */
    "payment-corrected": { orderId: string; amount: number; currency: string };
    /** Intents that nothing is to be paid by any more. */
    "intents-given-up": { orderId: string; intents: readonly string[] };
  }
}

export type {};
