/** Why an order is looked at by people before its goods leave (domain-rules 8.1). */
export const checkReasons = ["first-large-order", "address-changed"] as const;
export type CheckReason = (typeof checkReasons)[number];
