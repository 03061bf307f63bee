import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { demoKeys } from "@solvia/local/card-provider/keys";
import type { LocalCloud } from "@solvia/local/cloud";
import { anEmail } from "../support/accounts.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;

const aUser = async (...roles: ("merchant" | "admin")[]): Promise<{ id: string; caller: Caller }> => {
  const email = anEmail();
  const id = await createDemonstrationUser({ email, password, name: "Ada", surname: "Neri", roles }, new Date());
  return { id, caller: await new Caller(cloud.url).login(email) };
};

beforeAll(async () => {
  cloud = await startTestCloud({ seeded: false });
  admin = (await aUser("admin")).caller;
});
afterAll(() => cloud.stop());

interface Connected {
  account: { state: string; missing: { what: string; reason?: string }[]; dueOn?: string };
  onboarding?: { url: string; expiresAt: string };
}

const connect = async (merchant: Caller): Promise<Connected> => {
  const { status, body } = await merchant.call("POST", "/card-payment-provider/connect");
  expect(status).toBe(200);
  return body;
};
const accountOf = async (merchant: Caller) =>
  ((await merchant.call("GET", "/card-payment-provider/account")).body as Partial<Connected>).account;

/** Fills the provider's page in, and where that leads to. */
async function fillIn(url: string, fields: Record<string, string>): Promise<string | null> {
  const session = /name="session" value="(\w+)"/.exec(await (await fetch(url)).text())?.[1] ?? "";
  const body = new URLSearchParams({ session, ...fields });
  return (await fetch(url, { method: "POST", body, redirect: "manual" })).headers.get("location");
}

/** Whether the office's list has a merchant among those whose account stands so. */
const isListed = async (id: string, state: string): Promise<boolean> => {
  const { items } = (await admin.call("GET", `/back-office/merchants?limit=1&state=${state}`)).body as {
    items: { id: string }[];
  };
  return items.some((one) => one.id === id);
};

const shownToOffice = async (id: string): Promise<string | undefined> => {
  const { items } = (await admin.call("GET", "/back-office/merchants")).body as {
    items: { id: string; cardAccount?: string }[];
  };
  return items.find((one) => one.id === id)?.cardAccount;
};

it("is a merchant's alone", async () => {
  const { caller: customer } = await aUser();
  for (const [method, path] of [
    ["POST", "/card-payment-provider/connect"],
    ["GET", "/card-payment-provider/account"],
  ] as const) {
    expect((await customer.call(method, path)).status).toBe(403);
    expect((await new Caller(cloud.url).call(method, path)).status).toBe(401);
  }
});

it("leads a merchant from nothing to an account that is ready, and tells the office", async () => {
  const { id, caller: merchant } = await aUser("merchant");
  expect(await accountOf(merchant)).toBeUndefined();
  const [one, other] = await Promise.all([connect(merchant), connect(merchant)]);
  expect(one.account).toEqual(other.account);
  expect(one.account.missing.map(({ what }) => what)).toEqual([
    "bank-account",
    "identity-document",
    "business-profile",
  ]);
  const url = one.onboarding?.url ?? "";
  const { origin } = new URL(url);
  const authorization = `Bearer ${demoKeys.secretKey}`;
  const ask = async <T>(path: string): Promise<T[]> =>
    ((await (await fetch(`${origin}/v1/${path}?limit=100`, { headers: { authorization } })).json()) as { data: T[] })
      .data;
  const accounts = await ask<{ id: string; metadata: { userId: string } }>("accounts");
  expect(accounts.filter(({ metadata }) => metadata.userId === id)).toHaveLength(1);
  await expect.poll(() => shownToOffice(id)).toBe("begun");

  // Some of it is left for later; the document can't be read.
  const back = `${cloud.url}/profile/account`;
  expect(await fillIn(url, { iban: "IT60X0542811101000000123456", document: "unreadable" })).toBe(back);
  expect(await accountOf(merchant)).toMatchObject({
    state: "missing",
    missing: [
      { what: "identity-document", late: false, reason: "unreadable" },
      { what: "business-profile", late: false },
    ],
    dueOn: expect.any(String),
  });
  // A link is good for one visit.
  const again = await fetch(url, { redirect: "manual" });
  expect([again.status, again.headers.get("location")]).toEqual([303, back]);
  const next = (await connect(merchant)).onboarding?.url ?? "";
  expect(next).not.toBe(url);
  await fillIn(next, { document: "readable", profile: "Pannelli solari" });
  expect(await accountOf(merchant)).toEqual({ state: "ready", charges: true, payouts: true, missing: [] });
  expect((await connect(merchant)).onboarding).toBeUndefined();
  await expect.poll(() => shownToOffice(id)).toBe("ready");
  expect([await isListed(id, "ready"), await isListed(id, "missing")]).toEqual([true, false]);

  // What was told before comes late and twice.
  const events = (await ask<{ id: string; type: string }>("events")).filter(({ type }) => type === "account.updated");
  const late = [...events, ...events].map((event) => event.id);
  const redelivered = await fetch(`${origin}/demo/redeliver`, {
    method: "POST",
    headers: { authorization },
    body: JSON.stringify({ events: late }),
  });
  expect(await redelivered.json()).toEqual({ accepted: late.length });
  expect(await shownToOffice(id)).toBe("ready");
});
