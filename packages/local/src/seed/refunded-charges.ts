import { refundReceipt } from "@solvia/core/contract/back-office/payments";
import { refundReceipt as refund } from "@solvia/core/orders/ledger/refund";
import { receiptId, storedReceipts } from "@solvia/core/orders/ledger/stored-receipts";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { chargesOf } from "@solvia/core/subscriptions/charge-history";
import { asOffice, personOf } from "./business/actors.ts";
import { disputed } from "./business/card-orders.ts";
import { heard } from "./business/heard.ts";
import type { Stage } from "./business/stage.ts";

/** The last month that somebody has paid, or that went back since. */
async function lastPaid(email: string, now: Date) {
  const { id } = await personOf(email, now);
  const charge = (await chargesOf(id)).find(({ state }) => state !== "open" && state !== "dropped");
  if (!charge) throw new Error(`${email} has paid no month`);
  return { charge, again: async () => (await chargesOf(id)).find(({ orderId }) => orderId === charge.orderId)?.state };
}

/** The office gives so much of a month back, or all; the provider tells what came of it. */
const givenBack = ({ act, ago }: Stage, email: string, days: number, part?: number) =>
  act(`${email} gets ${part === undefined ? "a month" : "a part of a month"} back`, async () => {
    const now = ago(days, email);
    const { charge, again } = await lastPaid(email, now);
    const [receipt] = await storedReceipts(charge.orderId);
    if (!receipt) throw new Error(`the month of ${email} has no receipt`);
    if (receipt.refunds.length === 0) {
      const reason = part === undefined ? "Disdetta nei primi giorni" : "Tre giorni senza assistenza";
      const wish = { amount: part ?? receipt.amount, reason, confirmed: ["refund-not-due"] };
      const id = receiptId(receipt);
      await asOffice({ endpoint: refundReceipt, params: { id }, now, reason }, () => refund(id, wish, now));
    }
    const state = part === undefined ? "refunded" : "part-refunded";
    await heard(async () => (await again()) === state, `nobody has noted what ${email} got back`);
  });

/** The card's holder has the bank take a month back: the plan ends. */
async function takenBack(stage: Stage, email: string): Promise<void> {
  const { charge, again } = await lastPaid(email, stage.ago(0));
  const intent = (await loadOrder(charge.orderId)).transactions[0]?.providerIntentId ?? "";
  await disputed(stage, `month of ${email}`, charge.orderId, intent);
  await heard(
    async () => (await again()) === "taken-back",
    `nobody has noted that the bank took the month of ${email} back`,
  );
}

/** Months whose money went back: a part, all, and by the bank's word. */
export async function refundedCharges(stage: Stage): Promise<void> {
  await givenBack(stage, "abbonato@solvia.example", 0.3, 1500);
  await givenBack(stage, "exabbonato@solvia.example", 0.25);
  await takenBack(stage, "contestato@solvia.example");
}
