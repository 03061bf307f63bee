/** Spec 3, with what the states of spec 4 need besides (domain-rules 5.2). */
export const orderStatuses = [
  "open",
  "saved",
  "requested",
  "awaitingApproval",
  "pendingPayment",
  "processingPayment",
  "paid",
  "failed",
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** How far an order's goods are (domain-rules 5.2 and 5.4): what its shipments add up to. */
export const fulfilments = ["none", "ready", "partlyShipped", "shipped", "delivered"] as const;

export type Fulfilment = (typeof fulfilments)[number];

/** What people call an order: the end of its id in groups that can be read aloud. */
export const orderNumber = (id: string): string => `${id.slice(-8, -4)}-${id.slice(-4)}`;

/** The order number that somebody typed, with or without its hyphen; undefined when it is none. */
export const typedNumber = (text: string): string | undefined => {
  const typed = /^\s*([0-9A-Z]{4})[-\s]?([0-9A-Z]{4})\s*$/i.exec(text);
  return typed ? `${typed[1]}-${typed[2]}`.toUpperCase() : undefined;
};
