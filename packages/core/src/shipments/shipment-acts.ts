/** What the office, or the warehouse, can do with a shipment: the actions of its machine, by their names. */
export const shipmentActs = [
  "evaluate",
  "rearrange",
  "mark-ready",
  "unmark-ready",
  "schedule",
  "hand-over",
  "deliver",
  "report",
  "send-again",
  "take-back",
  "cancel",
] as const;
export type ShipmentAct = (typeof shipmentActs)[number];
