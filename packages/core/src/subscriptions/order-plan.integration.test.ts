import { describe, expect, it } from "vitest";
import { mark, useCardProvider } from "../../../../tests/support/card-orders.ts";
import { announced } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { caller, choose, person, storedCard } from "../../../../tests/support/subscribers.ts";
import { wordingFor } from "../mail/index.ts";
import { orderPlaced } from "../orders/events.ts";
import { loadOrder } from "../orders/index.ts";
import { receiptsOf } from "../orders/ledger/earlier-orders.ts";
import { placedLetter } from "../orders/letters/order-letters.ts";
import { wordsFor } from "../orders/papers/document-words.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { retryOrder } from "../orders/placing/retry-order.ts";
import { declareWithdrawal } from "../returns/declare-withdrawal.ts";
import { withdrawalMoney } from "../orders/withdrawal/withdrawn-money.ts";
import type { User } from "../platform/access.ts";
import { chargesOf } from "./charge-history.ts";
import { cancelSubscription } from "./change-subscription.ts";
import { subscriptionEnded } from "./events.ts";
import { orderPlan } from "./order-plan.ts";
import { settleCharge } from "./settle-charge.ts";
import { findSubscription } from "./stored-subscription.ts";
import { subscriptionView } from "./subscription-view.ts";
import { tendSubscriptions } from "./tend-subscriptions.ts";

useDatabase();
useCardProvider();

const now = new Date("2026-11-20T09:00:00Z");
const on = (day: string) => new Date(`${day}T06:00:00Z`);
const viewOf = async ({ id }: User, at: Date) => subscriptionView(await caller(id, at), at);
const entitlement = async ({ id }: User, at: Date) => (await caller(id, at)).entitlement;

describe("a month that was ordered", () => {
  it("is told as it is while it waits, and can be given up", async () => {
    const user = await person(now);
    const { id } = await orderPlan(user, "premium-2026", now);
    const { subscription, choices } = await viewOf(user, now);
    expect(subscription).toMatchObject({ standing: "pending" });
    expect(choices.map(({ plan, act, open }) => [plan, act, open])).toEqual([
      ["premium", "start", false],
      ["exclusive", "start", false],
    ]);
    const setupIntentId = await storedCard(user);
    for (const expectedTotal of [0, 5_978]) {
      await expect(choose(user, "premium", now, { setupIntentId, expectedTotal })).rejects.toThrow("charge-open");
    }
    await cancelSubscription(user, now);
    const givenUp = await loadOrder(id);
    expect(givenUp).toMatchObject({ failedReason: "given-up" });
    await expect(retryOrder(givenUp, user, now)).rejects.toThrow("invalid-transition");
    const after = await viewOf(user, now);
    expect(after.subscription).toBeUndefined();
    expect(after.choices.map(({ act, open }) => [act, open])).toEqual([
      ["try", true],
      ["start", true],
    ]);
    await expect(choose(user, "premium", now, { setupIntentId, expectedTotal: 5_978 })).rejects.toThrow(
      "prices-changed",
    );
    await choose(user, "premium", now, { setupIntentId, expectedTotal: 0 });
    expect(await entitlement(user, now)).toBe("premium");
  });

  it("has the days from its payment in order and charge, whenever that is heard of", async () => {
    const user = await person(now);
    const { id, lines } = await orderPlan(user, "premium-2026", now);
    expect(lines[0]?.name).toBe("Premium 2026-11-20 – 2026-12-20");
    const heard = on("2026-11-27");
    await markPaid(`${id}.1`, "manual_wire_transfer", { ...mark, settledOn: "2026-11-25" }, heard);
    for (let time = 0; time < 2; time++) await settleCharge(user.id, id, heard);
    expect(await findSubscription(user.id)).toMatchObject({ periodFrom: "2026-11-25", periodTo: "2026-12-25" });
    expect((await loadOrder(id)).lines[0]?.name).toBe("Premium 2026-11-25 – 2026-12-25");
    expect(await chargesOf(user.id)).toMatchObject([{ state: "paid", from: "2026-11-25", to: "2026-12-25" }]);
  });

  it("isn't given up once it is paid", async () => {
    const user = await person(now);
    const { id } = await orderPlan(user, "premium-2026", now);
    await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
    await expect(cancelSubscription(user, now)).rejects.toThrow("invalid-transition");
    await settleCharge(user.id, id, now);
    expect(await entitlement(user, now)).toBe("premium");
  });

  it("ends with its consumer's withdrawal, whose money is all due back", async () => {
    const user = await person(now);
    await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
    const { paidBy = "" } = (await findSubscription(user.id)) ?? {};
    // What the card pays, the subscription's own letters tell.
    expect((await announced(orderPlaced)).filter(({ orderId }) => orderId === paidBy)).toEqual([]);
    const declared = await declareWithdrawal(user, paidBy, { name: "Ada Neri", email: user.email }, on("2026-11-25"));
    expect(declared.failedReason).toBe("withdrawn");
    await settleCharge(user.id, paidBy, on("2026-11-25"));
    expect(await findSubscription(user.id)).toMatchObject({ status: "canceled", autoRenew: false });
    expect(await entitlement(user, on("2026-11-25"))).toBe("none");
    const [money] = withdrawalMoney(declared, await receiptsOf(declared));
    expect(money).toEqual({ amount: 18_178, dueBack: 18_178, returned: 0 });
    expect((await announced(subscriptionEnded)).filter(({ userId }) => userId === user.id)).toMatchObject([
      { how: "withdrawn" },
    ]);
    await tendSubscriptions(on("2026-12-20"));
    expect(await entitlement(user, on("2026-12-20"))).toBe("none");
  });

  it("begins with its transfer, which is asked for as for goods, and doesn't renew itself", async () => {
    const user = await person(now);
    await expect(orderPlan(user, "premium-2026", now, 4_900)).rejects.toThrow("prices-changed");
    expect(await findSubscription(user.id)).toBeUndefined();
    const order = await orderPlan(user, "premium-2026", now, 5_978);
    expect(order).toMatchObject({ method: "manual_wire_transfer", transactions: [{ method: "manual_wire_transfer" }] });
    expect((await announced(orderPlaced)).filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
    const letter = placedLetter(wordingFor("it"), order);
    expect(JSON.stringify(letter)).toContain(wordingFor("it").texts.order.transfer);
    const { deliveredTo, shippingTime } = wordsFor("it", "it");
    for (const ofGoods of [deliveredTo, shippingTime]) expect(JSON.stringify(letter)).not.toContain(ofGoods);
    expect((await orderPlan(user, "premium-2026", now)).id).toBe(order.id);
    await expect(orderPlan(user, "exclusive-2026", now)).rejects.toThrow("charge-open");
    expect(await entitlement(user, now)).toBe("none");
    await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
    await settleCharge(user.id, order.id, now);
    expect((await loadOrder(order.id)).status).toBe("paid");
    expect((await viewOf(user, now)).subscription).toMatchObject({ standing: "ending", periodTo: "2026-12-20" });
    await tendSubscriptions(on("2026-12-20"));
    expect(await entitlement(user, on("2026-12-20"))).toBe("none");
  });
});
