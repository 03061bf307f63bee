import { countSpending } from "@solvia/core/insight/spending/count-spending";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Counts the orders of a batch as they are now in their customers' figures. */
export const handler = bulkWorker("customer-figures", (received) =>
  countSpending(received.map(({ message }) => message.orderId)),
);
