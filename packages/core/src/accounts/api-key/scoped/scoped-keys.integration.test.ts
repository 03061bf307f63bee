import { expect, it } from "vitest";
import { anEmail, announced, password, stored } from "../../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../../tests/support/database.ts";
import { now } from "../../../../../../tests/support/shop.ts";
import { createApiKey } from "../api-key.ts";
import { changePassword } from "../../login/change-password.ts";
import { createDemonstrationUser } from "../../registration/create-demonstration-user.ts";
import { passwordChanged } from "../../events.ts";
import { userOfApiKey } from "../user-of-api-key.ts";
import { listKeys } from "./list-keys.ts";
import { makeKey } from "./make-key.ts";
import { revokeKey } from "./revoke-key.ts";
import { rollKey } from "./roll-key.ts";

useDatabase();

const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);
const wish = { password, name: "Negozio", mode: "live", scopes: ["prices", "orders"] } as const;

async function subscriber() {
  const person = { email: anEmail(), password, name: "Ada", surname: "Neri" };
  return { id: await createDemonstrationUser({ ...person, roles: [], plan: "premium" }, now) };
}
const refusal = (key: string, at = now) =>
  userOfApiKey(key, at).then(
    () => undefined,
    ({ code }: { code: string }) => code,
  );

it("makes several keys that say what they are, each shown once, known by its hash, and told of with its last use", async () => {
  const owner = await subscriber();
  const live = await makeKey(owner, wish, now);
  const test = await makeKey(owner, { ...wish, name: "Prova", mode: "test", scopes: ["webhooks"] }, hours(1));
  expect(live.key).toMatch(/^solvia_live_[\w-]{43}$/);
  expect(test.key).toMatch(/^solvia_test_[\w-]{43}$/);
  expect(await userOfApiKey(live.key, hours(2))).toMatchObject({
    id: owner.id,
    byApiKey: true,
    apiKey: { id: live.apiKey.id, mode: "live", scopes: ["prices", "orders"], ofShop: false },
  });
  expect((await userOfApiKey(test.key, hours(2))).apiKey).toMatchObject({ mode: "test", scopes: ["webhooks"] });
  const { items } = await listKeys(owner, hours(2));
  expect(items.map(({ name, state, lastUsedOn }) => [name, state, lastUsedOn])).toEqual([
    ["Prova", "active", hours(2).toISOString()],
    ["Negozio", "active", hours(2).toISOString()],
  ]);
  expect(items[1]?.prefix).toBe(live.key.slice(0, "solvia_live_".length + 6));
  for (const secret of [live.key, test.key]) expect(await stored()).not.toContain(secret.slice(12));
  await expect(makeKey(owner, { ...wish, password: "wrong" }, now)).rejects.toMatchObject({
    code: "wrong-credentials",
  });
});

it("counts no longer when it is revoked or its day has come, and says which; another's key can't be revoked", async () => {
  const [owner, other] = [await subscriber(), await subscriber()];
  const short = await makeKey(owner, { ...wish, expiresInDays: 1 }, now);
  const long = await makeKey(owner, wish, now);
  await expect(revokeKey(other, long.apiKey.id, now)).rejects.toMatchObject({ code: "not-found" });
  expect([await refusal(short.key, hours(23)), await refusal(short.key, hours(24))]).toEqual([
    undefined,
    "api-key-expired",
  ]);
  await revokeKey(owner, long.apiKey.id, now);
  await revokeKey(owner, long.apiKey.id, hours(5));
  expect(await refusal(long.key)).toBe("api-key-revoked");
  expect(await refusal("solvia_live_nobodys")).toBe("not-logged-in");
  expect((await listKeys(owner, hours(30))).items.map(({ state }) => state)).toEqual(["revoked", "expired"]);
  expect((await listKeys(owner, hours(30))).items[0]?.endedOn).toBe(now.toISOString());
  expect((await listKeys(other, now)).items).toEqual([]);
});

it("is rolled so that both count for the hours that were asked, and only once", async () => {
  const owner = await subscriber();
  const old = await makeKey(owner, { ...wish, expiresInDays: 30 }, now);
  const next = await rollKey(owner, old.apiKey.id, { password, overlapHours: 24 }, hours(10));
  expect(next.apiKey).toMatchObject({ name: "Negozio", mode: "live", scopes: ["prices", "orders"] });
  expect(next.apiKey.expiresOn).toBe(hours(10 + 30 * 24).toISOString());
  expect([await refusal(old.key, hours(33)), await refusal(next.key, hours(33))]).toEqual([undefined, undefined]);
  expect(await refusal(old.key, hours(34))).toBe("api-key-expired");
  const again = rollKey(owner, old.apiKey.id, { password, overlapHours: 1 }, hours(11));
  await expect(again).rejects.toMatchObject({ code: "invalid-transition" });
  const atOnce = await rollKey(owner, next.apiKey.id, { password, overlapHours: 0 }, hours(12));
  expect([await refusal(next.key, hours(12)), await refusal(atOnce.key, hours(12))]).toEqual([
    "api-key-expired",
    undefined,
  ]);
});

it("attack: of keys that are made at once there are never more than twenty, and none outlives a new password", async () => {
  const owner = await subscriber();
  for (let n = 0; n < 18; n++) await makeKey(owner, wish, hours(n));
  const racing = await Promise.allSettled(Array.from({ length: 4 }, () => makeKey(owner, wish, hours(19))));
  const made = racing.flatMap((one) => (one.status === "fulfilled" ? [one.value.key] : []));
  const count = (await listKeys(owner, hours(20))).items.filter(({ state }) => state === "active").length;
  expect(count).toBe(18 + made.length);
  expect(count).toBeLessThanOrEqual(20);
  while ((await listKeys(owner, hours(40))).items.length < 20) await makeKey(owner, wish, hours(40));
  await expect(makeKey(owner, wish, hours(41))).rejects.toMatchObject({
    code: "limit-reached",
    params: { maximum: 20 },
  });
  const { key: before } = await createApiKey(owner, password, hours(41));
  const newPassword = "another long password";
  const [oldest] = (await listKeys(owner, hours(41))).items.toReversed();
  await revokeKey(owner, oldest?.id ?? "", hours(42));
  await Promise.allSettled([
    makeKey(owner, wish, hours(50)),
    changePassword(owner, { password, newPassword }, undefined, hours(50)),
  ]);
  const all = (await listKeys(owner, hours(51))).items;
  expect(all.filter(({ state }) => state === "active")).toEqual([]);
  expect(await refusal(before, hours(51))).toBe("not-logged-in");
  if (made[0]) expect(await refusal(made[0], hours(51))).toBe("api-key-revoked");
  expect(await announced(passwordChanged)).toContainEqual({ userId: owner.id, keyEnded: true });
  const { key } = await makeKey(owner, { ...wish, password: newPassword }, hours(52));
  expect(await refusal(key, hours(52))).toBeUndefined();
});

it("stands beside the one key of before, which goes on with its rights", async () => {
  const owner = await subscriber();
  const { key } = await createApiKey(owner, password, now);
  await makeKey(owner, wish, now);
  expect((await userOfApiKey(key, now)).apiKey).toEqual({
    id: "shop",
    mode: "live",
    scopes: ["prices", "stock", "orders"],
    ofShop: true,
  });
  expect((await listKeys(owner, now)).items.map(({ id, ofShop }) => [id === "shop", ofShop])).toEqual([
    [false, false],
    [true, true],
  ]);
  await revokeKey(owner, "shop", now);
  expect(await refusal(key)).toBe("not-logged-in");
  expect((await listKeys(owner, now)).items).toHaveLength(1);
});
