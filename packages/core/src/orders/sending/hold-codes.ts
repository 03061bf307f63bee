/** Holds that an employee may pass knowingly: goods leave in spite of them. */
export const passableHolds = ["money-partly-returned", "partly-withdrawn"] as const;
export type PassableHold = (typeof passableHolds)[number];
/** What holds goods back though the order is shippable by the specification's predicate (domain-rules 5.2). */
export const shippingHolds = [
  "troubled",
  "money-returned",
  "withdrawn",
  "vat_certificate_pending",
  "invoice-taken-back",
  ...passableHolds,
] as const;
export type ShippingHold = (typeof shippingHolds)[number];
