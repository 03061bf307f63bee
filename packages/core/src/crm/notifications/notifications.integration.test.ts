import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { newIdAt } from "../../platform/ids.ts";
import { instant } from "../../platform/time.ts";
import { listNotifications, markNotificationsRead } from "./list-notifications.ts";
import { notify } from "./notify.ts";

useDatabase();

const first = { limit: 20 };
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
/** What every event says of itself. */
const happened = (at = now) => ({ id: newIdAt(at), at: instant(at) });

it("tells a buyer of an order once, however often the event comes, and where it leads", async () => {
  const { user, place } = await readyCart(await product(10), 2);
  const { id, number } = await place();
  const event = { ...happened(), type: "order-placed" as const, payload: { orderId: id } };
  await Promise.all([notify(event), notify(event), notify(event)]);
  const { items, unread } = await listNotifications(user, first, now);
  expect(unread).toBe(1);
  expect(items).toMatchObject([
    { type: "order-placed", facts: { number }, path: `/profile/my-orders/${id}`, read: false },
  ]);
});

it("marks as read what the reader has seen, not what came after it", async () => {
  const user = buyer();
  const tell = async () => {
    const event = { ...happened(), type: "password-changed" as const, payload: { userId: user.id } };
    await notify(event);
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
    await notify({ ...happened(), type: "email-changed", payload: { userId: user.id, before: "old@example.com" } });
  }
  const one = await listNotifications(user, { limit: 3 }, now);
  const two = await listNotifications(user, { limit: 3, cursor: one.cursor ?? "" }, now);
  expect([one.items.length, two.items.length, one.unread]).toEqual([3, 2, 5]);
  expect((await listNotifications(user, first, days(181))).items).toEqual([]);
});

it("tells of each event its own moment and in that order, whenever somebody comes to it", async () => {
  const user = buyer();
  const event = (at: Date) => ({ ...happened(at), type: "password-changed" as const, payload: { userId: user.id } });
  const [last, first, second] = [event(days(-1)), event(days(-14)), event(days(-9))];
  for (const one of [last, first, second]) await notify(one);
  const { items } = await listNotifications(user, { limit: 20 }, now);
  expect(items.map(({ createdOn }) => createdOn)).toEqual([last.at, second.at, first.at]);
  await markNotificationsRead(user, second.id, now);
  const read = (await listNotifications(user, { limit: 20 }, now)).items.map((one) => one.read);
  expect(read).toEqual([false, true, true]);
});
