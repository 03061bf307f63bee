import { expect, it } from "vitest";
import { delivered } from "../../../../tests/support/delivered-order.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { available, now } from "../../../../tests/support/shop.ts";
import { loadOrder } from "../orders/index.ts";
import { withdrawalView } from "../orders/withdrawal/withdrawal.ts";
import type { User } from "../platform/access.ts";
import { askReturn } from "./ask-return.ts";
import { declareGuestWithdrawal, declareWithdrawal } from "./declare-withdrawal.ts";
import { returnsOfOrder } from "./list-returns.ts";
import { resolveReturn, type Resolution } from "./resolve-return.ts";
import { loadReturn } from "./stored-return.ts";

useDatabase();
useObjectStorage();

const iban = "IT60X0542811101000000123456";
const ask = (user: User, id: string, productId: string, quantity: number) =>
  askReturn(user, id, { lines: [{ productId, quantity, reason: "defective" }] }, now);
const step = async (id: string, resolution: Resolution) =>
  resolveReturn(id, { ...resolution, revision: (await loadReturn(id)).revision }, now);
const by = (user: User) => ({ name: "Ada Neri", email: user.email });
const withdraw = (user: User, id: string, productId: string, quantity: number) =>
  declareWithdrawal(user, id, { ...by(user), lines: [{ productId, quantity }] }, now);

it("lets a consumer withdraw from pieces that they have only asked to return, and ends the request with that", async () => {
  const { user, id, productId } = await delivered(3);
  const request = await ask(user, id, productId, 3);
  const left = [{ productId, quantity: 3 }];
  expect(withdrawalView(await loadOrder(id), now)).toMatchObject({ possible: true, left, asked: true });
  const { withdrawals, returns } = await declareWithdrawal(user, id, by(user), now);
  expect(withdrawals).toMatchObject([{ lines: left }]);
  expect(returns).toEqual([{ id: request.id, lines: [] }]);
  expect(await loadReturn(request.id)).toMatchObject({
    status: "cancelled",
    revision: 2,
    steps: [{ status: "asked" }, { status: "cancelled" }],
  });
  expect(withdrawalView(await loadOrder(id), now)).toMatchObject({ possible: false, left: [], asked: false });
  await expect(step(request.id, { action: "approve" })).rejects.toMatchObject({ code: "invalid-transition" });
});

it("takes free pieces first, then those of the oldest request, and gives the rest of that free", async () => {
  const { user, id, productId } = await delivered(6);
  const first = await ask(user, id, productId, 2);
  const second = await ask(user, id, productId, 2);
  const statuses = async () => Promise.all([first.id, second.id].map(async (one) => (await loadReturn(one)).status));
  await withdraw(user, id, productId, 2);
  expect(await statuses()).toEqual(["asked", "asked"]);
  await withdraw(user, id, productId, 1);
  expect(await statuses()).toEqual(["cancelled", "asked"]);
  expect((await returnsOfOrder(user, id)).left).toEqual([{ productId, quantity: 1 }]);
  await expect(withdraw(user, id, productId, 4)).rejects.toMatchObject({ code: "withdrawal-beyond-order" });
  expect(await statuses()).toEqual(["cancelled", "asked"]);
});

it("ends a request by the guest's form too, but not by words, which name no pieces", async () => {
  const { user, id, productId } = await delivered(2);
  const { number } = await loadOrder(id);
  const request = await ask(user, id, productId, 2);
  await declareGuestWithdrawal(number, { ...by(user), words: "one of the two" }, now);
  expect(await loadReturn(request.id)).toMatchObject({ status: "asked" });
  await declareGuestWithdrawal(number, by(user), now);
  expect(await loadReturn(request.id)).toMatchObject({ status: "cancelled" });
  expect((await loadOrder(id)).withdrawals).toMatchObject([{ words: "one of the two" }, { lines: [{ quantity: 2 }] }]);
});

it("ends one whose goods have come, which stay in the stock, but none whose money is paid back", async () => {
  const { user, id, productId } = await delivered(4);
  const received = async (quantity: number) => {
    const { id: request } = await ask(user, id, productId, quantity);
    await step(request, { action: "approve" });
    return step(request, { action: "receive", lines: [{ productId, condition: "as-new", quantity }] });
  };
  const paid = await received(1);
  await step(paid.id, { action: "refund", iban });
  const came = await received(3);
  const pieces = await available(productId);
  const { withdrawals } = await declareWithdrawal(user, id, by(user), now);
  expect(withdrawals).toMatchObject([{ lines: [{ productId, quantity: 3 }] }]);
  expect(await loadReturn(paid.id)).toMatchObject({ status: "refunded" });
  expect(await loadReturn(came.id)).toMatchObject({ status: "cancelled", lines: [{ received: [{ quantity: 3 }] }] });
  expect(await available(productId)).toBe(pieces);
});

it("of a withdrawal and a request, its approval or its refund at once the pieces are in one of the two", async () => {
  for (const beside of ["ask", "approve", "refund"] as const) {
    const { user, id, productId } = await delivered(2);
    const before = beside === "ask" ? undefined : await ask(user, id, productId, 2);
    if (before && beside === "refund") {
      await step(before.id, { action: "approve" });
      await step(before.id, { action: "receive", lines: [{ productId, condition: "opened", quantity: 2 }] });
    }
    const other = () => {
      if (!before) return ask(user, id, productId, 2);
      return step(before.id, beside === "refund" ? { action: "refund", iban } : { action: "approve" });
    };
    const [withdrawn] = await Promise.allSettled([declareWithdrawal(user, id, by(user), now), other()]);
    const { withdrawals = [], returns = [] } = await loadOrder(id);
    const taken = [...withdrawals, ...returns].flatMap(({ lines }) => lines);
    expect(taken).toEqual([{ productId, quantity: 2 }]);
    expect(withdrawals).toHaveLength(withdrawn.status === "fulfilled" ? 1 : 0);
    // Asked for or approved a moment before, a request gives way; paid back it stays.
    if (beside !== "refund") expect(withdrawn.status).toBe("fulfilled");
    for (const one of returns) {
      const { status, refund } = await loadReturn(one.id);
      if (one.lines.length > 0) expect(refund).toBeDefined();
      else expect(status).toBe("cancelled");
    }
  }
});
