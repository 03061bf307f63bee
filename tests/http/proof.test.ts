import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SessionEntity } from "@solvia/core/accounts/user.table";
import { endpoints } from "@solvia/core/contract";
import { isOfficeAccess } from "@solvia/core/platform/access";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { ageSession, sessionKey } from "../support/session-age.ts";

let cloud: LocalCloud;
let admin: Caller;
let owner: Caller;
let subscriber: Caller;
let merchant: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  owner = await new Caller(cloud.url).login("azienda@solvia.example");
  subscriber = await new Caller(cloud.url).login("premium@solvia.example");
  merchant = await new Caller(cloud.url).login("commerciante@solvia.example");
});
afterAll(() => cloud.stop());

const sessionItem = async ({ cookie }: Caller) =>
  (await SessionEntity.build(GetItemCommand).key(sessionKey(cookie)).options({ consistent: true }).send()).Item;
const provenAgo = ({ cookie }: Caller, proven: number) => ageSession(cookie, { proven });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

describe("what asks for a proof", () => {
  const guarded = endpoints.filter(({ endpoint }) => endpoint.stepUp);
  const addressOf = (path: string) => path.replaceAll("{m}", "card").replaceAll(/\{\w+\}/g, "none");

  it.each(guarded.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint.access] as const))(
    "%s %s: refused eleven minutes after the login, let on after nine",
    async (method, path, access) => {
      const caller = isOfficeAccess(access) ? admin : ({ subscriber, merchant }[access as string] ?? owner);
      const ask = () => caller.call(method, addressOf(path), method === "POST" || method === "PUT" ? {} : undefined);
      await provenAgo(caller, 11);
      const refused = await ask();
      expect(codeOf(refused)).toEqual([403, "proof-needed"]);
      expect(refused.body).toMatchObject({ params: { by: "password" } });
      await provenAgo(caller, 9);
      expect(codeOf(await ask())).not.toContain("proof-needed");
    },
  );

  it("is given by the password, and lasts for what follows", async () => {
    await provenAgo(owner, 11);
    const invite = () => owner.call("POST", "/company/invitations", { email: "ada@example.org", memberRole: "viewer" });
    expect(codeOf(await owner.call("POST", "/user/proof", {}))).toEqual([422, "invalid-input"]);
    expect(codeOf(await owner.call("POST", "/user/proof", { password: "wrong" }))).toEqual([401, "wrong-credentials"]);
    expect(codeOf(await invite())).toEqual([403, "proof-needed"]);
    expect((await owner.call("POST", "/user/proof", { password })).status).toBe(204);
    expect((await invite()).status).toBe(204);
    expect((await owner.call("DELETE", "/company/invitations/ada@example.org")).status).toBe(204);
  });

  it("where there is a second factor a code is asked for, and the password alone gives none", async () => {
    const person = await new Caller(cloud.url).login("installatore@solvia.example");
    const { secret } = (await person.call("POST", "/user/second-factor", { password })).body as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recoveryCodes } = (await person.call("POST", "/user/second-factor/confirm", { code })).body as {
      recoveryCodes: string[];
    };
    await provenAgo(person, 11);
    const refused = await person.call("GET", "/user/data-export");
    expect([codeOf(refused), refused.body]).toMatchObject([[403, "proof-needed"], { params: { by: "code" } }]);
    expect(codeOf(await person.call("POST", "/user/proof", { password }))).toEqual([401, "second-factor-needed"]);
    expect(codeOf(await person.call("POST", "/user/proof", { code }))).toEqual([401, "wrong-code"]);
    expect((await person.call("POST", "/user/proof", { code: recoveryCodes[0] })).status).toBe(204);
    expect((await person.call("GET", "/user/data-export")).status).toBe(200);
  });

  it("attack: guessing the password at a session left open is stopped after ten tries", async () => {
    const thief = await new Caller(cloud.url).login("commerciante@solvia.example");
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 30) {
      statuses.push((await thief.call("POST", "/user/proof", { password: `guess${statuses.length}` })).status);
    }
    // Five minutes may end while they are counted: then ten more.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await thief.call("POST", "/user/proof", { password })).status).toBe(429);
  });
});

describe("a session that nobody uses", () => {
  const seen = ({ cookie }: Caller, minutes: number) => ageSession(cookie, { seen: minutes });

  it.each([
    ["admin@solvia.example", 29, 31],
    ["agente@solvia.example", 119, 121],
    ["magazzino@solvia.example", 239, 241],
    ["cliente@solvia.example", 14 * 1440 - 1, 14 * 1440 + 1],
  ])("of %s still stands after %i minutes and has ended after %i", async (email, still, over) => {
    const caller = await new Caller(cloud.url).login(email);
    await seen(caller, still);
    expect((await caller.call("GET", "/company", undefined, { "solvia-unattended": "1" })).status).toBe(200);
    await seen(caller, over);
    expect(codeOf(await caller.call("GET", "/company"))).toEqual([401, "not-logged-in"]);
  });

  it("is kept by somebody at the keys, not by what a page asks for by itself", async () => {
    const caller = await new Caller(cloud.url).login("admin@solvia.example");
    await seen(caller, 20);
    const before = (await sessionItem(caller))?.lastSeenOn;
    await caller.call("GET", "/notifications", undefined, { "solvia-unattended": "1" });
    expect((await sessionItem(caller))?.lastSeenOn).toBe(before);
    await caller.call("GET", "/notifications");
    const after = (await sessionItem(caller))?.lastSeenOn ?? "";
    expect(after > (before ?? "")).toBe(true);
    await caller.call("GET", "/notifications");
    expect((await sessionItem(caller))?.lastSeenOn).toBe(after);
  });

  it("ends twelve hours after an employee's login, however busy", async () => {
    const caller = await new Caller(cloud.url).login("admin@solvia.example");
    await ageSession(caller.cookie, { created: 12 * 60 + 1 });
    expect(codeOf(await caller.call("GET", "/back-office/users"))).toEqual([401, "not-logged-in"]);
  });
});
