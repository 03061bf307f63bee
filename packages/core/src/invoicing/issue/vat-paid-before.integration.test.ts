import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { loadOrder, markPaid, receiptId, receiptsOf, refundOnce } from "../../orders/index.ts";
import { listDueBack } from "../../orders/ledger/returns.ts";
import { holdsOf } from "../../orders/sending/shipping-holds.ts";
import { dueBackOf } from "../../payments/index.ts";
import { newId } from "../../platform/ids.ts";
import { invoicingOf } from "./invoicing-of.ts";
import { issueInvoice } from "./issue-invoice.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const mario = { fiscalCode: "RSSMRA85T10A562S" };
const [total, vat] = [319_805, 36_355];
const seen = { type: "TD01" as const, total };

it("gives a public body back the VAT that it had paid before its invoice left it to the state", async () => {
  const { id } = await storedPaidOrder();
  await issueInvoice(id, seen, { ...mario, recipientCode: "UFABCD" }, now);
  const order = await loadOrder(id);
  expect(order).toMatchObject({ status: "paid", transactions: [{ status: "paid", amount: total - vat }] });
  expect(holdsOf(order)).toEqual([]);
  const [receipt] = await receiptsOf(order);
  expect(receipt).toMatchObject({ amount: total, settled: total - vat, surplus: vat });
  expect(receipt && dueBackOf(receipt)).toBe(vat);
  expect((await listDueBack({ limit: 20 })).items).toMatchObject([{ orderId: id, dueBack: vat }]);
  // Asked for again it is the same; sent back, nothing is left to do and the goods may go.
  await issueInvoice(id, seen, { ...mario, recipientCode: "UFABCD" }, now);
  expect((await receiptsOf(await loadOrder(id))).map(({ settled }) => settled)).toEqual([total - vat]);
  const iban = "IT60X0542811101000000123456";
  await refundOnce({ receiptId: receipt ? receiptId(receipt) : "", amount: vat, reason: "IVA", iban }, now);
  expect(holdsOf(await loadOrder(id))).toEqual([]);
});

it("gives nobody else anything back", async () => {
  const { id, transactions } = await storedPaidOrder();
  await issueInvoice(id, seen, mario, now);
  const order = await loadOrder(id);
  expect(order.transactions.map(({ amount }) => amount)).toEqual(transactions.map(({ amount }) => amount));
  expect((await receiptsOf(order)).map(({ settled }) => settled)).toEqual([total]);
});

it("stays a public body's for all documents of its order, and asks the balance without VAT: 2834.50 in all", async () => {
  const id = newId();
  const came = { orderId: id, status: "paid", settledOn: "2026-11-20", settlementRef: `CRO ${id.slice(-6)}` } as const;
  await storedPaidOrder({
    id,
    status: "pendingPayment",
    termsOfPayment: "twenty_upon_order_rest_on_ship",
    transactions: [payment(1, 56_690, came), payment(2, 263_115, { orderId: id })],
  });
  const body = { ...mario, recipientCode: "UFABCD", cig: "B1A2C3D4E5", cup: "J31B26000010001" };
  const first = await invoicingOf(id, body, now);
  if (!("next" in first)) throw new Error("A deposit has come");
  const { total: sum } = first.next;
  await issueInvoice(id, { type: "TD02", total: sum }, body, now);
  const open = (await loadOrder(id)).transactions.find(
    ({ status, superseded }) => status === "pending_payment" && !superseded,
  );
  expect(open?.amount).toBe(283_450 - 56_690);
  const mark = { settledOn: "2026-11-23", settlementRef: `BAL ${id.slice(-6)}` };
  await markPaid(`${id}.${open?.seq}`, undefined, mark, now);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
  const last = await invoicingOf(id, mario, now);
  expect(last).toMatchObject({
    next: { type: "TD01", recipient: { code: "UFABCD", cig: "B1A2C3D4E5" }, refusals: [] },
  });
  // Its project was typed for the deposit too, and is taken away by an empty field.
  expect(await invoicingOf(id, { ...mario, cup: "" }, now)).toMatchObject({
    next: { recipient: { code: "UFABCD", cig: "B1A2C3D4E5" } },
  });
  expect(await invoicingOf(id, { ...mario, cup: "" }, now)).not.toHaveProperty("next.recipient.cup");
  // Its balance's invoice goes to nobody else.
  const other = await invoicingOf(id, { ...mario, recipientCode: "ABC1234" }, now);
  expect(other).toMatchObject({ next: { refusals: [{ code: "00427", field: "recipientCode" }] } });
  await issueInvoice(id, { type: "TD01", total: total - sum }, mario, now);
  const order = await loadOrder(id);
  expect(order.invoices?.map(({ split }) => split)).toEqual([true, true]);
  expect((await receiptsOf(order)).reduce((all, { settled }) => all + settled, 0)).toBe(283_450);
});
