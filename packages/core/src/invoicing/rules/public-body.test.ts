import fc from "fast-check";
import { expect, it } from "vitest";
import { company, seller, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import { expectValid } from "../../../../../tests/support/fattura.ts";
import type { Order } from "../../orders/index.ts";
import { askedIn } from "../../orders/order.ts";
import { owedOf } from "../../orders/papers/owed.ts";
import { transactionsOf } from "../../orders/payment/schedule.ts";
import { termsCodes, type TermsCode } from "../../payments/index.ts";
import { sumOf, type Cents } from "../../platform/money.ts";
import { writeXml } from "../xml/write-xml.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { invoiceOf, type Draft } from "./invoice-of.ts";
import { nextDocument } from "./next-document.ts";

const now = new Date("2026-11-23T10:00:00Z");
const today = "2026-11-23";
const publicBody = "UFABCD";
const parties = { seller, buyer: company, recipient: { code: publicBody } };

/** The order as it is placed under these terms: what it asks for is what its instalments come to. */
const placed = (order: Order, termsOfPayment: TermsCode): Order => ({
  ...order,
  termsOfPayment,
  status: "pendingPayment",
  transactions: transactionsOf({ ...order, termsOfPayment }, now),
});

const asked = ({ transactions }: Pick<Order, "transactions">): Cents =>
  sumOf(transactions.filter(({ superseded }) => !superseded).map(({ amount }) => amount));

const paid = (order: Order, upTo = Infinity): Order => {
  const transactions = order.transactions.map((one, at) =>
    at < upTo ? { ...one, status: "paid" as const, settledOn: today } : one,
  );
  return {
    ...order,
    transactions,
    status: transactions.every(({ status }) => status === "paid") ? "paid" : order.status,
  };
};

/** The document that is due, and the order that remembers it. */
function issue(order: Order): { draft: Draft; after: Order } {
  const draft = invoiceOf(order, nextDocument(order, today, true), parties);
  const { type, total, groups } = draft;
  const place = (order.invoices ?? []).length + 1;
  const sums = groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
  const issued = {
    id: `D${place}`,
    type,
    number: `${place}/2026`,
    date: today,
    total,
    groups: sums,
    split: true as const,
  };
  return { draft, after: { ...order, invoices: [...(order.invoices ?? []), issued] } };
}

const payable = ({ payments }: Draft): Cents => sumOf(payments.map(({ amount }) => amount));

const line = fc.record({
  category: fc.constantFrom("panels" as const, "inverters" as const, "emobility" as const),
  quantity: fc.integer({ min: 1, max: 40 }),
  unit: fc.integer({ min: 1, max: 300_000 }),
  wasteFee: fc.nat(500),
});
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    shipment: fc.nat(40_000),
    coupon: fc.nat(2000),
    reduced: fc.boolean(),
    terms: fc.constantFrom(...termsCodes),
  })
  .map(({ lines, shipment, coupon, reduced, terms }) =>
    placed(
      soldOrder(
        lines.map((one, at) => ({ ...one, productId: `P${at}` })),
        {
          shipment,
          coupon,
          treatment: reduced
            ? { rule: "domestic-reduced", standard: 2200, reduced: 1000, accessories: "as-goods", publicBody }
            : { rule: "domestic", standard: 2200, reduced: 2200, publicBody },
        },
      ),
      terms,
    ),
  );

it("asks a public body for the taxable sum under all terms, in its order and in each of its documents, to the cent", () => {
  fc.assert(
    fc.property(order, (one) => {
      const { groups, total, vatAmount } = one.amounts;
      const net = sumOf(groups.map(({ taxable }) => taxable));
      fc.pre(net > 0);
      expect([askedIn(one.amounts), asked(one), owedOf(one)]).toEqual([net, net, net]);
      expect(net).toBe(total - vatAmount);
      const isParted = one.transactions.length > 1 && (one.transactions[0]?.amount ?? 0) > 0;
      const first = isParted ? issue(paid(one, 1)) : undefined;
      if (first?.draft.type === "TD02") expect(payable(first.draft)).toBe(one.transactions[0]?.amount);
      const last = issue(paid(first ? { ...first.after, transactions: one.transactions } : one));
      const documents = [...(first && first.draft.type === "TD02" ? [first.draft] : []), last.draft];
      if (first && first.draft.type !== "TD02") return;
      expect(documents.map(({ splitPayment }) => splitPayment)).toEqual(documents.map(() => true));
      expect(sumOf(documents.map(payable))).toBe(net);
      expect(sumOf(documents.flatMap((of) => of.groups.map(({ vat }) => vat)))).toBe(vatAmount);
      expect(owedOf(last.after)).toBe(net);
    }),
  );
});

it("makes the worked example of domain-rules 1.3 cost a public body 2834.50 € of 3198.05 €, 566.90 € of it at once", () => {
  const { amounts, ...rest } = workedExample();
  const one = { ...rest, amounts: { ...amounts, treatment: { ...amounts.treatment, publicBody } } };
  const twenty = placed(one, "twenty_upon_order_rest_on_ship");
  expect(twenty.transactions.map(({ amount }) => amount)).toEqual([56_690, 226_760]);
  const { draft } = issue(paid(twenty, 1));
  expect([draft.type, draft.total, payable(draft)]).toEqual(["TD02", 63_961, 56_690]);
});

it("writes a file in a public body's form, and refuses another recipient for the order of one", () => {
  const { amounts, ...rest } = workedExample();
  const one = placed(
    { ...rest, amounts: { ...amounts, treatment: { ...amounts.treatment, publicBody } } },
    "hundred_upon_order",
  );
  const { draft } = issue(paid(one));
  const xml = writeXml({ ...draft, number: "1/2026", date: today }, { progressive: "00001" });
  expectValid(xml);
  expect(xml).toContain("<FormatoTrasmissione>FPA12</FormatoTrasmissione>");
  expect(xml).toContain("<EsigibilitaIVA>S</EsigibilitaIVA>");
  expect(xml).toContain("<ImportoTotaleDocumento>3198.05</ImportoTotaleDocumento>");
  expect(xml).toContain("<ImportoPagamento>2834.50</ImportoPagamento>");
  const other = invoiceOf(paid(one), nextDocument(paid(one), today, true), {
    ...parties,
    recipient: { code: "ABC1234" },
  });
  expect(refusalsOf({ ...other, date: today }, { today, split: true })).toEqual([
    { code: "00427", field: "recipientCode" },
  ]);
});

it("asks everybody else for the VAT as before", () => {
  const one = placed(workedExample(), "hundred_upon_order");
  expect([asked(one), owedOf(one)]).toEqual([319_805, 319_805]);
});
