import { setting } from "../../platform/config.ts";
import { beforeAll, expect, it } from "vitest";
import { announced, business, privatePerson, stored, vatNumber } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { callerById } from "../../accounts/caller-by-id.ts";
import { eraseAccount } from "../../accounts/close-account.ts";
import { register } from "../../accounts/registration/register.ts";
import { verifyEmail } from "../../accounts/registration/verify-email.ts";
import type * as storageModule from "../../platform/files/storage.ts";
import { loadOrder } from "../../orders/index.ts";
import { eraseUser } from "./erase-user.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { userRegistered } from "../../accounts/events.ts";

useDatabase();
useObjectStorage();

let eraseExpiredRecords: (now: Date) => Promise<object>;
let storage: typeof storageModule;
// The client of the buckets is made when its module is read: after the buckets are there.
beforeAll(async () => {
  ({ eraseExpiredRecords } = await import("./erase-expired-records.ts"));
  storage = await import("../../platform/files/storage.ts");
});

async function customer(registration = privatePerson()) {
  const { id } = await register(registration, "192.0.2.1", now);
  await verifyEmail((await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "", now);
  return (await callerById(id, now))!;
}

/** An order that has come to its end. */
async function settledOrder(user: Awaited<ReturnType<typeof customer>>) {
  const { place } = await readyCart(await product(10), 1, user);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return id;
}

const tenYearsOn = new Date("2036-12-31T12:00:00Z");
const thereafter = new Date("2037-01-02T04:15:00Z");

it("keeps a fiscal record for ten years after its year, then erases it with its account and company", async () => {
  const user = await customer(business(vatNumber()));
  const order = await settledOrder(user);
  await eraseAccount(user.id, now);
  await eraseUser(user.id);
  const [bucket, file] = [setting("PRIVATE_BUCKET"), `orders/${order}/pro-forma-1.pdf`];
  await storage.writeObject(bucket, file, Buffer.from("%PDF"), "application/pdf");
  expect(await eraseExpiredRecords(tenYearsOn)).toEqual({
    orders: 0,
    documents: 0,
    returns: 0,
    certificates: 0,
    users: 0,
    companies: 0,
  });
  expect(await loadOrder(order)).toMatchObject({ id: order, customer: { email: user.email } });
  expect(await eraseExpiredRecords(thereafter)).toEqual({
    orders: 1,
    documents: 0,
    returns: 0,
    certificates: 0,
    users: 1,
    companies: 1,
  });
  await expect(loadOrder(order)).rejects.toMatchObject({ code: "not-found" });
  expect(await storage.headObject(bucket, file)).toBeUndefined();
  const left = await stored();
  for (const gone of [user.id, user.email, user.companyId ?? "?", order]) expect(left).not.toContain(`"${gone}"`);
  expect(await eraseExpiredRecords(thereafter)).toEqual({
    orders: 0,
    documents: 0,
    returns: 0,
    certificates: 0,
    users: 0,
    companies: 0,
  });
});

it("leaves an account that is open, and an order that still waits for its money", async () => {
  const user = await customer();
  const { place } = await readyCart(await product(10), 1, user);
  const { id } = await place();
  expect(await eraseExpiredRecords(thereafter)).toMatchObject({ users: 0, orders: 0 });
  expect(await callerById(user.id, thereafter)).toMatchObject({ email: user.email });
  expect(await loadOrder(id)).toMatchObject({ id });
});
