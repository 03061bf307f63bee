import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { beforeAll, expect, it } from "vitest";
import { announced, business, vatNumber } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { CompanyEntity } from "../account.table.ts";
import { callerById } from "../caller-by-id.ts";
import { setContactDetails } from "../change-details.ts";
import { eraseAccount } from "../close-account.ts";
import { userRegistered } from "../events.ts";
import { register } from "../registration/register.ts";
import { verifyEmail } from "../registration/verify-email.ts";
import { UserEntity } from "../user.table.ts";
import type { directoryLog } from "./directory-log.ts";
import type * as updating from "./update-directory.ts";

useDatabase();
useObjectStorage();

let log: typeof directoryLog;
let update: typeof updating;
// The client of the buckets is made when its module is read: after the buckets are there.
beforeAll(async () => {
  ({ directoryLog: log } = await import("./directory-log.ts"));
  update = await import("./update-directory.ts");
});

const fiscalCode = "RSSMRA85T10A562S";

/** Somebody of a company, with a telephone and a tax code, in the directory. */
async function known() {
  const number = vatNumber();
  const { id } = await register(business(number), "192.0.2.1", now);
  await verifyEmail((await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "", now);
  await UserEntity.build(UpdateItemCommand).item({ id, fiscalCode }).send();
  await update.updateDirectory([id]);
  return { user: (await callerById(id, now))!, number };
}

/** Who is found by a text, of one who hears of the log for the first time. */
async function found(text: string): Promise<string[]> {
  log.forget();
  return (await log.newest(now)).search(text, {}, 50, now);
}

/** All that the log's objects hold, whether a later one overrides it or not. */
async function written(): Promise<string> {
  log.forget();
  await log.refresh();
  return JSON.stringify(await Promise.all((log.known?.segments ?? []).map(({ key }) => log.content(key))));
}

it("finds by name, e-mail, telephone, tax code and the company's number, as they stand in the table", async () => {
  const { user, number } = await known();
  for (const text of ["Neri", user.email, "02 8394 1234", fiscalCode, `IT${number}`, number])
    expect(await found(text)).toContain(user.id);
  expect(log.rows.get(user.id)).toMatchObject({ telephone: "+390283941234", fiscalCode, vatNumbers: [`IT${number}`] });
});

it("follows another telephone and another number of the company", async () => {
  const { user, number } = await known();
  await setContactDetails(user, { name: "Ada", surname: "Neri", telephone: "02 7777 5555" });
  const trade = "XI110305878";
  await CompanyEntity.build(UpdateItemCommand).item({ id: user.companyId!, tradeVatNumber: trade }).send();
  await update.updateDirectory([user.id]);
  expect(await found("0277775555")).toEqual([user.id]);
  expect(await found("0283941234")).not.toContain(user.id);
  expect(log.rows.get(user.id)?.vatNumbers).toEqual([`IT${number}`, trade]);
  expect(await found(trade)).toEqual([user.id]);
});

it("mends by the night's walk what no message told", async () => {
  const { user } = await known();
  await setContactDetails(user, { name: "Ada", surname: "Neri", telephone: "02 6666 4444" });
  expect(await found("0266664444")).toEqual([]);
  await update.rebuildDirectory();
  expect(await found("0266664444")).toEqual([user.id]);
});

it.each([
  ["a message", (id: string) => update.updateDirectory([id])],
  ["the night's walk", () => update.rebuildDirectory()],
])("has who has closed the account in no list after %s, by whatever they are looked for", async (_, told) => {
  const { user, number } = await known();
  await eraseAccount(user.id, now);
  await told(user.id);
  for (const text of [user.email, number, "0283941234", fiscalCode, `${user.id}@closed.invalid`])
    expect(await found(text)).not.toContain(user.id);
  expect(log.rows.has(user.id)).toBe(false);
  expect((await log.newest(now)).list({}, 0, 200, now).ids).not.toContain(user.id);
});

it("leaves nothing of who has closed the account in what lies in the bucket after a night", async () => {
  const [{ user, number }, other] = [await known(), await known()];
  const second = "+390255556666";
  await setContactDetails(user, { name: "Ada", surname: "Neri", telephone: second });
  await update.updateDirectory([user.id]);
  await update.rebuildDirectory();
  for (const own of [user.email, number, second]) expect(await written()).toContain(own);
  await eraseAccount(user.id, now);
  await update.updateDirectory([user.id]);
  await update.rebuildDirectory();
  const left = await written();
  for (const gone of [user.id, user.email, number, second]) expect(left).not.toContain(gone);
  for (const kept of [other.user.email, other.number]) expect(left).toContain(kept);
  const before = log.known;
  await update.rebuildDirectory();
  expect(log.known).toEqual(before);
});
