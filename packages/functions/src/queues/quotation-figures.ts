import { countQuotations } from "@solvia/core/quotations/figures/count-quotations";
import { winSold } from "@solvia/core/quotations/sales/watch-sales";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Of the quotations of a batch those that are sold are won, and each counts for what it is now. */
export const handler = bulkWorker("quotation-figures", async (received) => {
  const ids = received.map(({ message }) => message.quotationId);
  await winSold(ids, new Date());
  await countQuotations(ids);
});
