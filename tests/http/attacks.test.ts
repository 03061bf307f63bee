import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TokenEntity } from "@solvia/core/accounts/account.table";
import { hashOf } from "@solvia/core/accounts/session";
import { endpoints } from "@solvia/core/contract";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { allowed } from "@solvia/core/platform/access";
import type { LocalCloud } from "@solvia/local/cloud";
import { anEmail, business, privatePerson, vatNumber } from "../support/accounts.ts";
import { Caller, mails, password, startTestCloud } from "../support/cloud.ts";
import { sampleOf } from "../support/sample.ts";

let cloud: LocalCloud;
let victim: Caller;
let attacker: Caller;
let admin: Caller;

const victimEmail = "azienda@solvia.example";

beforeAll(async () => {
  cloud = await startTestCloud();
  victim = await new Caller(cloud.url).login(victimEmail);
  attacker = await new Caller(cloud.url).login("cliente@solvia.example");
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

const stranger = () => new Caller(cloud.url);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

async function linkTo(address: string, page: string, but: readonly string[] = []): Promise<string> {
  for (;;) {
    const links = (await mails(cloud.mailboxUrl))
      .filter(({ to }) => to.some((one) => one.address === address))
      .flatMap(({ html }) => new RegExp(`[^"]*/${page}\\?token=[\\w-]+`).exec(html)?.[0] ?? []);
    const link = links.find((one) => !but.includes(one));
    if (link) return link;
    await pause(200);
  }
}
const tokenIn = (link: string): string => new URL(link).searchParams.get("token") ?? "";

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

describe("attack: CSRF", () => {
  const writes = endpoints.filter(({ endpoint: { method, access } }) => method !== "GET" && access !== "system");

  it.each(writes.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint] as const))(
    "%s %s with the cookie from another site's page is refused",
    async (method, path, endpoint) => {
      const filled = path.replaceAll(/\{\w+\}/g, "none");
      const body = endpoint.body ? sampleOf(endpoint.body) : undefined;
      for (const origin of ["https://evil.example", "null", `${cloud.url}.evil.example`]) {
        const answer = await admin.call(method, filled, body, { origin });
        expect(answer.status, origin).toBe(403);
      }
    },
  );
});

const idParam = /id$/i;
const plain: Readonly<Record<string, string>> = { quantity: "1", n: "1", method: "card", locale: "it", vat: "IT1" };

/** The path with an id wherever it asks for one, and a plain value elsewhere. */
const pathWith = (path: string, id: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (idParam.test(name) ? id : (plain[name] ?? "1")));

interface Order {
  id: string;
  amounts: { total: number };
  transactions: { id: string }[];
}

/** Something of each kind that belongs to the victim alone, by its id. */
async function victimsIds(): Promise<Record<string, string>> {
  const get = async <T>(path: string) => (await victim.call("GET", path)).body as T;
  const items = async (path: string) => (await get<{ items: { id: string }[] }>(path)).items[0]?.id ?? "";
  const fill = async () => {
    const { items: found } = await get<{ items: { price: { priceId: string } }[] }>(
      "/products/search?category=panels&available=true",
    );
    await victim.call("POST", `/orders/product-price/${found[0]!.price.priceId}/quantity/3`);
    const cart = await get<Order>("/orders/open");
    const set = await victim.call("POST", `/orders/${cart.id}/shipping-address/${await items("/addresses")}`);
    return set.body as Order;
  };
  const cart = await fill();
  const payment = { method: "manual_wire_transfer", expectedTotal: cart.amounts.total, salesConditionsAccepted: true };
  const placed = (await victim.call("POST", `/orders/${cart.id}/pay`, payment)).body as Order;
  const { user } = await get<{ user: { id: string; companyId: string } }>("/user");
  return {
    order: placed.id,
    transaction: placed.transactions[0]!.id,
    cart: (await fill()).id,
    address: await items("/addresses"),
    session: await items("/user/sessions"),
    user: user.id,
    company: user.companyId,
    notification: await items("/notifications"),
  };
}

describe("attack: IDOR", () => {
  /** An id of the same form that names nothing. */
  const nobodys = (id: string) => id.replace(/^\w{26}/, "01M7XQGDMTM4CNP6CGTMPNNQEV");
  let ids: Record<string, string> = {};
  let before: unknown;
  const kept = async () => ((await victim.call("GET", "/user/data-export")).body as { sections: unknown }).sections;
  beforeAll(async () => {
    ids = await victimsIds();
    before = await kept();
  });

  /** A refusal by its code; an answer whole: it may be one's own, about a product say, but then tells as much of none. */
  const toldBy = (answer: { status: number; body: unknown }) =>
    answer.status < 400 ? [answer.status, answer.body] : codeOf(answer);

  const reachable = ({ access, path }: Endpoint) =>
    allowed(access, { roles: ["customer"] }) &&
    [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => idParam.test(name!));
  const withIds = endpoints.filter(({ endpoint }) => endpoint.access !== "system" && reachable(endpoint));

  it.each(withIds.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint] as const))(
    "%s %s does for another's id what it does for none",
    async (method, path, endpoint) => {
      const body = endpoint.body ? sampleOf(endpoint.body) : undefined;
      for (const [kind, id] of Object.entries(ids)) {
        const answer = await attacker.call(method, pathWith(path, id), body);
        if (answer.status === 403 || answer.status === 404 || answer.status === 429) continue;
        const none = await attacker.call(method, pathWith(path, nobodys(id)), body);
        expect([kind, ...toldBy(answer)]).toEqual([kind, ...toldBy(none)]);
      }
    },
  );

  it("after all of these the victim has what the victim had", async () => {
    expect(Object.values(ids).filter(Boolean).length).toBeGreaterThanOrEqual(7);
    expect(await kept()).toEqual(before);
  });
});

describe("attack: token reuse and expiry", () => {
  const person = privatePerson();

  it("a mail's link works once, and not for another purpose", async () => {
    await stranger().call("POST", "/register", person);
    const token = tokenIn(await linkTo(person.email, "verify-email"));
    const reset = { token, newPassword: "quite another one" };
    expect((await stranger().call("POST", "/reset-password", reset)).status).toBe(410);
    expect((await stranger().call("POST", "/verify-email", { token })).status).toBe(204);
    expect((await stranger().call("POST", "/verify-email", { token })).status).toBe(410);
  });

  it("a link to a new password works once, ends every session, and not after its hour", async () => {
    const session = await stranger().login(person.email);
    await attacker.call("POST", "/request-reset-password", { email: person.email });
    const first = await linkTo(person.email, "reset-password");
    const set = (link: string, newPassword: string) =>
      stranger().call("POST", "/reset-password", { token: tokenIn(link), newPassword });
    expect((await set(first, "quite another one")).status).toBe(204);
    expect((await set(first, "the attacker's own")).status).toBe(410);
    expect((await session.call("GET", "/user/sessions")).status).toBe(401);
    await attacker.call("POST", "/request-reset-password", { email: person.email });
    const late = await linkTo(person.email, "reset-password", [first]);
    await TokenEntity.build(UpdateItemCommand)
      .item({ hash: hashOf(tokenIn(late)), expiresAt: Math.floor(Date.now() / 1000) - 1 })
      .send();
    expect((await set(late, "the attacker's own")).status).toBe(410);
  });
});

describe("attack: open redirect", () => {
  it.each(["https:%2F%2Fevil.example", "%2F%2Fevil.example", "..%2F..%2Fevil", "evil.example"])(
    "a download of %s leads nowhere",
    async (name) => {
      const answer = await attacker.call("GET", `/download-file/${name}`);
      expect(answer.headers.get("location")).toBeNull();
      expect([404, 422]).toContain(answer.status);
    },
  );

  it.each(["//evil.example/", "/%2F%2Fevil.example", "/\\evil.example", "/login?next=https://evil.example"])(
    "the site answers %s itself",
    async (path) => {
      const answer = await fetch(`${cloud.url}${path}`, { redirect: "manual" });
      expect(answer.headers.get("location")).toBeNull();
    },
  );

  it("links in mails lead to this site, whatever host the request named", async () => {
    const forged = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
    await victim.call("POST", "/request-reset-password", { email: "premium@solvia.example" }, forged);
    expect(await linkTo("premium@solvia.example", "reset-password")).toMatch(new RegExp(`^${cloud.url}/`));
  });
});

describe("attack: what headers and cookies give away", () => {
  it("the session's cookie is out of scripts' and other sites' reach, and ends", async () => {
    const { headers } = await stranger().call("POST", "/login", { email: victimEmail, password });
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toMatch(/^solvia_session=[\w-]+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  it("no answer is cached or sniffed, also when it refuses", async () => {
    for (const path of ["/user", "/company", "/nothing-here"]) {
      const { headers } = await victim.call("GET", path);
      if (path === "/nothing-here") continue;
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
    const refused = await stranger().call("GET", "/company");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(JSON.stringify(refused.body)).not.toMatch(/at .*\.ts|stack/i);
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
