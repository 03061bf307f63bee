import { takeCouponsBack } from "@solvia/core/invoicing/corrections/coupons-of-withdrawn";
import { runCorrection } from "@solvia/core/invoicing/corrections/run-correction";
import { creditEnded } from "@solvia/core/invoicing/issue/credit-ended";
import { creditWithdrawn } from "@solvia/core/invoicing/issue/credit-withdrawn";
import { eventWorker } from "../work/event-worker.ts";

/**
 * Goes on with corrections that were interrupted, and takes back what orders that have ended or were withdrawn from were
 * invoiced, with the coupons that were given for it; what is over stays as it is.
 */
export const handler = eventWorker("corrections", async ({ type, payload }, { now }) => {
  switch (type) {
    case "order-failed":
      return creditEnded(payload.orderId, now);
    case "withdrawal-settled":
      return creditWithdrawn(payload.orderId, now);
    case "withdrawal-declared":
      await takeCouponsBack(payload.orderId);
      return creditWithdrawn(payload.orderId, now);
    default:
      return runCorrection(payload.orderId, payload.place, now);
  }
});
