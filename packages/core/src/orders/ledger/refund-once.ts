import type { Cents } from "../../platform/money.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { refundReceipt } from "./refund.ts";

interface Wish {
  receiptId: string;
  amount: Cents;
  /** Of one chain alone: by it its refund is known. */
  reason: string;
  /** Where a transfer back goes to. */
  iban?: string | undefined;
  /** Of what stands for its payment alone (`refundReceipt`). */
  of?: "settled";
}

/** What a person would be asked about and a chain has decided. */
const confirmed = ["refund-not-due", "refund-small-part", "refund-beyond-due"];

/**
 * One refund of a chain, however often and by how many at once it is gone on with: of two, one writes it, and the other, whose version is
 * no longer the receipt's, reads again and finds it by its reason. Problems: those of `refundReceipt`.
 */
export async function refundOnce({ receiptId, ...request }: Wish, now: Date): Promise<void> {
  await untilWritten(() => refundReceipt(receiptId, { ...request, confirmed, once: true }, now));
}
