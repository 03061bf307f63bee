import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Collection } from "@solvia/core/collections/collection";
import { collectionMachine } from "@solvia/core/collections/collection-machines";
import { confirmPaid } from "@solvia/core/collections/confirm-paid";
import { presentableLine } from "@solvia/core/collections/due-lines";
import { newCollection, writeCollection } from "@solvia/core/collections/stored-collection";
import { correctionPlan } from "@solvia/core/invoicing/corrections/begin-correction";
import type { CorrectionWish } from "@solvia/core/invoicing/corrections/correction";
import { correctionMachine, correctionState } from "@solvia/core/invoicing/corrections/correction-machine";
import { CorrectionEntity, correctionItem } from "@solvia/core/invoicing/corrections/correction.table";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { loadTransaction } from "@solvia/core/orders/payment/settle-transaction";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { iban } from "../support/correction-wishes.ts";
import { fetchNotices } from "../support/exchange.ts";
import { refusesTheRest } from "../support/forbidden.ts";
import { issueInvoice } from "../support/issue-invoice.ts";
import { dueByReceipt, mayOwe } from "../support/receipts.ts";

const now = new Date();
const today = romeDate(now);
let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  await mayOwe(admin, buyer);
});
afterAll(() => cloud.stop());

const done = ({ status, body }: { status: number; body: unknown }): never => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as never;
};

type Kind = Collection["kind"];

/** A payment that may stand in a slip of such a kind: the order, and the payment. */
async function due(kind: Kind) {
  const one = await dueByReceipt(admin, buyer);
  if (kind === "riba") return one;
  const { company } = done(await buyer.call("GET", "/company")) as { company: { id: string } };
  const signed = { reference: "WALK-1", signedOn: "2026-11-02", iban, scheme: "CORE" };
  const address = `/back-office/companies/${company.id}/mandate`;
  if ((await admin.call("PUT", address, signed)).status !== 200) done(await admin.call("GET", address));
  done(await admin.call("PUT", `/back-office/transactions/${one.payment}/method`, { method: "sepa_direct_debit" }));
  return one;
}

/** A slip that was written down, and whose making broke off before it took its one payment up; each act with it. */
async function brokenOff(kind: Kind) {
  const { order, payment } = await due(kind);
  const line = await presentableLine(kind, await loadTransaction(payment), today);
  if (!line) throw new Error("the payment may stand in a slip");
  const id = crypto.randomUUID().replaceAll("-", "").slice(0, 26).toUpperCase();
  const number = `${kind === "riba" ? "RB" : "SD"}261126-${id.slice(-6)}`;
  const by = { createdOn: now.toISOString(), createdBy: "office" };
  await writeCollection(newCollection({ id, version: 1, number, kind, state: "making", lines: [line], ...by }));
  const path = `/back-office/collections/${id}`;
  const code = kind === "sdd" ? { code: "AM04" } : {};
  const noting = {
    paid: () => admin.call("POST", `${path}/paid`),
    unpaid: () => admin.call("POST", `${path}/unpaid`, { transaction: payment, on: today, fee: 550, ...code }),
    recalled: () => admin.call("POST", `${path}/recalled`, { transaction: payment, reason: "Paga altrimenti" }),
  };
  const make = () => admin.call("POST", `${path}/resume`);
  const read = async () => {
    const whole = done(await admin.call("GET", path)) as { state: string };
    const { transactions, receipts } = done(await admin.call("GET", `/back-office/orders/${order}`)) as {
      transactions: unknown;
      receipts: unknown;
    };
    return { state: whole.state, whole: { whole, transactions, receipts } };
  };
  const refuses = async (state: string) => {
    for (const note of Object.values(noting))
      await refusesTheRest({ machine: collectionMachine, acts: { make, note }, again: ["make"], read }, state);
  };
  return { id, path, noting, make, refuses };
}

it.each(["riba", "sdd"] as const)("a slip of %s: being made, made, settled", async (kind) => {
  const slip = await brokenOff(kind);
  await slip.refuses("making");
  // The bank's file isn't there yet either.
  expect(await admin.call("GET", `${slip.path}/file`)).toMatchObject({
    status: 409,
    body: { code: "invalid-transition" },
  });
  done(await slip.make());
  await slip.refuses("made");
  done(await slip.noting.unpaid());
  await slip.refuses("settled");
  expect(await slip.noting.recalled()).toMatchObject({ status: 409, body: { code: "invalid-transition" } });
  const paid = await brokenOff(kind);
  await expect(confirmPaid(paid.id, new Date(now.getTime() + 60 * 24 * 3600 * 1000))).rejects.toThrow(
    "invalid-transition",
  );
});

interface Invoicing {
  documents: { type: string; state: string }[];
  corrections: Parameters<typeof correctionState>[0][];
}

/** A correction of an invoiced order that was begun, and no step of which is done; each act with it. */
async function begun(wish: CorrectionWish) {
  const order = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 2);
  await issueInvoice(admin, order);
  // What the exchange may still discard isn't taken back.
  await vi.waitFor(
    async () => {
      await fetchNotices(cloud);
      const { documents } = done(await admin.call("GET", `/back-office/orders/${order}/invoicing`)) as Invoicing;
      expect(documents.map(({ state }) => state).join()).toMatch(/^(delivered|available)$/);
    },
    { timeout: 90_000, interval: 200 },
  );
  const { steps } = await correctionPlan(order, wish, now);
  const { userId } = await loadOrder(order);
  const correction = { orderId: order, userId, place: 0, version: 1, wish, steps, by: "office" };
  await CorrectionEntity.build(PutItemCommand)
    .item(correctionItem({ ...correction, begunOn: now.toISOString() }))
    .send();
  const path = `/back-office/orders/${order}/corrections`;
  const acts = {
    step: () => admin.call("POST", `${path}/0/resume`, {}),
    "name-account": () => admin.call("POST", `${path}/0/resume`, { iban }),
    close: () => admin.call("POST", `${path}/0/close`, { reason: "Restituito alla cassa" }),
  };
  const another = () =>
    admin.call("POST", path, {
      kind: "price-promise",
      amount: 100,
      amends: "refund",
      reason: "Un altro",
      iban,
      seen: [100, 100],
    });
  const read = async () => {
    const { documents, corrections } = done(
      await admin.call("GET", `/back-office/orders/${order}/invoicing`),
    ) as Invoicing;
    const { receipts } = done(await admin.call("GET", `/back-office/orders/${order}`)) as { receipts: unknown };
    const [one] = corrections;
    return {
      state: one ? correctionState(one) : "",
      whole: { documents: documents.map(({ type }) => type), corrections, receipts },
    };
  };
  const refuses = (state: string, again: readonly string[] = []) =>
    refusesTheRest({ machine: correctionMachine, acts, again, read }, state);
  return { path, acts, another, read, refuses };
}

it("a correction: begun, stopped before its money, closed", async () => {
  const wish = { kind: "price-promise", amount: 1000, amends: "refund", reason: "Prezzo promesso" } as const;
  const { path, acts, another, read, refuses } = await begun({ ...wish, iban: "NOT AN IBAN" });
  await refuses("open");
  const stopped = { status: 422, body: { code: "invalid-input" } };
  expect(await acts.step()).toMatchObject(stopped);
  const before = await read();
  expect(before).toMatchObject({ state: "stopped", whole: { documents: ["TD01", "TD04"] } });
  // What stopped it stops it again; no account is none either; and nothing else begins beside it.
  const unreadable = await admin.call("POST", `${path}/0/resume`, { iban: "IT00X" });
  expect(unreadable).toMatchObject({ status: 422, body: { code: "invalid-input" } });
  expect((unreadable.body as { errors: unknown }).errors).toMatchObject([{ field: "iban", code: "invalid-iban" }]);
  expect(await another()).toMatchObject({ status: 409, body: { code: "invalid-transition" } });
  expect(await admin.call("POST", `${path}/0/close`, { reason: "" })).toMatchObject(stopped);
  expect(await admin.call("POST", `${path}/1/close`, { reason: "Non c'è" })).toMatchObject({
    status: 404,
    body: { code: "not-found" },
  });
  expect(await read()).toEqual(before);
  done(await acts.close());
  // A second click is answered with what stands: no money goes back after all, and the reason stays.
  await refuses("closed", ["step", "name-account", "close"]);
  expect(await read()).toMatchObject({ whole: { corrections: [{ closed: { reason: "Restituito alla cassa" } }] } });
});

it("a correction that stopped between two documents can't be left", async () => {
  const renamed = { companyName: "Gallo Impianti Nord S.r.l.", vatNumber: "IT12345670158" };
  const { acts, another, read } = await begun({
    kind: "wrong-name",
    amends: "none",
    reason: "Intestatario sbagliato",
    buyer: renamed,
  });
  expect((await acts.step()).status).toBeGreaterThanOrEqual(400);
  const before = await read();
  expect(before).toMatchObject({ state: "stopped", whole: { documents: ["TD01", "TD04"] } });
  for (const act of [acts.close, another])
    expect(await act()).toMatchObject({ status: 409, body: { code: "invalid-transition" } });
  expect(await read()).toEqual(before);
});
