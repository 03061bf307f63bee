import { expect, it } from "vitest";
import { arrive, dispute, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { choose, person, storedCard } from "../../../../../tests/support/subscribers.ts";
import { setTroubled } from "../../orders/change-order.ts";
import { listOrders } from "../../orders/finding/list-orders.ts";
import { listOwnOrders } from "../../orders/finding/list-own-orders.ts";
import { countWaitingOrders } from "../../orders/finding/queue.ts";
import { findSubscription } from "../stored-subscription.ts";
import { settleCharge } from "../settle-charge.ts";

useDatabase();
useCardProvider();

const now = new Date("2026-11-20T10:00:00Z");
const office = { id: "U1", roles: ["admin"] as const };

it("a plan's month whose money was disputed stands among the office's work until somebody lets it go", async () => {
  const user = await person(now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  const [order] = (await listOwnOrders(user, { limit: 5 }, now)).items;
  const { id = "", transactions = [] } = order ?? {};
  const intent = transactions[0]?.providerIntentId ?? "";
  const waiting = async () =>
    (await listOrders({ period: "2026-11", waiting: "troubled" }, { cursor: undefined, limit: 50 }, now)).items.map(
      (one) => one.id,
    );
  expect(await waiting()).toEqual([]);
  await dispute(intent);
  await arrive(intent);
  await settleCharge(user.id, id, now);
  expect(await findSubscription(user.id)).toMatchObject({ status: "canceled" });
  expect(await waiting()).toEqual([id]);
  expect((await countWaitingOrders({ ...office, roles: [...office.roles] }, now)).troubled).toMatchObject({ count: 1 });
  await setTroubled(id, false, now);
  expect(await waiting()).toEqual([]);
});
