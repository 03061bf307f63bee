import { countQuotations } from "@solvia/core/quotations/figures/count-quotations";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Counts the quotations of a batch as they are now. */
export const handler = bulkWorker("quotation-figures", (received) =>
  countQuotations(received.map(({ message }) => message.quotationId)),
);
