import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { dueByReceipt, mayOwe } from "../support/receipts.ts";

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

interface Slip {
  id: string;
  number: string;
  lines: { id: string; amount: number; collectedOn: string }[];
}

const make = (...transactions: string[]) =>
  admin.call("POST", "/back-office/collections", { kind: "riba", transactions });
const statusOf = async (order: string) =>
  ((await buyer.call("GET", `/orders/${order}`)).body as { status: string }).status;

it("goes from due to the bank's file, and to an insoluto that is due again", async () => {
  const [one, other] = [await dueByReceipt(admin, buyer), await dueByReceipt(admin, buyer)];
  const due = (await admin.call("GET", "/back-office/collections/due")).body as { items: { id: string }[] };
  expect(due.items.map(({ id }) => id)).toEqual(expect.arrayContaining([one.payment, other.payment]));
  const made = await make(one.payment, other.payment);
  expect(made.body).toMatchObject({ kind: "riba", state: "made", count: 2, hasFile: true, payable: 0 });
  const slip = made.body as Slip;
  expect((await make(other.payment, one.payment)).body).toMatchObject({ id: slip.id });
  for (const [text, found] of [
    [slip.number.slice(0, 8).toLowerCase(), true],
    ["nobody of that name", false],
  ] as const) {
    const { body } = await admin.call("GET", `/back-office/collections?text=${encodeURIComponent(text)}`);
    expect((body as { items: Slip[] }).items.some(({ id }) => id === slip.id)).toBe(found);
  }
  expect((await make(one.payment)).body).toMatchObject({ status: 409, code: "nothing-to-collect" });
  expect(await statusOf(one.order)).toBe("processingPayment");
  const address = `/back-office/collections/${slip.id}`;
  const { status, headers } = await admin.call("GET", `${address}/file`);
  expect(status).toBe(302);
  const file = await fetch(headers.get("location") ?? "");
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${slip.number}.txt"`);
  const records = (await file.text()).slice(0, -2).split("\r\n");
  expect(records).toHaveLength(2 * 7 + 2);
  expect(new Set(records.map(({ length }) => length))).toEqual(new Set([120]));
  // What isn't decided yet can't be booked; an amount of fees that no bank takes is refused at its field.
  expect((await admin.call("POST", `${address}/paid`)).body).toMatchObject({ code: "invalid-transition" });
  const today = romeDate(new Date());
  const back = { transaction: one.payment, on: today, fee: 550, reason: "Fondi insufficienti" };
  expect((await admin.call("POST", `${address}/unpaid`, { ...back, fee: -1 })).body).toMatchObject({
    errors: [{ field: "fee" }],
  });
  expect((await admin.call("POST", `${address}/unpaid`, { ...back, on: "2020-01-01" })).body).toMatchObject({
    errors: [{ field: "on", code: "before-slip" }],
  });
  const noted = await admin.call("POST", `${address}/unpaid`, back);
  expect(noted.body).toMatchObject({ state: "made", fees: 550 });
  expect(await statusOf(one.order)).toBe("failed");
  expect((await make(one.payment)).body).toMatchObject({ state: "made", count: 1 });
  const recalled = { transaction: other.payment, reason: "Paga con bonifico" };
  expect((await admin.call("POST", `${address}/recalled`, recalled)).body).toMatchObject({ state: "settled" });
  expect(await statusOf(other.order)).toBe("pendingPayment");
  expect((await admin.call("GET", "/back-office/collections")).body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id: slip.id, state: "settled" })]),
  });
});

it("asks before a transfer pays what is at the bank, lists the line to be recalled, and lets it alone come back", async () => {
  const { order, payment } = await dueByReceipt(admin, buyer);
  const slip = (await make(payment)).body as Slip;
  const amount = slip.lines[0]?.amount ?? 0;
  const today = romeDate(new Date());
  const mark = { settledOn: today, settlementRef: `HTTP ${payment}`, amount: amount - 100 };
  const paying = `/back-office/transactions/${payment}/paid-by-bank-transfer`;
  expect((await admin.call("POST", paying, mark)).body).toMatchObject({
    code: "confirmation-needed",
    errors: [{ field: "amount", code: "at-bank", params: { slip: slip.number } }],
  });
  const paid = await admin.call("POST", paying, { ...mark, confirmed: ["at-bank"] });
  expect(paid.body).toMatchObject({
    transactions: expect.arrayContaining([
      expect.objectContaining({
        id: payment,
        status: "paid",
        collectionId: slip.id,
        presented: { number: slip.number, seq: Number(payment.split(".")[1]), on: slip.lines[0]?.collectedOn, amount },
      }),
      expect.objectContaining({ status: "processing_payment", amount: 100 }),
    ]),
  });
  const listed = async () =>
    ((await admin.call("GET", "/back-office/collections/due")).body as { toRecall: { id: string }[] }).toRecall.find(
      ({ id }) => id === payment,
    );
  await vi.waitFor(async () =>
    expect(await listed()).toMatchObject({ collectionId: slip.id, why: "part", amount, left: 100 }),
  );
  const queue = (await admin.call("GET", "/back-office/queue")).body as { recalls: { count: number } };
  expect(queue.recalls.count).toBeGreaterThan(0);
  const back = { transaction: payment, on: today, fee: 0 };
  expect((await admin.call("POST", `/back-office/collections/${slip.id}/unpaid`, back)).body).toMatchObject({
    lines: [{ outcome: "unpaid" }],
  });
  const { body } = await admin.call("GET", `/back-office/orders/${order}`);
  expect(body).toMatchObject({ receipts: [{ settled: amount - 100, chargedBack: 0 }] });
  await vi.waitFor(async () => expect(await listed()).toBeUndefined());
});

it("is the office's alone", async () => {
  const { payment } = await dueByReceipt(admin, buyer);
  const { id } = (await make(payment)).body as Slip;
  const body = { transaction: payment, on: "2026-11-23", fee: 0, reason: "niente" };
  for (const [method, path] of [
    ["GET", "/back-office/collections"],
    ["GET", "/back-office/collections/due"],
    ["GET", `/back-office/collections/${id}`],
    ["GET", `/back-office/collections/${id}/file`],
    ["POST", `/back-office/collections/${id}/paid`],
    ["POST", `/back-office/collections/${id}/unpaid`],
    ["POST", `/back-office/collections/${id}/recalled`],
  ] as const) {
    expect((await buyer.call(method, path, method === "POST" ? body : undefined)).status, path).toBe(403);
  }
  expect((await admin.call("GET", `/back-office/collections/${"F".repeat(26)}`)).status).toBe(404);
});

it("debits by a mandate that the office alone notes, sees and cancels", async () => {
  const { company } = (await buyer.call("GET", "/company")).body as { company: { id: string } };
  const address = `/back-office/companies/${company.id}/mandate`;
  const signed = { reference: "HTTP-1", signedOn: "2026-11-02", iban: "IT60X0542811101000000123456", scheme: "CORE" };
  for (const [method, path] of [
    ["GET", address],
    ["PUT", address],
    ["POST", `${address}/cancel`],
  ] as const)
    expect((await buyer.call(method, path, method === "PUT" ? signed : undefined)).status, path).toBe(403);
  expect((await admin.call("GET", `/back-office/companies/${"F".repeat(26)}/mandate`)).status).toBe(404);
  expect((await admin.call("PUT", address, { ...signed, reference: "n°1" })).body).toMatchObject({
    errors: [{ field: "reference", code: "not-sepa" }],
  });
  const { payment } = await dueByReceipt(admin, buyer);
  const method = { method: "sepa_direct_debit" };
  expect((await admin.call("PUT", `/back-office/transactions/${payment}/method`, method)).body).toMatchObject({
    code: "mandate-missing",
  });
  expect((await admin.call("PUT", address, signed)).body).toMatchObject({
    mandate: { state: "active", iban: "IT60 … 3456", used: false },
  });
  expect((await admin.call("PUT", `/back-office/transactions/${payment}/method`, method)).status).toBe(200);
  const made = await admin.call("POST", "/back-office/collections", { kind: "sdd", transactions: [payment] });
  expect(made.body).toMatchObject({ kind: "sdd", state: "made", count: 1 });
  const { id, number } = made.body as Slip;
  const { headers } = await admin.call("GET", `/back-office/collections/${id}/file`);
  const file = await fetch(headers.get("location") ?? "");
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${number}.xml"`);
  expect(await file.text()).toContain("<MndtId>HTTP-1</MndtId>");
  const back = { transaction: payment, on: romeDate(new Date()), fee: 0 };
  expect((await admin.call("POST", `/back-office/collections/${id}/unpaid`, back)).body).toMatchObject({
    errors: [{ field: "code", code: "required" }],
  });
  expect(
    (await admin.call("POST", `/back-office/collections/${id}/unpaid`, { ...back, code: "AM04" })).body,
  ).toMatchObject({ state: "settled", lines: [{ outcome: "unpaid", code: "AM04" }] });
  expect((await admin.call("POST", `${address}/cancel`)).body).toMatchObject({ mandate: { state: "cancelled" } });
});
