import { cancelGivenUp } from "@solvia/core/orders/payment/card-events";
import { eventWorker } from "../work/event-worker.ts";

/** Has the provider cancel the intents that an order has left without a use. */
export const handler = eventWorker("card-intents", ({ payload }, { now }) => cancelGivenUp(payload.intents, now));
