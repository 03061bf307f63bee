import { takeCouponsBack } from "@solvia/core/invoicing/corrections/coupons-of-withdrawn";
import { runCorrection } from "@solvia/core/invoicing/corrections/run-correction";
import { creditBeyond } from "@solvia/core/invoicing/issue/credit-beyond";
import { creditEnded } from "@solvia/core/invoicing/issue/credit-ended";
import { eventWorker } from "../work/event-worker.ts";

/** What the customer reads of a credit note of goods that they withdrew from. */
const withdrawn = "Recesso";

/**
 * Goes on with corrections that were interrupted, and takes back what orders that have ended were invoiced, and deposits of what was withdrawn
 * from, with the coupons that were given for it; what is over stays as it is.
 */
export const handler = eventWorker("corrections", async ({ type, payload }, { now }) => {
  switch (type) {
    case "order-failed":
      return creditEnded(payload.orderId, now);
    case "withdrawal-declared":
      await takeCouponsBack(payload.orderId);
      return creditBeyond(payload.orderId, withdrawn, now);
    default:
      return runCorrection(payload.orderId, payload.place, now);
  }
});
