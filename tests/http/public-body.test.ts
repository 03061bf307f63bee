import { afterAll, beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { addressIn } from "../support/accountant/places.ts";
import { done } from "../support/accountant/sale.ts";
import { camtFile } from "../support/bank-files.ts";
import { firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { expectValid } from "../support/fattura.ts";
import { secondAdministrator } from "../support/two-administrators.ts";
import { pdfText, withoutSpaces } from "../support/pdf-text.ts";

let cloud: LocalCloud;
let admin: Caller;
let body: Caller;
let companyId: string;
const today = romeDate(new Date());

interface Amounts {
  total: number;
  vatAmount: number;
  treatment: { publicBody?: string };
}
interface Order {
  id: string;
  number: string;
  status: string;
  amounts: Amounts;
  transactions: { id: string; amount: number; status: string }[];
}

const mark = async (code: string | null) => {
  const { publicBody = null } = done(await admin.call("GET", `/back-office/companies/${companyId}`)) as {
    publicBody?: string;
  };
  return admin.call("PUT", `/back-office/companies/${companyId}/public-body`, { publicBody: code, seen: publicBody });
};

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  body = await new Caller(cloud.url).login("azienda@solvia.example");
  const { company } = (await body.call("GET", "/company")).body as { company: { id: string } };
  companyId = company.id;
});
afterAll(() => cloud.stop());

async function cartOf(quantity: number): Promise<Order> {
  const { price } = await firstFound(body, "category=emobility&available=true");
  done(await body.call("POST", `/orders/product-price/${price.priceId}/quantity/${quantity}`));
  const { id } = done(await body.call("GET", "/orders/open")) as Order;
  const address = done(await body.call("POST", "/shipping-address", addressIn("Milano"))) as { id: string };
  return done(await body.call("POST", `/orders/${id}/shipping-address/${address.id}`));
}

const place = async ({ id, amounts: { total } }: Order): Promise<Order> => {
  const pay = { method: "manual_wire_transfer", expectedTotal: total, salesConditionsAccepted: true };
  done(await body.call("POST", `/orders/${id}/pay`, pay));
  return done(await body.call("GET", `/orders/${id}`));
};

const fileOf = async (order: string, name: string) => {
  const { headers } = await body.call("GET", `/orders/${order}/documents/${name}`);
  return fetch(headers.get("location") ?? "");
};

/** "1234,50", whatever spaces and dots a paper writes. */
const figure = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");
const paperOf = async (order: string, name: string): Promise<string> =>
  withoutSpaces(pdfText(new Uint8Array(await (await fileOf(order, name)).arrayBuffer()))).replaceAll(
    /(?<=\d)\.(?=\d{3})/g,
    "",
  );

it("takes six letters and digits for a public body's code, and nothing else", async () => {
  for (const code of ["ABC12", "ABCDE!", "àbcdef"])
    expect(await mark(code)).toMatchObject({ status: 422, body: { errors: [{ field: "publicBody" }] } });
  expect(await mark(" ufabcd".trim())).toMatchObject({ status: 200, body: { publicBody: "UFABCD" } });
  expect(await mark(null)).toMatchObject({ status: 200 });
  expect((await admin.call("GET", `/back-office/companies/${companyId}`)).body).not.toHaveProperty("publicBody");
  expect(
    await body.call("PUT", `/back-office/companies/${companyId}/public-body`, { publicBody: "UFABCD", seen: null }),
  ).toMatchObject({ status: 403 });
});

it("is marked over what was seen: of two colleagues the second is told, the same said twice is said once", async () => {
  const path = `/back-office/companies/${companyId}/public-body`;
  const said = (publicBody: string | null, seen: string | null) => admin.call("PUT", path, { publicBody, seen });
  expect(await admin.call("PUT", path, { publicBody: "UFABCD" })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "seen" }] },
  });
  done(await said("UFABCD", null));
  for (const code of ["UFZZZZ", null])
    expect(await said(code, null)).toMatchObject({ status: 409, body: { code: "version-conflict" } });
  done(await said("UFABCD", null));
  done(await said(null, "UFABCD"));
});

it("isn't placed for another sum than was seen where the mark came or went meanwhile, though the total is the same", async () => {
  const { id, amounts } = await cartOf(1);
  const { total, vatAmount } = amounts;
  const pay = (expectedAsked: number) =>
    body.call("POST", `/orders/${id}/pay`, {
      method: "manual_wire_transfer",
      expectedTotal: total,
      expectedAsked,
      salesConditionsAccepted: true,
    });
  done(await mark("UFABCD"));
  expect(await pay(total)).toMatchObject({ status: 409, body: { code: "prices-changed" } });
  done(await mark(null));
  expect(await pay(total - vatAmount)).toMatchObject({ status: 409, body: { code: "prices-changed" } });
  done(await mark("UFABCD"));
  done(await pay(total - vatAmount));
  expect(done(await body.call("GET", `/orders/${id}`))).toMatchObject({
    amounts: { total },
    transactions: [{ amount: total - vatAmount }],
  });
  done(await mark(null));
});

it("asks it for the net in cart, terms, order, payment, statement, PDF and invoice, to the cent", async () => {
  const before = await cartOf(1);
  expect(before.amounts.treatment).not.toHaveProperty("publicBody");
  done(await mark("UFABCD"));
  const cart = done(await body.call("GET", "/orders/open")) as Order;
  const { total, vatAmount } = cart.amounts;
  const net = total - vatAmount;
  expect([cart.amounts.treatment.publicBody, total]).toEqual(["UFABCD", before.amounts.total]);
  const order = await place(cart);
  expect(order).toMatchObject({ amounts: { total, vatAmount }, transactions: [{ amount: net }] });
  const pro = await paperOf(order.id, "pro-forma");
  for (const cents of [total, net]) expect(pro).toContain(figure(cents));
  expect(pro).toContain("Dapagare");
  expect(done(await admin.call("GET", `/back-office/orders/${order.id}`))).toMatchObject({
    transactions: [{ amount: net }],
  });

  const statement = camtFile([{ day: today, cents: net, reference: "PA1", text: `mandato ${order.number}` }]);
  done(await admin.call("POST", "/back-office/bank-statements", { name: "s.xml", content: btoa(statement) }));
  const { items } = done(await admin.call("GET", "/back-office/bank-entries?text=pa1")) as {
    items: { id: string; proposal: object }[];
  };
  expect(items).toMatchObject([{ proposal: { confidence: "sure", shares: [{ amount: net, due: net }] } }]);
  const matches = [{ id: items[0]?.id, orders: [{ number: order.number, amount: net }] }];
  expect(done(await admin.call("POST", "/back-office/bank-entries/confirm", { matches }))).toMatchObject({ booked: 1 });
  expect(done(await body.call("GET", `/orders/${order.id}`))).toMatchObject({ status: "paid" });

  // Unmarked meanwhile, the order is still the one that it was placed as.
  done(await mark(null));
  const { next } = done(await admin.call("GET", `/back-office/orders/${order.id}/invoicing`)) as {
    next: { type: string; total: number };
  };
  expect(next).toMatchObject({ type: "TD01", total, recipient: { code: "UFABCD" }, refusals: [] });
  done(await admin.call("POST", `/back-office/orders/${order.id}/invoice`, { type: "TD01", total }));
  const { documents } = done(await admin.call("GET", `/back-office/orders/${order.id}/invoicing`)) as {
    documents: { id: string }[];
  };
  const id = documents[0]?.id ?? "";
  expect(done(await admin.call("GET", `/back-office/invoices/${id}`))).toMatchObject({
    splitPayment: true,
    payments: [{ amount: net }],
  });
  const xml = await (await fileOf(order.id, `${id}-xml`)).text();
  expectValid(xml);
  expect(xml).toContain("<EsigibilitaIVA>S</EsigibilitaIVA>");
  expect(xml).toContain(`<ImportoPagamento>${(net / 100).toFixed(2)}</ImportoPagamento>`);
  expect(await paperOf(order.id, id)).toContain(figure(net));
  // Nothing of it was VAT that would have to go back.
  const { items: receipts } = done(await admin.call("GET", "/back-office/returns")) as {
    items: { orderId: string }[];
  };
  expect(receipts.filter(({ orderId }) => orderId === order.id)).toEqual([]);
});

it("is told what it pays when two administrators change its VAT, and is asked for no other sum", async () => {
  const second = await new Caller(cloud.url).login(await secondAdministrator());
  done(await mark("UFABCD"));
  const order = await place(await cartOf(1));
  const { total, vatAmount } = order.amounts;
  const net = total - vatAmount;
  const read = async () => done(await admin.call("GET", `/back-office/orders/${order.id}`));
  expect(await read()).toMatchObject({
    vatChange: { options: [{ rule: "declaration-of-intent", total: net, asked: net }] },
  });
  const path = `/back-office/orders/${order.id}/vat-amount`;
  const protocol = "26112309123456789-000001";
  const wish = { act: "propose", rule: "declaration-of-intent", reason: "Prova", protocol, total: net };
  done(await admin.call("PUT", path, wish));
  const { vatChange } = (await read()) as { vatChange: { proposal: { proposedOn: string } } };
  expect(vatChange.proposal).toMatchObject({ total: net, asked: net });
  const { proposedOn } = vatChange.proposal;
  done(await second.call("PUT", path, { act: "confirm", proposedOn, total: net }));
  // The net before, the net now: its payment stays as it was, and the way back is told by what it pays too.
  expect(await read()).toMatchObject({
    amounts: { total: net, vatAmount: 0 },
    transactions: [{ id: order.transactions[0]?.id, amount: net }],
    vatChange: { options: [{ rule: "as-placed", total, asked: net }] },
  });
  done(await mark(null));
});
