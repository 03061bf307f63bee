import type { QueueName } from "./work.ts";

/** Which queues hear of which event. */
export const eventRoutes: Readonly<Record<string, readonly QueueName[]>> = {
  "order-placed": ["email"],
  "order-approval-asked": ["email"],
  "order-declined": ["email"],
  "order-ready": ["email"],
  "order-delivered": ["email"],
  "order-failed": ["email"],
  "payment-received": ["email"],
  "payment-failed": ["email"],
  "payment-reminder": ["email"],
  "user-registered": ["email"],
  "verification-asked": ["email"],
  "password-reset-asked": ["email"],
  "email-change-asked": ["email"],
  "email-changed": ["email"],
  "member-invited": ["email"],
  "member-removed": ["email"],
  "account-closed": ["erasure"],
  "company-verified": ["email"],
  "company-rejected": ["email"],
  "product-picture-published": ["images"],
  "products-import-asked": ["product-import"],
  "series-changed": ["series-copies"],
  "product-translation-asked": ["translation"],
  "series-translation-asked": ["translation"],
};

/** Entities whose change makes the search index old; their partition is the product's. */
export const indexedEntities: ReadonlySet<string> = new Set(["Product", "Price", "Stock"]);
