import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { newId } from "../../platform/ids.ts";
import { listNotifications, markNotificationsRead } from "./list-notifications.ts";
import { notify } from "./notify.ts";

useDatabase();

const first = { limit: 20 };
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

it("tells a buyer of an order once, however often the event comes, and where it leads", async () => {
  const { user, place } = await readyCart(await product(10), 2);
  const { id, number } = await place();
  const event = { id: newId(), type: "order-placed" as const, payload: { orderId: id } };
  await Promise.all([notify(event, now), notify(event, now), notify(event, now)]);
  const { items, unread } = await listNotifications(user, first, now);
  expect(unread).toBe(1);
  expect(items).toMatchObject([
    { type: "order-placed", facts: { number }, path: `/profile/my-orders/${id}`, read: false },
  ]);
});

it("marks as read what the reader has seen, not what came after it", async () => {
  const user = buyer();
  const tell = async () => {
    const event = { id: newId(), type: "password-changed" as const, payload: { userId: user.id } };
    await notify(event, now);
    return event.id;
  };
  await tell();
  const seen = await tell();
  await tell();
  await markNotificationsRead(user, seen, now);
  const { items, unread } = await listNotifications(user, first, now);
  expect([items.map(({ read }) => read), unread]).toEqual([[false, true, true], 1]);
});

it("pages through them, and drops them after half a year", async () => {
  const user = buyer();
  for (let count = 0; count < 5; count++) {
    await notify({ id: newId(), type: "email-changed", payload: { userId: user.id, before: "old@example.com" } }, now);
  }
  const one = await listNotifications(user, { limit: 3 }, now);
  const two = await listNotifications(user, { limit: 3, cursor: one.cursor ?? "" }, now);
  expect([one.items.length, two.items.length, one.unread]).toEqual([3, 2, 5]);
  expect((await listNotifications(user, first, days(181))).items).toEqual([]);
});
