import type { Instant } from "../../platform/time.ts";

/** Why an order is looked at by people before its goods leave (domain-rules 8.1). */
export const checkReasons = ["first-large-order", "address-changed"] as const;
export type CheckReason = (typeof checkReasons)[number];

/** A look that people take at an order before its goods leave: since when, and how it ended. */
export interface OrderCheck {
  reason: CheckReason;
  since: Instant;
  /** What whoever released it has found, for the history. */
  released?: { on: Instant; reason: string } | undefined;
}
