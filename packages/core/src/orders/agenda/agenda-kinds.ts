/** What an order has on a day: a payment due, its end unpaid, the end of waiting for an owner, goods that leave. */
export const agendaKinds = ["payment", "expiry", "approval", "shipment"] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** How many days ahead are looked at, as an address says it. */
export const agendaSpans = ["7", "14", "30"] as const;
export type AgendaSpan = (typeof agendaSpans)[number];
