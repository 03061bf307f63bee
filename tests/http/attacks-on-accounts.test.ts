import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TokenEntity } from "@solvia/core/accounts/account.table";
import { askPasswordReset } from "@solvia/core/accounts/login/reset-password";
import { hashOf } from "@solvia/core/accounts/login/session";
import type { LocalCloud } from "@solvia/local/cloud";
import { anEmail, business, privatePerson, vatNumber } from "../support/accounts.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { linkTo, tokenIn } from "../support/mail-links.ts";

let cloud: LocalCloud;
let victim: Caller;
let attacker: Caller;

const victimEmail = "azienda@solvia.example";

beforeAll(async () => {
  cloud = await startTestCloud();
  victim = await new Caller(cloud.url).login(victimEmail);
  attacker = await new Caller(cloud.url).login("cliente@solvia.example");
});
afterAll(() => cloud.stop());

const stranger = () => new Caller(cloud.url);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

describe("attack: enumeration of accounts", () => {
  it.each([
    ["/login", { password: "wrong password" }],
    ["/request-reset-password", {}],
    ["/verify-email/resend", {}],
  ])("%s answers a known and an unknown e-mail alike", async (path, more) => {
    const known = await stranger().call("POST", path, { ...more, email: victimEmail });
    const unknown = await stranger().call("POST", path, { ...more, email: "nobody@solvia.example" });
    expect(codeOf(known)).toEqual(codeOf(unknown));
  });

  it("asking address after address whether they are taken is stopped", async () => {
    const answers = [];
    for (let count = 0; count < 21; count++) {
      answers.push((await stranger().call("GET", `/users/email/person${count}@example.org/exists`)).status);
    }
    expect(answers).toContain(429);
  });
});

describe("attack: session fixation", () => {
  it("a login gives a new session and never takes one that was planted", async () => {
    const planted = stranger();
    planted.cookie = "solvia_session=01M7XQGDMTM4CNP6CGTMPNNQEV.planted";
    await planted.login(victimEmail);
    expect(planted.cookie).not.toContain("planted");
  });

  it("a session that was ended is worth nothing, as is one with another's id before its secret", async () => {
    const caller = await stranger().login(victimEmail);
    const kept = caller.cookie;
    await caller.call("POST", "/logout");
    caller.cookie = kept;
    expect((await caller.call("GET", "/company")).status).toBe(401);
    const forged = stranger();
    const { user } = (await victim.call("GET", "/user")).body as { user: { id: string } };
    forged.cookie = `solvia_session=${user.id}.${attacker.cookie.split(".")[1]}`;
    expect((await forged.call("GET", "/company")).status).toBe(401);
  });
});

describe("attack: token reuse and expiry", () => {
  const person = privatePerson();

  it("a mail's link works once, and not for another purpose", async () => {
    await stranger().call("POST", "/register", person);
    const token = tokenIn(await linkTo(cloud.mailboxUrl, person.email, "verify-email"));
    const reset = { token, newPassword: "quite another one" };
    expect((await stranger().call("POST", "/reset-password", reset)).status).toBe(410);
    const verified = await stranger().call("POST", "/verify-email", { token });
    expect([verified.status, verified.body]).toEqual([200, { companyWaits: false }]);
    const again = await stranger().call("POST", "/verify-email", { token });
    expect([again.status, again.body]).toMatchObject([410, { code: "email-confirmed" }]);
    // Nothing else is told, and it opens nothing: not to who has no mail, nor for another purpose.
    const other = await stranger().call("POST", "/verify-email", { token: "A".repeat(43) });
    expect([other.status, other.body]).toMatchObject([410, { code: "token-invalid" }]);
    expect((await stranger().call("POST", "/reset-password", reset)).status).toBe(410);
  });

  it("a link to a new password works once, ends every session, and not after its hour", async () => {
    const session = await stranger().login(person.email);
    const asked = await attacker.call("POST", "/request-reset-password", { email: person.email });
    expect(asked.status).toBe(204);
    const first = await linkTo(cloud.mailboxUrl, person.email, "reset-password");
    const set = (link: string, newPassword: string) =>
      stranger().call("POST", "/reset-password", { token: tokenIn(link), newPassword });
    expect((await set(first, "quite another one")).status).toBe(204);
    expect((await set(first, "the attacker's own")).status).toBe(410);
    expect((await session.call("GET", "/user/sessions")).status).toBe(401);
    // Past the endpoint, whose three a minute this address has had by now, logged in or not.
    await askPasswordReset(person.email, new Date());
    const late = await linkTo(cloud.mailboxUrl, person.email, "reset-password", [first]);
    await TokenEntity.build(UpdateItemCommand)
      .item({ hash: hashOf(tokenIn(late)), expiresAt: Math.floor(Date.now() / 1000) - 1 })
      .send();
    expect((await set(late, "the attacker's own")).status).toBe(410);
  });
});

describe("attack: a stolen API key", () => {
  it("buys, but changes neither the account nor the shop, and is dead when it is revoked", async () => {
    const owner = await stranger().login("premium@solvia.example");
    expect((await owner.call("POST", "/api-key", { password: "wrong" })).status).toBe(401);
    const { key } = (await owner.call("POST", "/api-key", { password })).body as { key: string };
    const thief = stranger();
    const use = (method: string, path: string, body?: unknown) =>
      thief.call(method, path, body, { authorization: `Bearer ${key}` });
    expect((await use("GET", "/orders")).status).toBe(200);
    expect((await use("GET", "/user")).body).toMatchObject({ user: { email: "premium@solvia.example" } });
    const refused = await Promise.all([
      use("PUT", "/user/password", { password, newPassword: "the attacker's own" }),
      use("POST", "/user/change-email", { email: "thief@example.org", password }),
      use("GET", "/user/data-export"),
      use("POST", "/api-key", { password }),
      use("GET", "/back-office/users"),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await owner.call("GET", "/api-key")).body).toMatchObject({ apiKey: { prefix: key.slice(0, 13) } });
    expect((await owner.call("DELETE", "/api-key")).status).toBe(204);
    expect((await use("GET", "/orders")).status).toBe(401);
  });
});

describe("attack: two at the same instant", () => {
  const outcome = async (registrations: readonly object[]) => {
    const answers = await Promise.all(registrations.map((body) => stranger().call("POST", "/register", body)));
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body as unknown);
    return { won: answers.length - refused.length, refused };
  };
  const told = (field: string) => ({ won: 1, refused: [{ errors: [{ field, code: "taken" }] }] });

  it("of two registrations with one e-mail one wins, the other is told", async () => {
    const email = anEmail();
    expect(await outcome([privatePerson(email), privatePerson(email)])).toMatchObject(told("email"));
  });

  it("of two registrations with one VAT number one wins, the other is told", async () => {
    const number = vatNumber();
    expect(await outcome([business(number), business(number)])).toMatchObject(told("vatNumber"));
  });
});

/** Last: it ends with this address locked out. */
describe("attack: brute force", () => {
  it("after five wrong passwords the right one waits too, for an account that is none as well", async () => {
    for (const email of ["rivenditore@solvia.example", "nobody.else@solvia.example"]) {
      for (let count = 0; count < 5; count++) {
        const wrong = await stranger().call("POST", "/login", { email, password: "wrong password" });
        expect(codeOf(wrong)).toEqual([401, "wrong-credentials"]);
      }
      const right = await stranger().call("POST", "/login", { email, password });
      expect(codeOf(right)).toEqual([429, "too-many-requests"]);
      expect(right.body).toMatchObject({ params: { retryAfter: expect.any(Number) } });
    }
  });

  it("one password against many accounts is stopped by the address it comes from", async () => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 60) {
      const email = `person${statuses.length}@example.org`;
      statuses.push((await stranger().call("POST", "/login", { email, password: "sommer2026!" })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
