import { buyAndPay, firstFound } from "./buy.ts";
import type { Caller } from "./cloud.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { dueByReceipt, mayOwe } from "./receipts.ts";

const idOf = ({ status, body }: { status: number; body: unknown }): string => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
};

/** What a sale beside the cart leaves to be looked at: a quotation, an invoice, a slip of bank receipts. */
export async function sellingToShow(admin: Caller, buyer: Caller) {
  const { user } = (await buyer.call("GET", "/user")).body as { user: { id: string } };
  const panel = await firstFound(buyer, "category=panels&available=true");
  const inverter = await firstFound(buyer, "category=inverters&available=true");
  const quotation = idOf(
    await admin.call("POST", "/back-office/quotations", {
      userId: user.id,
      reference: "Cascina Bellaria",
      lines: [
        { productId: panel.id, quantity: 36, discount: 0.03, note: "Pallet interi" },
        { productId: inverter.id, quantity: 2 },
        { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1, optional: true },
      ],
      addressId: "pickup",
    }),
  );
  const { revision } = (await admin.call("GET", `/back-office/quotations/${quotation}`)).body as { revision: number };
  idOf(await admin.call("POST", `/back-office/quotations/${quotation}/status`, { revision, action: "send" }));
  const paid = await buyAndPay(buyer, admin, panel, 3);
  await issueInvoice(admin, paid);
  const { body } = await admin.call("GET", `/back-office/orders/${paid}/invoicing`);
  const [invoice] = (body as { documents: { id: string }[] }).documents;
  await mayOwe(admin, buyer);
  const receipts = [await dueByReceipt(admin, buyer), await dueByReceipt(admin, buyer)];
  const transactions = receipts.slice(1).map(({ payment }) => payment);
  const slip = idOf(await admin.call("POST", "/back-office/collections", { kind: "riba", transactions }));
  return { quotation, invoice: invoice?.id ?? "", slip };
}
