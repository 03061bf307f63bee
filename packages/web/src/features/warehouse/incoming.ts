import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getIncomingMovement, getShipmentWithSerials } from "@solvia/core/contract/warehouse";

/** A delivery as its page has it. */
export type Incoming = AnswerOf<typeof getIncomingMovement>;

/** A shipment as its page has it. */
export type Output = AnswerOf<typeof getShipmentWithSerials>;
