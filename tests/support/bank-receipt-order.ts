import { issueInvoice } from "@solvia/core/invoicing/issue/issue-invoice";
import { invoicingOf } from "@solvia/core/invoicing/issue/invoicing-of";
import { amountsOf } from "@solvia/core/orders/amounts";
import { taxFactsOf } from "@solvia/core/orders/cart/cart";
import { payWithBankReceipt } from "@solvia/core/orders/placing/pay-later";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { setShippingAddress, setTerms } from "@solvia/core/orders/sending/prepare-order";
import { companyProduct } from "./credit.ts";
import { debtorsIban, invoicedCompany } from "./invoiced-company.ts";
import { add, now as placedOn } from "./shop.ts";

type Buyer = Awaited<ReturnType<typeof invoicedCompany>>;

/** An order that is invoiced in November, to be paid by bank receipt at the end of December. */
export async function orderedByReceipt(user?: Buyer, { invoiced = true } = {}) {
  const buyer = user ?? (await invoicedCompany());
  const { id } = await add(buyer, await companyProduct(3), 1);
  const ready = await setShippingAddress(buyer, id, "pickup", placedOn);
  await setTerms(buyer, id, "thirty_days_later_end_of_month", placedOn);
  const expectedTotal = amountsOf(ready, taxFactsOf(buyer, placedOn)).total;
  await placeOrder(buyer, id, { method: "manual_wire_transfer", expectedTotal }, placedOn);
  const transaction = `${id}.1`;
  await payWithBankReceipt(buyer, transaction, debtorsIban, placedOn);
  if (invoiced) {
    const asked = { recipientCode: "ABC1234" };
    const { next } = (await invoicingOf(id, asked, placedOn)) as { next: { type: "TD01"; total: number } };
    await issueInvoice(id, next, asked, placedOn);
  }
  return { id, transaction, buyer, amount: expectedTotal };
}
