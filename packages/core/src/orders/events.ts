/** What orders announce; who reacts stands in platform/routing. */
declare module "../platform/events.ts" {
  interface DomainEvents {
    "order-placed": { orderId: string };
    "order-approval-asked": { orderId: string };
    "order-declined": { orderId: string; reason: string };
    "order-ready": { orderId: string };
    "order-delivered": { orderId: string };
    "order-failed": { orderId: string; reason: string };
    "payment-received": { orderId: string; seq: number };
    "payment-failed": { orderId: string; seq: number };
    "payment-reminder": { orderId: string; lateDays: number };
  }
}

export type {};
