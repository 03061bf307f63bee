import type { Caller } from "./cloud.ts";

/** The invoice of an order, which the exchange has not answered yet. */
export async function issueInvoice(admin: Caller, order: string): Promise<void> {
  const { body } = await admin.call("GET", `/back-office/orders/${order}/invoicing`);
  const { type, total } = (body as { next: { type: string; total: number } }).next;
  const buyer = { recipientCode: "0000000" };
  const answer = await admin.call("POST", `/back-office/orders/${order}/invoice`, { type, total, buyer });
  if (answer.status !== 200) throw new Error(`an invoice: ${answer.status} ${JSON.stringify(answer.body)}`);
}
