import { expect, it } from "vitest";
import { anEmail, announced, password, stored } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import type { Role } from "../../platform/access.ts";
import { createApiKey, describeApiKey, revokeApiKey } from "./api-key.ts";
import { blockUser } from "../office/back-office-users.ts";
import { changePassword } from "../login/change-password.ts";
import { createDemonstrationUser } from "../registration/create-demonstration-user.ts";
import { askPasswordReset, resetPassword } from "../login/reset-password.ts";
import { userOfApiKey } from "./user-of-api-key.ts";
import { passwordChanged, passwordResetAsked } from "../events.ts";

useDatabase();

const refused = { code: "not-logged-in" };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const person = () => ({ email: anEmail(), password, name: "Ada", surname: "Neri" });

async function subscriber(roles: readonly Role[] = []) {
  return { id: await createDemonstrationUser({ ...person(), roles, plan: "premium" }, now) };
}

it("is shown once, afterwards how it begins and when it was last used; the table knows its hash alone", async () => {
  const owner = await subscriber();
  expect(await describeApiKey(owner)).toEqual({ apiKey: null });
  await expect(createApiKey(owner, "wrong", now)).rejects.toMatchObject({ code: "wrong-credentials" });
  const { key } = await createApiKey(owner, password, now);
  expect(key).toMatch(/^solvia_[\w-]{43}$/);
  expect(await userOfApiKey(key, later(60))).toMatchObject({ id: owner.id, byApiKey: true });
  expect((await describeApiKey(owner)).apiKey).toMatchObject({
    prefix: key.slice(0, 13),
    lastUsedOn: later(60).toISOString(),
  });
  expect(await stored()).not.toContain(key);
  expect(await stored()).not.toContain(key.slice("solvia_".length));
});

it("counts no longer once it is revoked or replaced, or its owner blocked or without a subscription", async () => {
  const owner = await subscriber();
  const [first, second] = [await createApiKey(owner, password, now), await createApiKey(owner, password, now)];
  await expect(userOfApiKey(first.key, now)).rejects.toMatchObject(refused);
  await revokeApiKey(owner);
  await expect(userOfApiKey(second.key, now)).rejects.toMatchObject(refused);
  const blocked = await subscriber();
  const { key } = await createApiKey(blocked, password, now);
  const caller = await userOfApiKey(key, now);
  await blockUser({ ...caller, id: "an administrator" }, blocked.id, now);
  await expect(userOfApiKey(key, now)).rejects.toMatchObject(refused);
  const former = { id: await createDemonstrationUser({ ...person(), roles: [] }, now) };
  const left = await createApiKey(former, password, now);
  await expect(userOfApiKey(left.key, now)).rejects.toMatchObject(refused);
});

it("ends with the password by which it was made, changed or reset, and its owner is told", async () => {
  const newPassword = "another long password";
  const resetToken = async (id: string, email: string) => {
    await askPasswordReset(email, now);
    return (await announced(passwordResetAsked)).findLast(({ userId }) => userId === id)?.token ?? "";
  };
  const ways = [
    (id: string) => changePassword({ id }, { password, newPassword }, undefined, now),
    async (id: string, email: string) => resetPassword(await resetToken(id, email), newPassword, now),
  ];
  for (const renew of ways) {
    const owner = person();
    const id = await createDemonstrationUser({ ...owner, roles: [], plan: "premium" }, now);
    const { key } = await createApiKey({ id }, password, now);
    expect((await userOfApiKey(key, now)).id).toBe(id);
    await renew(id, owner.email);
    await expect(userOfApiKey(key, now)).rejects.toMatchObject(refused);
    expect(await describeApiKey({ id })).toEqual({ apiKey: null });
    expect(await announced(passwordChanged)).toContainEqual({ userId: id, keyEnded: true });
  }
  const keyless = await subscriber();
  await changePassword(keyless, { password, newPassword }, undefined, now);
  expect(await announced(passwordChanged)).toContainEqual({ userId: keyless.id });
});

it("attack: a leaked key of an administrator administers nothing", async () => {
  const { key } = await createApiKey(
    await subscriber(["admin", "warehouse", "sales_agent", "reseller"]),
    password,
    now,
  );
  expect((await userOfApiKey(key, now)).roles).toEqual(["customer", "reseller", "subscriber"]);
});
