import fc from "fast-check";
import { expect, it } from "vitest";
import { address, sicily } from "../../../../../tests/support/address.ts";
import { companyProduct, verifiedCompany } from "../../../../../tests/support/credit.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, readyCart } from "../../../../../tests/support/shop.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import type { MemberRole, User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { approveOrder } from "./approve-order.ts";
import { failOrder } from "../payment/fail-order.ts";
import type { Order } from "../order.ts";
import { pickup } from "../order.ts";
import { reopenOrder } from "../reopen-order.ts";
import { retryOrder } from "./retry-order.ts";
import { setReceiverAddress } from "../sending/set-receiver-address.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";

useDatabase();

const refusal = { code: "approval-needed" };

/** A buyer and an owner of one company, each with an address in Sicily: a dear one. */
async function twoOf(limit: number | undefined) {
  const { id: companyId } = await verifiedCompany();
  const member = (memberRole: MemberRole): User => ({
    ...buyer(),
    accountType: "business",
    companyVerified: true,
    companyId,
    memberRole,
    approvalLimit: limit,
  });
  const [buying, owner] = [member("buyer"), member("owner")];
  const far = (await saveAddress(buying, address(sicily), undefined, now)).id;
  const ownersFar = (await saveAddress(owner, address(sicily), undefined, now)).id;
  return { buying, owner, far, ownersFar };
}

/** One piece of 100.00 net, and its contribution, to be picked up: 123.22. */
const placedBy = async (user: User) => (await readyCart(await companyProduct(9), 1, user)).place();

it("refuses a buyer an address that makes the order dearer than the limit, paid or not; an owner agrees by doing it", async () => {
  const { buying, owner, far, ownersFar } = await twoOf(13_000);
  const order = await placedBy(buying);
  expect(order).toMatchObject({
    status: "pendingPayment",
    amounts: { total: 12_322 },
  });
  await expect(setReceiverAddress(buying, order.id, far, now)).rejects.toMatchObject(refusal);
  const mark = { settledOn: "2026-11-20", settlementRef: "CRO 1" };
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  await expect(setReceiverAddress(buying, order.id, far, now)).rejects.toMatchObject(refusal);
  const redirected = await setReceiverAddress(owner, order.id, ownersFar, now);
  expect(redirected.agreedTotal).toBe(redirected.amounts.total);
  expect(redirected.amounts.total).toBeGreaterThan(13_000);
  const raised = { ...buying, approvalLimit: 1_000_000 };
  const free = await placedBy(raised);
  expect((await setReceiverAddress(raised, free.id, far, now)).amounts.total).toBeGreaterThan(13_000);
});

it("asks again what goes beyond the total that an owner has agreed to, and approves only the total that they saw", async () => {
  const { buying, owner, far } = await twoOf(1_000);
  const order = await placedBy(buying);
  const { amounts } = await setReceiverAddress(buying, order.id, far, now);
  await expect(approveOrder(owner, order.id, now, order.amounts.total)).rejects.toThrow("version-conflict");
  await setReceiverAddress(buying, order.id, pickup, now);
  await expect(approveOrder(owner, order.id, now, amounts.total)).rejects.toThrow("version-conflict");
  expect(await approveOrder(owner, order.id, now, order.amounts.total)).toMatchObject({ agreedTotal: 12_322 });
  await expect(setReceiverAddress(buying, order.id, far, now)).rejects.toMatchObject(refusal);
});

it("asks for the limit of today when a retry confirms an order anew", async () => {
  const { buying, owner } = await twoOf(undefined);
  const order = await placedBy(buying);
  await failOrder(order.id, "no answer", now);
  const failed = await loadOrder(order.id);
  await expect(retryOrder(failed, { ...buying, approvalLimit: 100 }, now)).rejects.toMatchObject(refusal);
  const again = await retryOrder(failed, { ...owner, approvalLimit: 100 }, now);
  expect(again).toMatchObject({
    status: "pendingPayment",
    agreedTotal: 12_322,
  });
});

it("never has an order to be paid above the limit that it was confirmed under, unless an owner has agreed to as much", async () => {
  const acts = ["far", "near", "owner-far", "approve", "fail", "retry", "owner-retry", "reopen", "limit"] as const;
  const move = fc.record({
    act: fc.constantFrom(...acts),
    limit: fc.constantFrom(undefined, 1_000, 13_000),
  });
  const began = fc.constantFrom([], [{ act: "fail" as const, limit: undefined }]);
  const walk = fc.tuple(began, fc.array(move, { maxLength: 14 })).map(([first, then]) => [...first, ...then]);
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(undefined, 1_000, 13_000), walk, async (first, moves) => {
      const { buying, owner, far, ownersFar } = await twoOf(first);
      let limit = first;
      let [confirmedUnder, agreed] = [first, 0];
      const { place, id } = await readyCart(await companyProduct(9), 1, buying);
      await place();
      for (const { act, limit: next } of moves) {
        const before = await loadOrder(id);
        const bought = { ...buying, approvalLimit: limit };
        const does: Record<typeof act, () => Promise<unknown>> = {
          far: () => setReceiverAddress(bought, id, far, now),
          near: () => setReceiverAddress(bought, id, pickup, now),
          "owner-far": () => setReceiverAddress(owner, id, ownersFar, now),
          approve: () => approveOrder(owner, id, now, before.amounts.total),
          fail: () => failOrder(id, "no answer", now),
          retry: () => retryOrder(before, bought, now),
          "owner-retry": () => retryOrder(before, owner, now),
          reopen: () => reopenOrder(bought, id, now),
          limit: () => Promise.resolve((limit = next)),
        };
        const done = await does[act]().then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Problem)) throw error;
            return false;
          },
        );
        if (done) taken.add(act);
        const after: Order = await loadOrder(id);
        if (done && (act === "approve" || act.startsWith("owner"))) agreed = Math.max(agreed, after.amounts.total);
        if (done && (act === "retry" || act === "far")) confirmedUnder = limit;
        const payable = after.status !== "awaitingApproval" && after.status !== "failed";
        const most = Math.max(confirmedUnder ?? Infinity, agreed);
        if (payable) expect(after.amounts.total).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 40, seed: 20_261_122 },
  );
  expect([...taken].toSorted()).toEqual([...acts].toSorted());
});
