import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { anEmail, announced, password, privatePerson, stored } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import type { User } from "../../platform/access.ts";
import { setRoles } from "../office/back-office-users.ts";
import { login } from "../login/login.ts";
import { register } from "../registration/register.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import {
  confirmSecondFactor,
  proposeSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from "./set-up-second-factor.ts";
import { userOfCookie } from "../login/session.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";
import { verifyEmail } from "../registration/verify-email.ts";
import { secondFactorChanged, secondFactorReset, userRegistered } from "../events.ts";

useDatabase();

const refusal = (code: string) => ({ code });
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

async function person() {
  const email = anEmail();
  const { id } = await register(privatePerson(email), "192.0.2.1", now);
  await verifyEmail((await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "", now);
  return { id, email };
}

const enter = (email: string, code?: string, at = now) => login({ email, password, code }, {}, at);
async function callerAfter(set: string): Promise<User> {
  const cookies = { [sessionCookie]: set.slice(sessionCookie.length + 1, set.indexOf(";")) };
  return (await userOfCookie(cookies, now)) as User;
}

async function secured() {
  const owner = await person();
  const { secret } = await proposeSecondFactor(owner, password, now);
  const { recoveryCodes } = await confirmSecondFactor(owner, codeAt(secret, now), now);
  return { ...owner, secret, recoveryCodes };
}

it("asks for the code once it was confirmed, not before", async () => {
  const owner = await person();
  const { secret, address } = await proposeSecondFactor(owner, password, now);
  expect(address).toContain(secret);
  expect(await enter(owner.email)).toBeDefined();
  await expect(confirmSecondFactor(owner, "000000", now)).rejects.toMatchObject(refusal("wrong-code"));
  expect((await confirmSecondFactor(owner, codeAt(secret, now), now)).recoveryCodes).toHaveLength(10);
  await expect(enter(owner.email)).rejects.toMatchObject(refusal("second-factor-needed"));
  expect(await enter(owner.email, codeAt(secret, later(30)), later(30))).toBeDefined();
  expect(await secondFactorState(owner)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
});

it("attack: a code that was read over the shoulder does not count twice", async () => {
  const { email, secret } = await secured();
  const code = codeAt(secret, later(60));
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => enter(email, code, later(60))));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("takes each recovery code once, and new ones in place of the old", async () => {
  const { id, email, secret, recoveryCodes } = await secured();
  const [first = "", second = ""] = recoveryCodes;
  expect(await enter(email, first.toUpperCase())).toBeDefined();
  await expect(enter(email, first)).rejects.toMatchObject(refusal("wrong-code"));
  const renewed = await renewRecoveryCodes({ id, email }, codeAt(secret, later(30)), later(30));
  await expect(enter(email, second)).rejects.toMatchObject(refusal("wrong-code"));
  expect(await enter(email, renewed.recoveryCodes[0])).toBeDefined();
  for (const code of [...recoveryCodes, ...renewed.recoveryCodes]) expect(await stored()).not.toContain(code);
});

it("attack: guessing codes with a stolen password waits like guessing passwords", async () => {
  const { email } = await secured();
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect(enter(email, "000000")).rejects.toMatchObject(refusal("wrong-code"));
  }
  await expect(enter(email, "000000")).rejects.toMatchObject(refusal("too-many-requests"));
});

it("is proposed and turned off by the password alone who knows it, and only with a code", async () => {
  const { id, email, secret } = await secured();
  await expect(proposeSecondFactor({ id, email }, password, now)).rejects.toMatchObject(refusal("invalid-transition"));
  const off = (word: string, code: string) => removeSecondFactor({ id, email }, { password: word, code }, later(30));
  await expect(off("wrong", codeAt(secret, later(30)))).rejects.toMatchObject(refusal("wrong-credentials"));
  await expect(off(password, "000000")).rejects.toMatchObject(refusal("wrong-code"));
  await off(password, codeAt(secret, later(30)));
  expect(await enter(email)).toBeDefined();
  const told = (await announced(secondFactorChanged)).filter(({ userId }) => userId === id);
  expect(told.map(({ turned }) => turned)).toEqual(["on", "off"]);
});

it("gives an administrator without it no administrator's rights where it is required", async () => {
  const { id, email } = await person();
  const admin = await callerAfter(await enter(email));
  await setRoles({ ...admin, id: "another", roles: ["customer", "admin"] }, id, { roles: ["admin"] }, now);
  expect((await callerAfter(await enter(email))).roles).toContain("admin");
  process.env["ADMINISTRATORS_SECOND_FACTOR"] = "required";
  const bare = await callerAfter(await enter(email));
  expect([bare.roles.includes("admin"), bare.secondFactorMissing]).toEqual([false, true]);
  const { secret } = await proposeSecondFactor(bare, password, now);
  await confirmSecondFactor(bare, codeAt(secret, now), now);
  const complete = await callerAfter(await enter(email, codeAt(secret, later(30)), later(30)));
  expect([complete.roles.includes("admin"), complete.secondFactorMissing]).toEqual([true, false]);
  delete process.env["ADMINISTRATORS_SECOND_FACTOR"];
});

it("is reset by the back office for whoever has lost it: sessions end, the password stays, the person is told", async () => {
  const admin = { id: "01K0000000000000000000ADMN", roles: ["customer", "admin"] } as const;
  const { id, email, recoveryCodes } = await secured();
  const session = await enter(email, recoveryCodes[0]);
  expect(await callerAfter(session)).toMatchObject({ id });
  expect(await resetSecondFactor(admin, id, now)).not.toHaveProperty("secondFactorAt");
  expect(await callerAfter(session)).toBeUndefined();
  expect(await enter(email)).toBeDefined();
  expect(await secondFactorState({ id, email })).toEqual({ on: false });
  expect((await announced(secondFactorReset)).filter(({ userId }) => userId === id)).toHaveLength(1);
  await expect(resetSecondFactor(admin, id, now)).rejects.toMatchObject(refusal("invalid-transition"));
});

it("attack: an administrator's open session does not take that administrator's own second factor off", async () => {
  const { id } = await secured();
  const self = { id, roles: ["customer", "admin"] } as const;
  await expect(resetSecondFactor(self, id, now)).rejects.toMatchObject(refusal("forbidden"));
});
