import { expect, it } from "vitest";
import { invoicedCompany } from "../../../../../tests/support/invoiced-company.ts";
import { companyProduct } from "../../../../../tests/support/credit.ts";
import { useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { expectValid } from "../../../../../tests/support/fattura.ts";
import { mario } from "../../../../../tests/support/invoiced-order.ts";
import { payment, workedExample } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { add } from "../../../../../tests/support/shop.ts";
import { loadCompany } from "../../accounts/index.ts";
import { companyVatOf, setPublicBody } from "../../accounts/company/company-vat.ts";
import { loadOrder, receiptsOf, type Order } from "../../orders/index.ts";
import { cartView, openOrderOf } from "../../orders/cart/cart.ts";
import { spentOn } from "../../insight/spending/spent.ts";
import { askedIn } from "../../orders/order.ts";
import { owedOf } from "../../orders/papers/owed.ts";
import { withUnbilled } from "../../orders/papers/still-sold.ts";
import { setShipmentCost } from "../../orders/payment/shipment-cost.ts";
import { availableTerms } from "../../orders/placing/available-terms.ts";
import { placeOrder } from "../../orders/placing/place-order.ts";
import { retaxed } from "../../orders/reduced-vat/retaxed.ts";
import { setShippingAddress, setTerms } from "../../orders/sending/prepare-order.ts";
import { amountsUnder } from "../../orders/vat-change/vat-change.ts";
import { dueBackOf } from "../../payments/index.ts";
import { setting } from "../../platform/config.ts";
import { readObject } from "../../platform/files/storage.ts";
import { partsOf } from "../../returns/refund-return.ts";
import { correctionPlan } from "../corrections/begin-correction.ts";
import { loadDocument } from "../load-document.ts";
import { nextDocument } from "../rules/next-document.ts";
import { invoicingOf } from "./invoicing-of.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { xmlKey } from "./renderings.ts";

useDatabase();
useObjectStorage();
useCardProvider();

const now = new Date("2026-11-23T10:00:00Z");
const code = "UFABCD";
/** The worked example of domain-rules 1.3: 2834.50 net, 363.55 VAT. */
const [total, vat, net] = [319_805, 36_355, 283_450];

const forBody = (changes: Partial<Order> = {}): Partial<Order> => {
  const { amounts } = workedExample();
  return { amounts: { ...amounts, treatment: { ...amounts.treatment, publicBody: code } }, ...changes };
};
const came = (amount: number) => payment(1, amount, { status: "paid", settledOn: "2026-11-20" });
const asked = ({ transactions }: Order) =>
  transactions.filter(({ superseded }) => !superseded).map(({ amount }) => amount);

it("1: keeps the net of a whole order that was paid net: nothing is due back once it is invoiced", async () => {
  const { id } = await storedPaidOrder(forBody({ transactions: [came(net)] }));
  await issueInvoice(id, { type: "TD01", total }, mario, now);
  const order = await loadOrder(id);
  expect([order.status, asked(order), owedOf(order)]).toEqual(["paid", [net], net]);
  expect((await receiptsOf(order)).map(dueBackOf)).toEqual([0]);
  const document = await loadDocument(order.invoices?.[0]?.id ?? "");
  expect(document.content.recipient.code).toBe(code);
  const file = await readObject(setting("PRIVATE_BUCKET"), xmlKey(document));
  expectValid(Buffer.from(file?.bytes ?? []).toString("utf8"));
});

it("2: takes 566.90 of 2834.50 as a deposit of 639.61 and asks 2267.60 for the rest, before and after its document", async () => {
  const transactions = [came(56_690), payment(2, 226_760, {})];
  const terms = "twenty_upon_order_rest_on_ship" as const;
  const { id } = await storedPaidOrder(forBody({ transactions, status: "pendingPayment", termsOfPayment: terms }));
  const { next } = (await invoicingOf(id, mario, now)) as { next: { type: string; total: number } };
  expect(next).toMatchObject({ type: "TD02", total: 63_961, refusals: [] });
  await issueInvoice(id, { type: "TD02", total: 63_961 }, mario, now);
  expect(asked(await loadOrder(id))).toEqual([56_690, 226_760]);
});

it("3: gives the net of two panels back before any invoice: 179.04, and asks and invoices the rest", async () => {
  const order = await storedPaidOrder(forBody({ transactions: [came(net)] }));
  const pieces = [{ productId: "PANEL", quantity: 2 }];
  const lines = [
    {
      productId: "PANEL",
      quantity: 2,
      name: "Modulo 450 W",
      reason: "defective" as const,
      received: [{ condition: "as-new" as const, quantity: 2 }],
    },
  ];
  const { parts, credited } = partsOf(order, { id: "R1", lines }, await receiptsOf(order));
  expect([parts.map(({ amount }) => amount), credited]).toEqual([[17_904], 19_694]);
  const { returns = [] } = withUnbilled(order, "R1", pieces);
  const back = { ...order, returns: returns.map((one) => ({ ...one, credited })) };
  expect(owedOf(back)).toBe(net - 17_904);
  const next = nextDocument(back, "2026-11-23", true);
  expect([next.type, next.amount]).toEqual(["TD01", total - 19_694]);
});

it("4: credits two panels after the invoice with 196.94, of which 179.04 go back", async () => {
  const { id } = await storedPaidOrder(forBody({ transactions: [came(net)] }));
  await issueInvoice(id, { type: "TD01", total }, mario, now);
  const wish = {
    kind: "return" as const,
    reason: "Reso",
    pieces: [{ productId: "PANEL", quantity: 2 }],
    amends: "refund" as const,
    iban: "IT60X0542811101000000123456",
  };
  const { steps } = await correctionPlan(id, wish, now);
  expect(steps.map(({ name, amount }) => [name, amount])).toEqual([
    ["credit", 19_694],
    ["refund", 17_904],
  ]);
});

it("5: credits all of it with a note that asks for no VAT either, and owes nothing after", async () => {
  const { id } = await storedPaidOrder(forBody({ transactions: [came(net)] }));
  await issueInvoice(id, { type: "TD01", total }, mario, now);
  await issueCreditNote(id, { what: { all: true }, reason: "Annullata" }, now);
  const { invoices = [] } = await loadOrder(id);
  expect(invoices.map(({ type, total: sum, split }) => [type, sum, split])).toEqual([
    ["TD01", total, true],
    ["TD04", total, true],
  ]);
});

it("6: asks 50.00 more for 50.00 more of delivery, whatever VAT that has", async () => {
  const { id } = await storedPaidOrder(
    forBody({ status: "pendingPayment", transactions: [payment(1, net, {})], method: "manual_wire_transfer" }),
  );
  const after = await setShipmentCost(`${id}.1`, { shipmentCost: 17_000, reason: "Sponda" }, now);
  expect(asked(after)).toEqual([net + 5000]);
  expect(askedIn(after.amounts)).toBe(net + 5000);
});

it("7: asks no more of it at 22 % than at 10 %: the state gets the difference", async () => {
  const order = await storedPaidOrder(forBody({ transactions: [came(net)] }));
  const full = retaxed(order, false);
  expect(full.treatment.publicBody).toBe(code);
  expect([full.total > order.amounts.total, askedIn(full)]).toEqual([true, net]);
});

it("8: owes nothing in its figures once it has paid the net, and the net before", async () => {
  const figures = async (changes: Partial<Order>) => {
    const { total: sum, due } = spentOn(await storedPaidOrder(forBody(changes)));
    return [sum, due];
  };
  expect(await figures({ transactions: [came(net)] })).toEqual([total, 0]);
  expect(await figures({ transactions: [payment(1, net, {})], status: "pendingPayment" })).toEqual([total, net]);
});

it("9: pays nothing else under a declaration of intent, by which no VAT is charged", async () => {
  const order = await storedPaidOrder(
    forBody({ transactions: [payment(1, net, {})], status: "pendingPayment", companyId: "C1", reducedVat: false }),
  );
  const domestic = { ...order, amounts: retaxed(order, false) };
  const without = amountsUnder(domestic, "declaration-of-intent");
  expect([without.total, without.vatAmount, askedIn(without)]).toEqual([net, 0, net]);
});

it("10 to 15: cart, terms, instalments, order, credit and invoice of a company that is noted agree, and of one that isn't", async () => {
  for (const isBody of [true, false]) {
    const buyer = await invoicedCompany();
    if (isBody) await setPublicBody(buyer.companyId, "ufabcd", null);
    const user = { ...buyer, companyVat: companyVatOf(await loadCompany(buyer.companyId)) };
    const { id } = await add(user, await companyProduct(5, 33_333), 3);
    await setShippingAddress(user, id, "pickup", now);
    await setTerms(user, id, "thirty_days_later_end_of_month", now);
    const cart = cartView(await openOrderOf(user, now), user, now);
    // 999.99 and the contributions of three panels.
    const base = cart.amounts.total - cart.amounts.vatAmount;
    const pays = isBody ? base : cart.amounts.total;
    expect([cart.amounts.treatment.publicBody, askedIn(cart.amounts)]).toEqual([isBody ? code : undefined, pays]);
    expect((await availableTerms(user, now)).ways.length).toBeGreaterThan(0);
    const pay = { method: "manual_wire_transfer" as const, expectedTotal: cart.amounts.total };
    await expect(placeOrder(user, id, { ...pay, expectedAsked: pays + 1 }, now)).rejects.toThrow("prices-changed");
    const placed = await placeOrder(user, id, { ...pay, expectedAsked: pays }, now);
    expect([asked(placed), owedOf(placed), placed.amounts.total]).toEqual([[pays], pays, cart.amounts.total]);
    if (isBody) await setPublicBody(buyer.companyId, null, "UFABCD");
    const { next } = (await invoicingOf(id, isBody ? {} : { recipientCode: "ABC1234" }, now)) as {
      next: { type: "TD01"; total: number };
    };
    expect(next).toMatchObject({ type: "TD01", total: cart.amounts.total, refusals: [] });
    await issueInvoice(id, next, isBody ? {} : { recipientCode: "ABC1234" }, now);
    const order = await loadOrder(id);
    expect([asked(order), owedOf(order)]).toEqual([[pays], pays]);
    const { content } = await loadDocument(order.invoices?.[0]?.id ?? "");
    expect([content.splitPayment, content.payments.map(({ amount }) => amount), content.total]).toEqual([
      isBody,
      [pays],
      cart.amounts.total,
    ]);
  }
  expect(vat).toBe(total - net);
});
