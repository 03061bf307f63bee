import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoints } from "@solvia/core/contract";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, mails, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let agent: Caller;
let owner: Caller;
let key: string;

const customer = "premium@solvia.example";
const wait = { timeout: 90_000, interval: 200 };
const reason = "Asked by telephone to fill the cart";

beforeAll(async () => {
  cloud = await startTestCloud();
  const admin = await new Caller(cloud.url).login("admin@solvia.example");
  agent = await new Caller(cloud.url).login("agente@solvia.example");
  owner = await new Caller(cloud.url).login(customer);
  const idOf = async (caller: Caller) => ((await caller.call("GET", "/user")).body as { user: { id: string } }).user.id;
  const id = await idOf(owner);
  await admin.call("POST", `/back-office/users/${id}/owner`, { ownerId: await idOf(agent) });
  await agent.call("POST", `/back-office/users/${id}/act`, { reason });
  agent.viewer = id;
  key = await newKey();
});
afterAll(() => cloud.stop());

const byKey = (method: string, path: string, body?: unknown) =>
  new Caller(cloud.url).call(method, path, body, { authorization: `Bearer ${key}` });

async function newKey(): Promise<string> {
  const made: { body: { key: string } } = await owner.call("POST", "/api-key", { password });
  return made.body.key;
}

/** A key may be used 600 times a minute, and there are about as many endpoints. */
const mostOfOneKey = 300;
let called = 0;

/** An address that names nothing: what is open ends in a refusal of its own. */
const emptyAddress = (path: string): string =>
  path
    .replaceAll("{email}", "nobody@example.org")
    .replaceAll("{vat}", "IT00000000000")
    .replaceAll(/\{\w+\}/g, "none");

/** They end what the others are called with. */
const endings = new Set(["logout", "stopActing"]);
const walked = endpoints.filter(
  ({ name, endpoint }) => endpoint.access !== "system" && !endpoint.scope && !endings.has(name),
);
const cases = walked.map(({ endpoint: { method, path, ...open } }) => [method, path, open] as const);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | null)?.code;

describe("each endpoint called by an agent who acts for a company's owner, and by the owner's API key", () => {
  it.each(cases)("%s %s", async (method, path, { forOthers, byKey: open, anyKey }) => {
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const acted = await agent.call(method, emptyAddress(path), body);
    called += 1;
    if (called % mostOfOneKey === 0) key = await newKey();
    const keyed = await byKey(method, emptyAddress(path), body);
    if (forOthers) expect([401, 403]).not.toContain(acted.status);
    else expect([acted.status, codeOf(acted)]).toEqual([403, "not-while-acting"]);
    if (open ?? anyKey) expect([401, 403]).not.toContain(keyed.status);
    else expect([keyed.status, codeOf(keyed)]).toEqual([403, "not-by-api-key"]);
  });
});

it("tells the customer in the site and by mail, of forty changes of a cart once, and lists every single act", async () => {
  const { items } = (await agent.call("GET", "/products/search?available=true&limit=1")).body as {
    items: { price: { priceId: string } }[];
  };
  for (const quantity of [1, 2, 3]) {
    const { status } = await agent.call(
      "POST",
      `/orders/product-price/${items[0]!.price.priceId}/quantity/${quantity}`,
    );
    expect(status).toBe(200);
  }
  const read = async <T>(path: string) => ((await owner.call("GET", path)).body as { items: T[] }).items;
  await vi.waitFor(async () => {
    const acts = await read<{ kind: string; byName: string; reason?: string }>("/user/acts?limit=200");
    expect(acts.filter(({ kind }) => kind === "cart")).toHaveLength(3);
    expect(acts.at(-1)).toMatchObject({ kind: "begin", reason });
    expect(new Set(acts.map(({ byName }) => byName)).size).toBe(1);
    const notices = await read<{ type: string; facts: { kind?: string; reason?: string } }>("/notifications");
    expect(notices.filter(({ facts }) => facts.kind === "cart")).toHaveLength(1);
    expect(notices.find(({ type }) => type === "acting-began")?.facts.reason).toBe(reason);
    const letters = (await mails(cloud.mailboxUrl)).filter(({ to }) => to.some(({ address }) => address === customer));
    expect(letters.filter(({ html }) => html.includes(reason))).toHaveLength(1);
    expect(letters.filter(({ subject }) => subject === "Fatto per te: carrello modificato")).toHaveLength(1);
  }, wait);
});

describe("attack: an agent who wants to stay", () => {
  it.each([
    ["POST", "/company/invitations", { email: "backdoor@example.org", memberRole: "owner" }],
    ["PUT", "/company/approval-limit", { approvalLimit: null }],
    ["POST", "/company/administration-email", { administrationEmail: "backdoor@example.org" }],
    ["POST", "/reviews", { productId: "none", rating: 1, text: "Written by somebody else" }],
    ["GET", "/chats", undefined],
  ])("%s %s is refused while acting, and by a key", async (method, path, body) => {
    expect(codeOf(await agent.call(method, path, body))).toBe("not-while-acting");
    expect(codeOf(await byKey(method, path, body))).toBe("not-by-api-key");
  });
});

describe("a page that is for somebody else than its session is", () => {
  const second = "azienda@solvia.example";
  let product: string;
  let ids: Record<"agent" | "first" | "second", string>;
  let admin: Caller;
  let tab: Caller;
  let people: Record<"agent" | "first" | "second", Caller>;

  const idOf = async (caller: Caller) => ((await caller.call("GET", "/user")).body as { user: { id: string } }).user.id;
  const pieces = async (caller: Caller) => {
    const { lines } = (await caller.call("GET", "/orders/open")).body as { lines: { quantity: number }[] };
    return lines.map(({ quantity }) => quantity);
  };
  const addressesOf = async (caller: Caller) =>
    ((await caller.call("GET", "/addresses")).body as { items: unknown[] }).items.length;
  const everything = async () =>
    Promise.all(Object.values(people).flatMap((person) => [pieces(person), addressesOf(person)]));
  const put = (caller: Caller, n: number) => caller.call("POST", `/orders/product-price/${product}/quantity/${n}`);
  const address = {
    name: "Ada",
    surname: "Neri",
    street: "Via Roma",
    streetNumber: "1",
    city: "Torino",
    province: "TO",
    postalCode: "10121",
    country: "IT",
    phone: "+39011234567",
  };
  /** What a stale page may try: each is refused, and nobody's cart or addresses change. */
  const refusesAll = async (page: Caller) => {
    const before = await everything();
    const form = new FormData();
    form.set("productId", "none");
    const tried = [
      await put(page, 9),
      await page.call("POST", "/shipping-address", address),
      await page.call("POST", "/user/billing-address", address),
      await page.call("POST", "/reviews", form),
    ];
    expect(tried.map(({ status, body }) => [status, codeOf({ body })])).toEqual(
      tried.map(() => [409, "meant-for-another"]),
    );
    expect(await everything()).toEqual(before);
  };
  const act = (id: string) => tab.call("POST", `/back-office/users/${id}/act`, { reason });

  beforeAll(async () => {
    admin = await new Caller(cloud.url).login("admin@solvia.example");
    people = {
      agent: await new Caller(cloud.url).login("agente@solvia.example"),
      first: owner,
      second: await new Caller(cloud.url).login(second),
    };
    ids = {
      agent: await idOf(people.agent),
      first: await idOf(people.first),
      second: await idOf(people.second),
    };
    await admin.call("POST", `/back-office/users/${ids.second}/owner`, { ownerId: ids.agent });
    const { items } = (await owner.call("GET", "/products/search?available=true&limit=1")).body as {
      items: { price: { priceId: string } }[];
    };
    product = items[0]!.price.priceId;
    tab = await new Caller(cloud.url).login("agente@solvia.example");
  });

  /** Another tab of the same browser. */
  const pageFor = (id: string | undefined) => {
    const page = new Caller(cloud.url);
    page.cookie = tab.cookie;
    page.viewer = id;
    return page;
  };

  it("writes for whom it names, and for nobody once another tab acts for another customer", async () => {
    await act(ids.first);
    const stale = pageFor(ids.first);
    expect((await put(stale, 3)).status).toBe(200);
    expect(await pieces(owner)).toContain(3);
    expect((await tab.call("DELETE", "/user/acting")).status).toBe(204);
    await refusesAll(stale);
    expect((await act(ids.second)).status).toBe(200);
    await refusesAll(stale);
    expect(codeOf(await stale.call("GET", "/orders/open"))).toBe("meant-for-another");
  });

  it("of the employee's own writes nothing while another tab acts, nor does one that names nobody", async () => {
    await refusesAll(pageFor(ids.agent));
    await refusesAll(pageFor(undefined));
    expect(codeOf(await pageFor(ids.agent).call("GET", "/back-office/users"))).toBe("meant-for-another");
  });

  it("never writes to the employee's account when the right ends, and asks who is there", async () => {
    const stale = pageFor(ids.second);
    expect((await put(stale, 2)).status).toBe(200);
    await admin.call("POST", `/back-office/users/${ids.second}/owner`, { ownerId: null });
    await refusesAll(stale);
    await refusesAll(pageFor(undefined));
    const { user } = (await stale.call("GET", "/user")).body as { user: { id: string; actedBy?: unknown } };
    expect(user).toMatchObject({ id: ids.agent });
    expect(user.actedBy).toBeUndefined();
    const anew = pageFor(ids.agent);
    expect((await put(anew, 1)).status).toBe(200);
    expect(await pieces(people.agent)).toContain(1);
  });

  it("when its session has ended, it puts nothing into a visitor's cart", async () => {
    const stale = pageFor(ids.agent);
    await tab.call("POST", "/logout");
    const { status, body, headers } = await put(stale, 5);
    expect([status, codeOf({ body }), headers.getSetCookie()]).toEqual([401, "not-logged-in", []]);
  });

  it("whose chat would be another's opens no socket", async () => {
    const asked = await Promise.all(
      [ids.first, ids.second, undefined].map((viewer) => statusOfSocket(people.first.cookie, viewer)),
    );
    expect(asked).toEqual([101, 403, 101]);
  });
});

/** What the chat's handshake answers; the socket is closed at once. */
function statusOfSocket(cookie: string, viewer: string | undefined): Promise<number | undefined> {
  const { port, origin } = new URL(cloud.url);
  return new Promise((resolve, reject) => {
    const asked = request({
      port,
      path: `/websocket/chat${viewer === undefined ? "" : `?viewer=${viewer}`}`,
      headers: {
        cookie,
        origin,
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      },
    });
    asked.on("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on("response", ({ statusCode }) => resolve(statusCode));
    asked.on("error", reject);
    asked.end();
  });
}

it.each([
  ["bearer", 200],
  ["BEARER", 200],
  ["Basic", 401],
])("a key behind the scheme %s answers %i: its case is free", async (scheme, status) => {
  const asked = await new Caller(cloud.url).call("GET", "/orders/open", undefined, {
    authorization: `${scheme} ${key}`,
  });
  expect(asked.status).toBe(status);
});

it("a key adds addresses and neither forgets nor replaces one", async () => {
  const { items } = (await byKey("GET", "/addresses")).body as { items: { id: string }[] };
  const [first] = items;
  expect(first).toBeDefined();
  const { id, ...address } = first!;
  expect(codeOf(await byKey("DELETE", `/addresses/${id}`))).toBe("not-by-api-key");
  expect(codeOf(await byKey("POST", `/shipping-address?replacingAddressId=${id}`, address))).toBe("not-by-api-key");
  const after = (await byKey("GET", "/addresses")).body as { items: { id: string }[] };
  expect(after.items.map((one) => one.id)).toContain(id);
});
