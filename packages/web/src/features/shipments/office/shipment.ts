import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getShipment, listShipments } from "@solvia/core/contract/back-office/logistics";

/** A shipment with all that the office knows of it. */
export type Shipment = AnswerOf<typeof getShipment>;
/** One of the office's list and of its calendar. */
export type ShipmentRow = AnswerOf<typeof listShipments>["items"][number];
export type ShipmentState = Shipment["state"];
