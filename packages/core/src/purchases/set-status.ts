import { confirmPurchase, type Confirmation } from "./confirm-purchase.ts";
import { cancelPurchase, closeShort } from "./end-purchase.ts";
import type { Purchase } from "./purchase.ts";
import { sendPurchase, type Sending } from "./send-purchase.ts";

/** Where an order is led, and what is said with it. */
export type Step =
  | ({ status: "sent" } & Sending)
  | ({ status: "confirmed" } & Confirmation)
  | { status: "closed"; version: number; reason: string }
  | { status: "cancelled"; version: number; reason?: string | undefined };

/** Leads an order to a supplier on, by the use case of the step. */
export function setStatus(id: string, step: Step, now: Date): Promise<Purchase> {
  switch (step.status) {
    case "sent":
      return sendPurchase(id, step, now);
    case "confirmed":
      return confirmPurchase(id, step, now);
    case "closed":
      return closeShort(id, step, now);
    case "cancelled":
      return cancelPurchase(id, step, now);
  }
}
