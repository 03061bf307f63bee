import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { certificateMachine } from "@solvia/core/certificates/certificate-machine";
import { tendCertificates } from "@solvia/core/certificates/tend-certificates";
import { documentMachine } from "@solvia/core/invoicing/document-machine";
import { correctionMachine } from "@solvia/core/invoicing/corrections/correction-machine";
import { romeDate } from "@solvia/core/platform/time";
import { quotationMachine } from "@solvia/core/quotations/quotation-machine";
import { watchValidity } from "@solvia/core/quotations/watch";
import { returnMachine } from "@solvia/core/returns/return-machine";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound, type Found } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { declared } from "../support/declared.ts";
import { dot } from "../support/dot.ts";
import { fetchNotices } from "../support/exchange.ts";
import { refusesTheRest } from "../support/forbidden.ts";

const wait = { timeout: 90_000, interval: 200 };
const today = romeDate(new Date());
const later = new Date(Date.now() + 500 * 24 * 3600 * 1000);
const iban = "IT60X0542811101000000123456";
let cloud: LocalCloud;
let admin: Caller;
let company: Caller;
let person: Caller;
let panel: Found;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  company = await new Caller(cloud.url).login("azienda@solvia.example");
  person = await new Caller(cloud.url).login("cliente@solvia.example");
  panel = await firstFound(company, "category=panels&available=true");
});
afterAll(() => cloud.stop());

const done = ({ status, body }: { status: number; body: unknown }): never => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as never;
};

interface Quotation {
  status: string;
  revision: number;
  current?: { hash: string; amounts: { total: number } };
}

/** A draft for the company, and each act of a person with it. */
async function quotation() {
  const { user } = done(await company.call("GET", "/user")) as { user: { id: string } };
  const lines = [{ productId: panel.id, quantity: 2 }];
  const wish = { userId: user.id, lines, addressId: "pickup" };
  const { id } = done(await admin.call("POST", "/back-office/quotations", wish)) as { id: string };
  const path = `/back-office/quotations/${id}`;
  const whole = async (): Promise<Quotation> => done(await admin.call("GET", path));
  const office = async (act: string, body: object = {}) =>
    admin.call("POST", `${path}/${act}`, { revision: (await whole()).revision, ...body });
  const acts = {
    change: async () => admin.call("PUT", path, { revision: (await whole()).revision, reference: "Tetto Nord" }),
    adjust: () => company.call("POST", `/quotations/${id}/set-reduced-vat`, { reducedVat: false }),
    send: () => office("status", { action: "send" }),
    accept: async () =>
      company.call("POST", `/orders/offer/${id}`, {
        hash: (await whole()).current?.hash ?? "0".repeat(64),
        name: "Luca Serra",
      }),
    "drop-accepted": () => office("drop-accepted"),
    win: () => office("won"),
    lose: () => office("lost", { lostReason: "price" }),
    reset: () => office("reset"),
    // What is lacking of the balance: of one that isn't accepted the same endpoint prepares its next version, where something is lacking.
    "offer-rest": () => office("prepare-orderable"),
  };
  const read = async () => {
    const { status, ...rest } = await whole();
    return { state: status, whole: rest };
  };
  const refuses = (state: string, otherwise: NonNullable<Parameters<typeof refusesTheRest>[0]["otherwise"]> = {}) =>
    refusesTheRest({ machine: quotationMachine, acts, otherwise, read }, state);
  return { id, acts, refuses };
}

it("a quotation: draft, sent, accepted, won, lost, reset", async () => {
  const { acts, id, refuses } = await quotation();
  // To its customer a draft isn't there.
  for (const act of [acts.accept, acts.adjust]) expect((await act()).status).toBe(404);
  done(await acts.send());
  await refuses("sent");
  const cart = done(await acts.accept()) as { id: string; amounts: { total: number } };
  await refuses("accepted");
  const pay = { method: "manual_wire_transfer", expectedTotal: cart.amounts.total, salesConditionsAccepted: true };
  done(await company.call("POST", `/orders/${cart.id}/pay`, pay));
  // An order stands: neither lost nor taken back.
  for (const act of [acts.lose, acts["drop-accepted"]])
    expect((await act()).body).toMatchObject({ code: "invalid-transition" });
  done(await acts.win());
  // Who accepts again is told by whom it was accepted.
  await refuses("won", { accept: [409, "quotation-accepted"] });
  expect((await acts.reset()).body).toMatchObject({ code: "invalid-transition" });
  expect((await company.call("GET", `/orders/${cart.id}`)).body).toMatchObject({ status: "pendingPayment" });
  const other = await quotation();
  done(await other.acts.send());
  done(await other.acts.lose());
  await other.refuses("lost");
  done(await other.acts.reset());
  expect((await admin.call("GET", `/back-office/quotations/${other.id}`)).body).toMatchObject({ status: "draft" });
  expect((await admin.call("GET", `/back-office/quotations/${id}`)).body).toMatchObject({ status: "won" });
});

it("a quotation whose validity is over", async () => {
  const { acts, refuses } = await quotation();
  done(await acts.send());
  expect((await watchValidity(later)).expired).toBeGreaterThan(0);
  await refuses("expired");
});

const certificates = async () =>
  (done(await person.call("GET", "/vat/certifications")) as { items: { id: string; status: string }[] }).items;

/** The person's newest certificate, and each act with it. */
async function certificate() {
  const before = new Set((await certificates()).map(({ id }) => id));
  expect((await person.call("POST", "/vat/auto-certification/unsigned", declared)).status).toBe(200);
  const id = (await certificates()).find((one) => !before.has(one.id))?.id ?? "";
  const path = `/back-office/vat-certifications/${id}`;
  const signed = () => {
    const data = new FormData();
    const fields = { id, signature: dot.toString("base64"), identityExpiresOn: "2035-01-01", signedOn: today };
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    data.set("identityCard", new Blob([Uint8Array.from(dot)], { type: "image/png" }), "carta.png");
    return data;
  };
  const acts = {
    generate: () => person.call("POST", "/vat/auto-certification/unsigned", { ...declared, id }),
    submit: () => person.call("POST", "/vat/auto-certification/signed", signed()),
    approve: () =>
      admin.call("POST", `${path}/accept`, { checklist: ["signer", "identity", "signature", "plant", "goods"] }),
    reject: () => admin.call("POST", `${path}/reject`, { reason: "La firma manca" }),
    revoke: () => person.call("POST", `/vat/certifications/${id}/revoke`, { reason: "Uso diverso" }),
  };
  const read = async () => {
    const whole = done(await admin.call("GET", path)) as { status: string };
    return { state: whole.status, whole };
  };
  return { acts, refuses: (state: string) => refusesTheRest({ machine: certificateMachine, acts, read }, state), path };
}

it("a certificate: generated, submitted, approved, revoked, expired, rejected", async () => {
  const one = await certificate();
  await one.refuses("generated");
  done(await one.acts.submit());
  await one.refuses("submitted");
  done(await one.acts.approve());
  await one.refuses("approved");
  done(await one.acts.revoke());
  await one.refuses("revoked");
  expect((await admin.call("POST", `${one.path}/revoke`, { reason: "Altro uso" })).body).toMatchObject({
    code: "invalid-transition",
  });
  const lapsing = await certificate();
  done(await lapsing.acts.submit());
  done(await lapsing.acts.approve());
  await tendCertificates(later);
  await lapsing.refuses("expired");
  const refused = await certificate();
  done(await refused.acts.submit());
  done(await refused.acts.reject());
  const { status, body } = await refused.acts.approve();
  expect([status, body]).toMatchObject([409, { code: "invalid-transition" }]);
  await refused.refuses("rejected");
});

/** A request to return two pieces of an order that has arrived, and each act with it. */
async function returning() {
  const order = await buyAndPay(company, admin, panel, 2);
  done(await admin.call("POST", `/back-office/shipments/${order}/ready`, { ready: true }));
  done(await admin.call("POST", `/back-office/orders/${order}/delivered`, {}));
  const path = `/orders/${order}/return-requests`;
  const asked = { lines: [{ productId: panel.id, quantity: 2, reason: "damaged" }] };
  const { id } = done(await company.call("POST", path, asked)) as { id: string };
  const whole = async () => {
    const { items } = done(await admin.call("GET", `/back-office/return-requests?orderId=${order}`)) as {
      items: { id: string; status: string; revision: number }[];
    };
    return items.find((one) => one.id === id)!;
  };
  const resolve = async (action: string, more: object = {}) =>
    admin.call("POST", `/back-office/return-requests/${id}/resolve`, {
      action,
      revision: (await whole()).revision,
      ...more,
    });
  const acts = {
    approve: () => resolve("approve"),
    reject: () => resolve("reject", { reason: "Fuori tempo" }),
    cancel: () => company.call("POST", `${path}/${id}/cancel`),
    receive: () => resolve("receive", { lines: [{ productId: panel.id, condition: "as-new", quantity: 2 }] }),
    refund: () => resolve("refund", { iban }),
    replace: () => resolve("replace"),
    refuse: () => resolve("refuse", { reason: "Usati" }),
    // Of a company, which has no right to withdraw.
    withdraw: () =>
      company.call("POST", `/orders/${order}/withdrawal`, {
        name: "Luca Serra",
        email: "azienda@solvia.example",
        lines: [{ productId: panel.id, quantity: 1 }],
      }),
  };
  const read = async () => {
    const one = await whole();
    const { receipts } = done(await admin.call("GET", `/back-office/orders/${order}`)) as { receipts: unknown };
    return { state: one.status, whole: { one, receipts } };
  };
  const refuses = (state: string, again: readonly string[] = []) =>
    refusesTheRest(
      { machine: returnMachine, acts, read, again, otherwise: { withdraw: [409, "withdrawal-not-possible"] } },
      state,
    );
  return { acts, refuses };
}

it("a return: asked, approved, received, refunded; rejected, cancelled, replaced, refused", async () => {
  const first = await returning();
  await first.refuses("asked");
  done(await first.acts.approve());
  await first.refuses("approved");
  done(await first.acts.receive());
  await first.refuses("received");
  done(await first.acts.refund());
  // A refund is asked for again by whoever saw no answer: the one that is done is answered.
  await first.refuses("refunded", ["refund"]);
  expect((await first.acts.cancel()).body).toMatchObject({ code: "invalid-transition" });
  for (const [steps, state] of [
    [["reject"], "rejected"],
    [["cancel"], "cancelled"],
    [["approve", "receive", "replace"], "replaced"],
    [["approve", "receive", "refuse"], "refused"],
  ] as const) {
    const one = await returning();
    for (const step of steps) done(await one.acts[step]());
    await one.refuses(state);
  }
});

interface Invoicing {
  documents: { id: string; state: string; total: number }[];
  next?: { type: string; total: number };
  corrections: { closed?: object; steps: { doneOn?: string }[] }[];
}

it("a document at the exchange, and a correction that is done", async () => {
  const order = await buyAndPay(company, admin, panel, 3);
  const invoicing = async (): Promise<Invoicing> =>
    done(await admin.call("GET", `/back-office/orders/${order}/invoicing`));
  const { next } = await invoicing();
  const wish = { type: next?.type, total: next?.total, buyer: { recipientCode: "ABC1234" } };
  done(await admin.call("POST", `/back-office/orders/${order}/invoice`, wish));
  const [document] = (await invoicing()).documents;
  const resend = () => admin.call("POST", `/back-office/orders/${order}/documents/${document?.id}/resend`, {});
  const read = async () => {
    const { body } = await admin.call("GET", `/back-office/invoices/${document?.id}`);
    return { state: (await invoicing()).documents.find(({ id }) => id === document?.id)!.state, whole: body };
  };
  await vi.waitFor(async () => {
    await fetchNotices(cloud);
    expect((await read()).state).toBe("delivered");
  }, wait);
  await refusesTheRest({ machine: documentMachine, acts: { resend }, read }, "delivered");

  const promised = { kind: "price-promise", amount: 1000, amends: "refund", reason: "Prezzo promesso", iban };
  done(await admin.call("POST", `/back-office/orders/${order}/corrections`, { ...promised, seen: [1000, 1000] }));
  const act = (name: string, body: object) =>
    admin.call("POST", `/back-office/orders/${order}/corrections/0/${name}`, body);
  await refusesTheRest(
    {
      machine: correctionMachine,
      acts: {
        step: () => act("resume", {}),
        "name-account": () => act("resume", { iban }),
        close: () => act("close", { reason: "Niente" }),
      },
      again: ["step", "name-account"],
      read: async () => {
        const [correction] = (await invoicing()).corrections;
        const { receipts } = done(await admin.call("GET", `/back-office/orders/${order}`)) as { receipts: unknown };
        const isDone = correction?.steps.every(({ doneOn }) => doneOn) && !correction.closed;
        return { state: isDone ? "done" : "open", whole: { correction, receipts } };
      },
    },
    "done",
  );
});
