import { tallyOrders } from "@solvia/core/milestones/tally-orders";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Counts the orders of a batch as they are now, and looks at what was redeemed for them. */
export const handler = bulkWorker("milestones", (received) =>
  tallyOrders(
    received.map(({ message }) => message.orderId),
    new Date(),
  ),
);
