import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { romeDate } from "@solvia/core/platform/time";
import { buyersOf } from "../support/accountant/buyers.ts";
import type { Case, Group } from "../support/accountant/case.ts";
import { couponCases } from "../support/accountant/coupon-cases.ts";
import { depositCases, intentCases, splitPaymentCases } from "../support/accountant/document-cases.ts";
import { businessCases, consumerCases } from "../support/accountant/domestic-cases.ts";
import { exportCases, oneStopShopCases, unionCases } from "../support/accountant/foreign-cases.ts";
import { OrderOfThree, seat } from "../support/accountant/money-back.ts";
import { reducedCases } from "../support/accountant/reduced-cases.ts";
import { cartByQuotation, cartOf, done, expectSums, type Sale } from "../support/accountant/sale.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { expectValid } from "../support/fattura.ts";
import { mayOwe } from "../support/receipts.ts";
import { pdfText } from "../support/pdf-text.ts";
import { secondAdministrator } from "../support/two-administrators.ts";

let cloud: LocalCloud;
let admin: Caller;
let second: Caller;
let secondEmail: string;
let buyers: ReturnType<typeof buyersOf>;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  secondEmail = await secondAdministrator();
  second = await new Caller(cloud.url).login(secondEmail);
  buyers = buyersOf(cloud.url, admin);
  await mayOwe(admin, await buyers("business"));
});
afterAll(() => cloud.stop());
/** A password counts for ten minutes, and all of these cases may take longer. */
const knownAgain = async () => {
  await admin.login("admin@solvia.example");
  await second.login(secondEmail);
};

interface Order extends Sale {
  status: string;
  transactions: { id: string; amount: number; status: string }[];
}
interface Detail {
  type: string;
  groups: { rate: number; taxable: number; vat: number }[];
  total: number;
  stampDuty?: number;
  splitPayment?: boolean;
  payments: { amount: number }[];
}

const read = async (id: string): Promise<Order> => done(await admin.call("GET", `/back-office/orders/${id}`));
const groupsOf = (groups: Detail["groups"]) => groups.map(({ rate, taxable, vat }) => [rate, taxable, vat]);
const settled = async (transaction: string, amount: number) => {
  const settlement = { settledOn: romeDate(new Date()), settlementRef: `CRO ${crypto.randomUUID()}`, amount };
  done(await admin.call("POST", `/back-office/transactions/${transaction}/paid-by-bank-transfer`, settlement));
};

async function fileOf(buyer: Caller, path: string): Promise<Response> {
  const { status, headers } = await buyer.call("GET", path);
  expect(status).toBe(302);
  return fetch(headers.get("location") ?? "");
}

/** Cents as any country's paper writes them: "1.234,50", "1,234.50", "1 234,50", without its spaces. */
function written(cents: number): RegExp {
  const [whole = "", rest = ""] = (cents / 100).toFixed(2).split(".");
  const thousands = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,’']?");
  return new RegExp(`${thousands}[.,]${rest}(?!\\d)`);
}

/** The document that is due next has these sums: shown before, issued, in its detail and in the XML that the exchange reads. */
async function issues(
  order: string,
  buyer: Caller,
  one: Case,
  [type, groups, total]: [string, readonly Group[], number],
) {
  const { next } = done(await admin.call("GET", `/back-office/orders/${order}/invoicing`)) as { next?: Detail };
  expect([next?.type, next?.total]).toEqual([type, total]);
  const buyerData = {
    ...(one.publicBody && { recipientCode: "UFABCD" }),
    ...(one.to === "pickup" && one.buyer !== "german" && seat),
  };
  done(await admin.call("POST", `/back-office/orders/${order}/invoice`, { type, total, buyer: buyerData }));
  const { documents } = done(await admin.call("GET", `/back-office/orders/${order}/invoicing`)) as {
    documents: { id: string; type: string }[];
  };
  const { id = "" } = documents.at(-1) ?? {};
  const detail = done(await admin.call("GET", `/back-office/invoices/${id}`)) as Detail;
  expect([detail.type, groupsOf(detail.groups), detail.total]).toEqual([type, groups, total]);
  const xml = await (await fileOf(buyer, `/orders/${order}/documents/${id}-xml`)).text();
  expectValid(xml);
  const sums = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([0-9.-]+)</${name}>`, "g"))].map(([, text]) =>
      Math.round(Number(text) * 100),
    );
  const told = one.told ?? { groups, total };
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  expect(sorted(sums("ImponibileImporto"))).toEqual(sorted(told.groups.map(([, taxable]) => taxable)));
  expect(sorted(sums("Imposta"))).toEqual(sorted(told.groups.map(([, , vat]) => vat)));
  expect(sums("ImportoTotaleDocumento")).toEqual([told.total]);
  return { detail, xml };
}

async function placed(buyer: Caller, { id }: Sale, total: number): Promise<Order> {
  const pay = { method: "manual_wire_transfer", expectedTotal: total, salesConditionsAccepted: true };
  done(await buyer.call("POST", `/orders/${id}/pay`, pay));
  return read(id);
}

/** Two administrators take the order's VAT off by a declaration of intent. */
async function untaxed(id: string, total: number): Promise<void> {
  const wish = { rule: "declaration-of-intent", reason: "Esportatore abituale", protocol: "26112309123456789-000001" };
  const path = `/back-office/orders/${id}/vat-amount`;
  const { vatChange } = done(await admin.call("PUT", path, { act: "propose", ...wish, total })) as {
    vatChange: { proposal: { proposedOn: string } };
  };
  done(await second.call("PUT", path, { act: "confirm", proposedOn: vatChange.proposal.proposedOn, total }));
}

describe.each([
  ["consumers at 22 %", consumerCases],
  ["companies at 22 %", businessCases],
  ["the rate of 10 %", reducedCases],
  ["coupons", couponCases],
  ["companies in the union", unionCases],
  ["the one-stop shop", oneStopShopCases],
  ["exports", exportCases],
  ["deposits", depositCases],
  ["public bodies", splitPaymentCases],
  ["declarations of intent and bollo", intentCases],
] as const)("%s", (_, cases: readonly Case[]) => {
  beforeAll(knownAgain);
  it.each(cases)("$name", async (one) => {
    const buyer = await buyers(one.buyer);
    const cart = one.quoted ? await cartByQuotation(buyer, admin, one) : await cartOf(buyer, admin, one);
    expectSums(cart, one.sums);
    const order = await placed(buyer, cart, one.sums.total);
    expectSums(order, one.sums);
    expectSums(done(await buyer.call("GET", `/orders/${order.id}`)), one.sums);
    const paper = await fileOf(buyer, `/orders/${order.id}/documents/pro-forma`);
    expect(pdfText(new Uint8Array(await paper.arrayBuffer()))).toMatch(written(one.sums.total));
    const documents = one.documents ?? [["TD01", one.sums.groups, one.sums.total] as const];
    if (one.intent) await untaxed(order.id, one.intent.total);
    if (one.publicBody) {
      const { detail, xml } = await issues(order.id, buyer, one, ["TD01", one.sums.groups, one.sums.total]);
      expect([detail.splitPayment, detail.payments.map(({ amount }) => amount)]).toEqual([true, [one.publicBody.pays]]);
      expect(xml).toContain("<EsigibilitaIVA>S</EsigibilitaIVA>");
      const { transactions: asked } = await read(order.id);
      expect(asked.map(({ amount }) => amount)).toEqual([one.publicBody.pays]);
      await settled(asked[0]!.id, one.publicBody.pays);
      expect(await read(order.id)).toMatchObject({ status: "paid" });
      return;
    }
    const { transactions } = await read(order.id);
    const open = transactions.filter(({ status }) => status !== "paid");
    // What is asked for is what the documents are of.
    expect(open.map(({ amount }) => amount)).toEqual(documents.map(([, , total]) => total));
    for (const [index, [type, groups, total]] of documents.entries()) {
      await settled(open[index]!.id, total);
      const { detail } = await issues(order.id, buyer, one, [type, groups, total]);
      if (one.intent) expect(detail.stampDuty).toBe(one.intent.bollo);
    }
    expect(await read(order.id)).toMatchObject({ status: "paid" });
  });
});

describe("the money of documents that came after it", () => {
  beforeAll(knownAgain);
  const three = async () => new OrderOfThree(await buyers("business"), admin);
  const back = { kind: "return", quantity: 1, amends: "refund" };

  it("366.00 by card, a piece of 122.00 sent back and refunded, the card's bank takes the rest: 244.00 are asked again", async () => {
    const order = await (await three()).place("card");
    const intent = await order.pay();
    await order.invoice();
    expect((await order.corrected(back)).steps).toEqual([
      ["credit", 12_200],
      ["refund", 12_200],
    ]);
    await order.chargedBack(intent);
    expect(await order.money()).toMatchObject({ documents: 24_400, asked: 24_400, settled: 0, refundDue: 0 });
    await order.pay();
    expect(await order.money()).toEqual({
      status: "paid",
      documents: 24_400,
      asked: 24_400,
      settled: 24_400,
      refundDue: 0,
    });
    // All that is left goes back, and nothing stays.
    expect((await order.corrected({ ...back, quantity: 2 })).steps.at(-1)).toEqual(["refund", 24_400]);
    expect(await order.money()).toMatchObject({ documents: 0, settled: 0, refundDue: 0 });
  });

  it("a bank receipt of 366.00 is honoured, 122.00 go back, and it comes back unpaid: 244.00 are asked again", async () => {
    const order = await (await three()).place("manual_wire_transfer");
    const slip = await order.presented();
    const { transactions } = await order.read();
    await order.honoured(slip);
    await order.corrected(back);
    const unpaid = { transaction: transactions[0]?.id, on: romeDate(new Date()), fee: 0, reason: "Insoluto" };
    done(await admin.call("POST", `/back-office/collections/${slip}/unpaid`, unpaid));
    await order.retry();
    expect(await order.money()).toMatchObject({ documents: 24_400, asked: 24_400, settled: 0, refundDue: 0 });
  });

  it("366.00 at the bank, a piece credited meanwhile: of what comes 244.00 pay, 122.00 are due back", async () => {
    const order = await (await three()).place("manual_wire_transfer");
    const slip = await order.presented();
    expect((await order.corrected(back)).steps).toEqual([["credit", 12_200]]);
    await order.honoured(slip);
    expect(await order.money()).toEqual({
      status: "paid",
      documents: 24_400,
      asked: 24_400,
      settled: 24_400,
      refundDue: 12_200,
    });
  });

  it("366.00 paid, a credit note of a piece by itself: 122.00 are due back, and their refund isn't asked about", async () => {
    const order = await (await three()).place("manual_wire_transfer");
    await order.transfer();
    await order.invoice();
    const path = `/back-office/orders/${order.id}/credit-note`;
    const pieces = await order.pieces(1);
    expect(done(await admin.call("GET", `${path}?pieces=${pieces[0]?.productId}:1`))).toMatchObject({
      dueBack: 12_200,
    });
    done(await admin.call("POST", path, { pieces, reason: "Un pezzo rotto", seen: 1 }));
    expect(await order.money()).toMatchObject({ documents: 24_400, asked: 24_400, settled: 24_400, refundDue: 12_200 });
    const { receipts } = await order.read();
    const refund = { amount: 12_200, reason: "Nota di credito", iban: "IT60X0542811101000000123456" };
    done(await admin.call("POST", `/back-office/receipts/${receipts[0]?.id}/refund`, refund));
    expect(await order.money()).toMatchObject({ documents: 24_400, settled: 24_400, refundDue: 0 });
  });

  it("36.61 kept by a coupon, spent, and everything sent back: the coupon is the buyer's again", async () => {
    const first = await (await three()).place("manual_wire_transfer");
    await first.transfer();
    await first.invoice();
    const promise = { kind: "price-promise", amount: 3661, amends: "coupon" };
    const { refs, steps } = await first.corrected(promise);
    expect(steps).toEqual([["coupon", 3001]]);
    const code = refs[0] ?? "";
    const second = await (await three()).place("manual_wire_transfer", code);
    await second.transfer();
    await second.invoice();
    // It stands for 36.61 of the first order's money as long as what it was spent for stands.
    expect((await first.corrected({ ...back, quantity: 3 })).steps).toEqual([
      ["credit", 36_600],
      ["refund", 32_939],
    ]);
    expect((await second.corrected({ ...back, quantity: 3 })).steps).toEqual([
      ["credit", 32_939],
      ["refund", 32_939],
    ]);
    expect(await second.money()).toMatchObject({ documents: 0, settled: 0, refundDue: 0 });
    const third = await three();
    expect(await third.fill(code)).toMatchObject({ couponAmount: 3001, total: 32_939 });
  });
});
