import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { back, iban, promise, rename } from "../../../../../tests/support/correction-wishes.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoicedOrder, issuedAt, knownPerson, mario } from "../../../../../tests/support/invoiced-order.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { privatePerson } from "../../../../../tests/support/accounts.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { loadOrder, markPaid, receiptsOf, type Order } from "../../orders/index.ts";
import { newId } from "../../platform/ids.ts";
import { listOrderHistory } from "../../orders/history/list-history.ts";
import { dueBackOf, withRefund } from "../../payments/index.ts";
import { invoicingOf } from "../issue/invoicing-of.ts";
import { register } from "../../accounts/registration/register.ts";
import { findCoupon } from "../../coupons/index.ts";
import { holderOf } from "../../platform/holder-of.ts";
import { issueInvoice } from "../issue/issue-invoice.ts";
import { loadDocument } from "../load-document.ts";
import { beginCorrection, correctionPlan } from "./begin-correction.ts";
import { listTroubles } from "../finding/list-troubles.ts";
import type { Correction, CorrectionWish } from "./correction.ts";
import { mayClose } from "./correction-machine.ts";
import { CorrectionEntity, correctionItem, correctionsOf } from "./correction.table.ts";
import { closeCorrection, resumeCorrection, runCorrection } from "./run-correction.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;
const asked = { reason: "agreed", askedOn: now.toISOString(), askedBy: "office" };
/** A paid order of somebody with its invoice. */
const invoiced = () => invoicedOrder();

/** A correction that was begun, and no step of which is done: as it lies there when all dies at once. */
async function lying(order: Order, wish: CorrectionWish): Promise<Correction> {
  const { steps } = await correctionPlan(order.id, wish, now);
  const { id: orderId, userId } = order;
  const correction = { orderId, userId, place: 0, version: 1, wish, steps, by: "office", begunOn: now.toISOString() };
  await CorrectionEntity.build(PutItemCommand).item(correctionItem(correction)).send();
  return correction;
}

const outcome = async (id: string) => {
  const order = await loadOrder(id);
  const refunds = (await receiptsOf(order)).flatMap((receipt) => receipt.refunds);
  return {
    documents: (order.invoices ?? []).map(({ type, total }) => [type, total]),
    refunds: refunds.map(({ amount }) => amount),
    done: (await correctionsOf(id)).map(({ steps }) => steps.every(({ doneOn }) => doneOn)),
  };
};

const momentsOf = ({ steps }: Correction): string[] => steps.flatMap(({ name }) => [`before ${name}`, `done ${name}`]);

it.each([
  [
    "a promised price",
    promise,
    {
      documents: [
        ["TD01", 319_805],
        ["TD04", 5000],
      ],
      refunds: [5000],
    },
  ],
  [
    "another name",
    rename,
    {
      documents: [
        ["TD01", 319_805],
        ["TD04", 319_805],
        ["TD01", 319_805],
      ],
      refunds: [],
    },
  ],
  [
    "two panels that came back",
    back,
    {
      documents: [
        ["TD01", 319_805],
        ["TD04", 19_694],
      ],
      refunds: [19_694],
    },
  ],
] as const)("%s: killed at any moment, it is gone on with to the same end", async (_, wish, expected) => {
  const moments = momentsOf(await lying(await invoiced(), wish));
  for (const deadly of moments) {
    const { id } = await invoiced();
    await lying(await loadOrder(id), wish);
    const dies = (moment: string): void => {
      if (moment === deadly) throw new Error("killed");
    };
    await expect(runCorrection(id, 0, now, dies)).rejects.toThrow("killed");
    await Promise.all([runCorrection(id, 0, now), runCorrection(id, 0, now)]);
    await runCorrection(id, 0, now);
    expect([deadly, await outcome(id)]).toEqual([deadly, { ...expected, done: [true] }]);
  }
});

it("names on the new invoice whom it should have named, and on the credit note whom the first one named", async () => {
  const order = await invoiced();
  await beginCorrection(order.id, rename, [319_805, 319_805], now);
  const documents = await Promise.all(((await loadOrder(order.id)).invoices ?? []).map(({ id }) => loadDocument(id)));
  expect(documents.map(({ content }) => content.buyer.companyName)).toEqual([
    undefined,
    undefined,
    "Rossi Mario Impianti",
  ]);
});

it("plans to whom the new invoice goes: a public body's asks for no VAT, which goes back", async () => {
  const order = await invoiced();
  const buyer = { ...mario, companyName: "Comune di Milano", recipientCode: "UF9999" };
  const wish: CorrectionWish = { ...rename, amends: "refund", iban, buyer };
  const { steps } = await correctionPlan(order.id, { ...wish, buyer: { recipientCode: "UF9999" } }, now);
  const seen = steps.map(({ amount }) => amount);
  // 2834.50 net are asked for, 363.55 go back.
  expect(seen).toEqual([319_805, 319_805, 36_355]);
  await beginCorrection(order.id, wish, seen, now);
  expect(await outcome(order.id)).toMatchObject({ refunds: [36_355], done: [true] });
  expect((await loadOrder(order.id)).invoices?.at(-1)).toMatchObject({ type: "TD01", split: true });
});

it("gives a person the name and surname that the first invoice had wrong", async () => {
  const order = await invoiced();
  const buyer = { ...mario, name: "Maria", surname: "Rossi De Santis" };
  await beginCorrection(order.id, { ...rename, buyer }, [319_805, 319_805], now);
  const documents = await Promise.all(((await loadOrder(order.id)).invoices ?? []).map(({ id }) => loadDocument(id)));
  const [first, credit, fresh] = documents.map(({ content }) => [content.buyer.name, content.buyer.surname]);
  expect(credit).toEqual(first);
  expect(fresh).toEqual(["Maria", "Rossi De Santis"]);
});

it("leaves what the first invoice had right as it was, whatever the account says by now", async () => {
  const order = await invoiced();
  await knownPerson(order.userId, { surname: "Bianchi", fiscalCode: "BNCMRA85T10A562X" });
  await beginCorrection(order.id, { ...rename, buyer: { street: "Via Nuova" } }, [319_805, 319_805], now);
  const documents = await Promise.all(((await loadOrder(order.id)).invoices ?? []).map(({ id }) => loadDocument(id)));
  const [first, credit, fresh] = documents.map(({ content }) => content.buyer);
  expect(credit).toEqual(first);
  expect(fresh).toEqual({ ...first, street: "Via Nuova" });
});

it("is nobody's act in the order's history where a worker carries it out: never its customer's", async () => {
  const { id } = await invoiced();
  await lying(await loadOrder(id), promise);
  await runCorrection(id, 0, now);
  const { items } = await listOrderHistory({ id: "OFFICE", roles: ["admin"] }, id, { limit: 50 }, String);
  expect(items.length).toBeGreaterThan(1);
  expect(items.map(({ by }) => by)).not.toContain("customer");
});

it("issues nothing where the exchange would refuse the new invoice, or where another chain follows by now", async () => {
  const order = await invoiced();
  const wrong = { ...rename, buyer: { fiscalCode: "RSSMRA85T10A562T" } };
  await expect(beginCorrection(order.id, wrong, [319_805, 319_805], now)).rejects.toThrow("document-refused");
  await expect(beginCorrection(order.id, promise, [4999], now)).rejects.toThrow("version-conflict");
  expect(await outcome(order.id)).toEqual({ documents: [["TD01", 319_805]], refunds: [], done: [] });
});

it("of two at once begins one; another one waits until it is over", async () => {
  const order = await invoiced();
  const seen = (await correctionPlan(order.id, promise, now)).steps.map(({ amount }) => amount);
  const both = await Promise.allSettled([
    beginCorrection(order.id, promise, seen, now),
    beginCorrection(order.id, promise, seen, now),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await outcome(order.id)).toEqual({
    documents: [
      ["TD01", 319_805],
      ["TD04", 5000],
    ],
    refunds: [5000],
    done: [true],
  });
});

it("notes why a step can't be done, and goes on once it can", async () => {
  const order = await invoiced();
  await lying(order, { ...promise, iban: undefined });
  await expect(runCorrection(order.id, 0, now)).rejects.toThrow("iban-missing");
  expect(await correctionsOf(order.id)).toMatchObject([
    { problem: "iban-missing", steps: [{ doneOn: now.toISOString() }, { amount: 5000 }] },
  ]);
});

it("asks where the money goes before it issues anything", async () => {
  const order = await invoiced();
  const seen = [5000, 5000];
  await expect(beginCorrection(order.id, { ...promise, iban: undefined }, seen, now)).rejects.toThrow("iban-missing");
  await expect(beginCorrection(order.id, { ...promise, iban: "NOT AN IBAN" }, seen, now)).rejects.toMatchObject({
    fields: [{ field: "iban", code: "invalid-iban" }],
  });
  expect(await outcome(order.id)).toEqual({ documents: [["TD01", 319_805]], refunds: [], done: [] });
  expect(await correctionPlan(order.id, promise, now)).toMatchObject({ byTransfer: true });
  await beginCorrection(order.id, { ...promise, iban: "it60 x054 2811 1010 0000 0123 456" }, seen, now);
  expect(await outcome(order.id)).toMatchObject({ refunds: [5000], done: [true] });
});

it("stands among what waits until its money has somewhere to go", async () => {
  const order = await invoiced();
  await lying(order, { ...promise, iban: "NOT AN IBAN" });
  await expect(runCorrection(order.id, 0, now)).rejects.toThrow("invalid-input");
  const stopped = { orderId: order.id, place: 0, kind: "price-promise", problem: "invalid-input" };
  expect((await listTroubles()).corrections).toContainEqual(expect.objectContaining(stopped));
  await expect(resumeCorrection(order.id, 0, {}, now)).rejects.toThrow("invalid-input");
  await expect(resumeCorrection(order.id, 0, { iban: "IT00X" }, now)).rejects.toThrow("invalid-input");
  await resumeCorrection(order.id, 0, { iban }, now);
  expect(await outcome(order.id)).toMatchObject({ refunds: [5000], done: [true] });
  expect((await listTroubles()).corrections.map(({ orderId }) => orderId)).not.toContain(order.id);
});

it("is ended by a reason where its money went back otherwise, and the next one begins; never between two documents", async () => {
  const order = await invoiced();
  await lying(order, { ...promise, iban: undefined });
  await expect(closeCorrection(order.id, 0, "too early", now)).rejects.toThrow("invalid-transition");
  await expect(runCorrection(order.id, 0, now)).rejects.toThrow("iban-missing");
  await expect(beginCorrection(order.id, rename, [314_805, 314_805], now)).rejects.toThrow("invalid-transition");
  await closeCorrection(order.id, 0, "Given back at the desk", now);
  expect(await correctionsOf(order.id)).toMatchObject([{ closed: { reason: "Given back at the desk" } }]);
  expect(await runCorrection(order.id, 0, now)).toMatchObject({ steps: [{ name: "credit" }, { name: "refund" }] });
  expect(await outcome(order.id)).toMatchObject({ refunds: [], done: [false] });
  const { steps } = await correctionPlan(order.id, rename, now);
  await beginCorrection(
    order.id,
    rename,
    steps.map(({ amount }) => amount),
    now,
  );
  expect(await outcome(order.id)).toMatchObject({ done: [false, true] });
  const credited = { name: "credit" as const, amount: 1, doneOn: now.toISOString() };
  const half = { problem: "limit-reached", steps: [credited, { name: "invoice" as const, amount: 1 }] };
  expect([mayClose(half), mayClose({ ...half, steps: [credited, { name: "refund", amount: 1 }] })]).toEqual([
    false,
    true,
  ]);
});

it("asks the instalments that are open for no more than its documents", async () => {
  const open = payment(1, 319_805, { dueDate: "2027-01-31" });
  const { id } = await storedPaidOrder({
    status: "pendingPayment",
    termsOfPayment: "thirty_days_later_end_of_month",
    transactions: [open],
  });
  await issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
  const wish = { ...back, amends: "none" as const };
  await beginCorrection(id, wish, [19_694], now);
  const live = (await loadOrder(id)).transactions.filter(({ superseded }) => !superseded);
  expect(live.map(({ amount, dueDate }) => [amount, dueDate])).toEqual([[300_111, "2027-01-31"]]);
});

it("leaves money that came twice due back, and takes its refund of what stands for the order", async () => {
  const order = await invoiced();
  const [standing] = await receiptsOf(order);
  if (!standing) throw new Error("The payment has a receipt");
  const { receipt } = withRefund({ ...standing, amount: 400_000 }, { ...asked, amount: 19_694, of: "settled" });
  expect([receipt.settled, dueBackOf(receipt)]).toEqual([300_111, 80_195]);
});

it("issues nothing while the money that would go back has another refund that isn't at its end", async () => {
  const order = await invoiced();
  await beginCorrection(order.id, promise, [5000, 5000], now);
  const before = await outcome(order.id);
  await expect(correctionPlan(order.id, back, now)).rejects.toThrow("refund-under-way");
  await expect(beginCorrection(order.id, back, [19_694, 19_694], now)).rejects.toThrow("refund-under-way");
  expect(await outcome(order.id)).toEqual(before);
  // Without money to go back it waits for nothing.
  expect((await correctionPlan(order.id, { ...back, amends: "none" }, now)).steps).toHaveLength(1);
});

/** The worked example on which a fifth was paid and invoiced: 639.61 of 3198.05. */
async function begun(): Promise<Order> {
  const id = newId();
  const came = { orderId: id, status: "paid", settledOn: "2026-11-20", settlementRef: `CRO ${id.slice(-6)}` } as const;
  await storedPaidOrder({
    id,
    status: "pendingPayment",
    termsOfPayment: "twenty_upon_order_rest_on_ship",
    transactions: [payment(1, 63_961, came), payment(2, 255_844, { orderId: id })],
  });
  return issueInvoice(id, { type: "TD02", total: 63_961 }, mario, now);
}

/** The balance as it is asked for, once it has come; then the goods' invoice. */
async function finished(id: string) {
  const open = (await loadOrder(id)).transactions.find(
    ({ status, superseded }) => status === "pending_payment" && !superseded,
  );
  if (!open) throw new Error("The balance is open");
  await markPaid(
    `${id}.${open.seq}`,
    undefined,
    { settledOn: "2026-11-23", settlementRef: `BAL ${id.slice(-6)}` },
    now,
  );
  const due = await invoicingOf(id, mario, now);
  if (!("next" in due)) throw new Error("Something is left to invoice");
  const { next } = due;
  await issueInvoice(id, { type: "TD01", total: next.total }, mario, now);
  const order = await loadOrder(id);
  const kept = (await receiptsOf(order)).reduce((sum, { settled }) => sum + settled, 0);
  return { balance: open.amount, kept, documents: (order.invoices ?? []).map(({ type, total }) => [type, total]) };
}

it.each([
  // 50.00 go back at once and the balance stays; or nothing goes back and the balance is 50.00 less.
  ["refund", [5000, 5000], 255_844],
  ["none", [5000], 250_844],
] as const)("takes a price promised between deposit and balance off once: %s", async (how, seen, balance) => {
  const { id } = await begun();
  await beginCorrection(id, { ...promise, amends: how }, seen, now);
  expect(await finished(id)).toEqual({
    balance,
    kept: 319_805 - 5000,
    documents: [
      ["TD02", 63_961],
      ["TD04", 5000],
      ["TD01", 255_844],
    ],
  });
});

it("takes a coupon back that nobody has used when all goods have come back, and sends back all that was paid", async () => {
  const person = privatePerson();
  await register(person, "192.0.2.1", now);
  const { id } = await storedPaidOrder({ userId: (await holderOf("EMAIL", person.email)) ?? "" });
  await issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
  const kept: CorrectionWish = { ...promise, amount: 61_000, amends: "coupon" };
  const seenOf = async (wish: CorrectionWish) =>
    (await correctionPlan(id, wish, now)).steps.map(({ name, amount }) => [name, amount] as const);
  const [[, net]] = (await seenOf(kept)) as [readonly ["coupon", number]];
  const { steps } = await beginCorrection(id, kept, [net], now);
  const code = steps[0]?.ref ?? "";
  expect(await findCoupon(code)).toMatchObject({ state: "active", amount: net });
  const pieces = (await loadOrder(id)).lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const allBack: CorrectionWish = { ...back, pieces };
  const seen = await seenOf(allBack);
  expect(seen.map(([name]) => name)).toEqual(["revoke", "credit", "refund"]);
  // All but the shipping, which has been paid for.
  expect(seen[2]?.[1]).toBe(seen[1]?.[1]);
  await beginCorrection(
    id,
    allBack,
    seen.map(([, amount]) => amount),
    now,
  );
  expect(await findCoupon(code)).toMatchObject({ state: "disabled" });
  expect(await outcome(id)).toMatchObject({ refunds: [seen[2]?.[1]], done: [true, true] });
});

// The last one: no document after it has an earlier day.
it("is numbered and dated in the year in which it is made", async () => {
  const order = await invoiced();
  const later = new Date("2027-02-01T10:00:00Z");
  await beginCorrection(order.id, rename, [319_805, 319_805], later);
  const invoices = (await loadOrder(order.id)).invoices ?? [];
  expect(invoices.map(({ date }) => date)).toEqual(["2026-11-23", "2027-02-01", "2027-02-01"]);
  expect(invoices.slice(1).map(({ number }) => number.split("/")[1])).toEqual(["2027NC", "2027"]);
});
