import type { Caller } from "./cloud.ts";
import { firstFound, placeOrder } from "./buy.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { dueAgo } from "./order-as-if.ts";

const iban = "IT60X0542811101000000123456";

const done = ({ status, body }: { status: number; body: unknown }, what: string): unknown => {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** Lets a company's buyer owe money. */
export async function mayOwe(admin: Caller, buyer: Caller): Promise<void> {
  const { company } = (await buyer.call("GET", "/company")).body as { company: { id: string } };
  const wish = { limit: 50_000_000, confirmed: ["limit-large", "limit-tenfold"] };
  done(await admin.call("PUT", `/back-office/companies/${company.id}/credit-limit`, wish), "a limit");
}

/** An order of a company that is due thirty days later: the order, and its payment. */
export async function placedOnCredit(admin: Caller, buyer: Caller): Promise<{ order: string; payment: string }> {
  const order = await placeOrder(
    buyer,
    await firstFound(buyer, "category=panels&available=true"),
    2,
    "manual_wire_transfer",
  );
  const terms = { termsOfPayment: "thirty_days_later" };
  const body = done(await admin.call("PUT", `/back-office/transactions/${order}.1/terms`, terms), "its terms");
  const payment = (body as { transactions: { id: string }[] }).transactions[0]?.id ?? "";
  return { order, payment };
}

/** An invoiced order of a company, whose payment by bank receipt is due in five days: the order, and its payment. */
export async function dueByReceipt(admin: Caller, buyer: Caller): Promise<{ order: string; payment: string }> {
  const { order, payment } = await placedOnCredit(admin, buyer);
  const method = { method: "bank_receipt", iban };
  done(await admin.call("PUT", `/back-office/transactions/${payment}/method`, method), "its method");
  await issueInvoice(admin, order);
  await dueAgo(order, -5);
  return { order, payment };
}
