import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoints } from "@solvia/core/contract";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { allowed } from "@solvia/core/platform/access";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { linkTo } from "../support/mail-links.ts";
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

it("refuses an address or a method that isn't there as it refuses everything else", async () => {
  const asked = [
    ["GET", "/no-such"],
    ["POST", "/back-office/no-such/1?a=b"],
    ["PUT", "/reseller/no-such"],
    ["DELETE", "/login"],
  ] as const;
  for (const [method, path] of asked) {
    const answer = await fetch(`${cloud.url}/api${path}`, { method });
    expect([answer.status, answer.headers.get("content-type")], path).toEqual([404, "application/problem+json"]);
    expect(await answer.json(), path).toMatchObject({ type: "/problems/not-found", code: "not-found", status: 404 });
  }
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
        // The reseller API looks at no cookie: nobody is there who could be made to do something.
        expect(answer.status, origin).toBe(endpoint.access === "reseller" ? 401 : 403);
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
  // The notice of the order comes by a queue: what the victim has is told when it is there.
  await vi.waitFor(async () => expect(await items("/notifications")).not.toBe(""), { timeout: 90_000 });
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
    expect(Object.values(ids).filter(Boolean).length).toBe(8);
    expect(await kept()).toEqual(before);
  });
});

describe("attack: a page's end that no page gave", () => {
  const paged = endpoints.filter(({ endpoint: { query, method } }) => method === "GET" && query && "cursor" in query);
  const otherList = { pk: "ORDERS#1999-01", sk: "1999-01-02T09:00:00.000Z#X" };
  const madeUp = ["no cursor", { pk: "x", sk: "y" }, { pk: 1, sk: 2 }, { pk: "x", sk: "y", other: "z" }, otherList];

  it.each(paged.map(({ endpoint }) => [endpoint.path, endpoint] as const))("%s answers with nothing", async (path) => {
    const texts = madeUp.map((key) => Buffer.from(JSON.stringify(key)).toString("base64url"));
    const filled = path.replaceAll(/\{\w+\}/g, "none");
    for (const cursor of texts) {
      const { status, body } = await admin.call("GET", `${filled}?cursor=${cursor}`);
      // The database of one machine takes some for a place behind the last; DynamoDB refuses them all.
      expect(status, cursor).toBeLessThan(500);
      expect((body as { items?: unknown[] }).items ?? [], cursor).toEqual([]);
    }
  });
});

describe("attack: what no browser sends", () => {
  it("a session cookie that nobody gave out is nobody's", async () => {
    for (const made of [
      `${"x".repeat(3000)}.y`,
      `a.${"y".repeat(4000)}`,
      ".",
      "a.b.c",
      `${"x".repeat(60)}.${"%00".repeat(9)}`,
    ])
      for (const path of ["/user", "/products/search", "/orders"]) {
        const { status } = await stranger().call("GET", path, undefined, { cookie: `solvia_session=${made}` });
        expect([200, 401], `${path} ${made.slice(0, 20)}`).toContain(status);
      }
  });

  it("an Idempotency-Key that fits no key of the table is refused at its name", async () => {
    const none = "01M7XQGDMTM4CNP6CGTMPNNQEV";
    const keyed = (length: number) =>
      victim.call(
        "POST",
        `/orders/${none}/pay`,
        { method: "card", expectedTotal: 1, salesConditionsAccepted: true },
        {
          "idempotency-key": "k".repeat(length),
        },
      );
    expect((await keyed(255)).status).toBe(404);
    const { status, body } = await keyed(256);
    expect([status, body]).toMatchObject([422, { errors: [{ field: "Idempotency-Key", code: "too-big" }] }]);
  });

  it("a form without its boundary is malformed", async () => {
    const forms = endpoints.filter(({ endpoint }) => endpoint.files);
    for (const { endpoint } of forms) {
      const type = { "content-type": "multipart/form-data" };
      const path = endpoint.path.replaceAll(/\{\w+\}/g, "none");
      const who = endpoint.access === "customer" ? victim : admin;
      expect(codeOf(await who.call(endpoint.method, path, "x", type)), path).toEqual([400, "malformed-request"]);
    }
    expect(forms.length).toBeGreaterThan(2);
  });

  it.each(["0x10", "1e2", "%201", "+3", "01", "1.0", "", "%D9%A1"])("%j is no quantity", async (quantity) => {
    const { body } = await victim.call("GET", "/products/search?category=panels&available=true");
    const [{ price }] = (body as { items: [{ price: { priceId: string } }] }).items;
    const { status } = await victim.call("POST", `/orders/product-price/${price.priceId}/quantity/${quantity}`);
    expect([404, 422]).toContain(status);
  });

  it.each(["..%2f..%2fsolvia-private%2fx", "%2e%2e/x", "..%5cx", "%00", "%E0%A4%A", "x".repeat(3000)])(
    "/media/%s is not there",
    async (path) => {
      expect((await fetch(`${cloud.url}/media/${path}`)).status).toBe(404);
    },
  );

  it("a name with a line break or an invisible character is refused at its field", async () => {
    const details = (name: string) =>
      victim.call("POST", "/user/contact-details", { name, surname: "Riva", telephone: "+390212345678" });
    expect((await details("Mario\r\nBcc: a@evil.example")).body).toMatchObject({
      errors: [{ field: "name", code: "line-break" }],
    });
    expect((await details("Mario\u202e")).body).toMatchObject({ errors: [{ field: "name", code: "unprintable" }] });
    expect((await details("Mario\u0000")).status).toBe(422);
  });

  it("half a character is refused at its field, wherever it stands", async () => {
    const saved = await victim.call("POST", "/orders/save-open", { name: "\ud800" });
    expect([saved.status, saved.body]).toMatchObject([422, { errors: [{ field: "name", code: "unprintable" }] }]);
    const listed = await admin.call("POST", "/back-office/prices/export", { format: "csv", brand: "\udc00" });
    expect([listed.status, listed.body]).toMatchObject([422, { errors: [{ field: "brand", code: "unprintable" }] }]);
    expect((await victim.call("GET", "/orders/%ED%A0%80")).status).toBe(400);
    expect((await victim.call("GET", "/products/search?text=%ED%A0%80")).status).toBe(200);
  });

  it("a picture that says it is larger than any memory is refused", async () => {
    const header = Buffer.from("89504e470d0a1a0a0000000d494844520000ffff0000ffff0806000000", "hex");
    const form = new FormData();
    form.set("image", new Blob([header], { type: "image/png" }), "large.png");
    expect(codeOf(await victim.call("POST", "/user/company-image", form))).toEqual([415, "unreadable-file"]);
  });
});

describe("attack: accounts without end", () => {
  it("registering is limited by the address too, whoever is logged in", async () => {
    const body = sampleOf(endpoints.find(({ name }) => name === "register")!.endpoint.body!) as object;
    const statuses: number[] = [];
    for (let turn = 0; turn < 24; turn += 1) {
      const who = turn % 3 === 0 ? victim : turn % 3 === 1 ? attacker : stranger();
      statuses.push((await who.call("POST", "/register", { ...body, email: `many-${turn}@solvia.example` })).status);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
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
    expect(await linkTo(cloud.mailboxUrl, "premium@solvia.example", "reset-password")).toMatch(
      new RegExp(`^${cloud.url}/`),
    );
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

describe("attack: a company's viewer, and other people's letter boxes", () => {
  it("who only looks on orders no plan, stores no card and asks for no quotation", async () => {
    const viewer = await new Caller(cloud.url).login("contabile@solvia.example");
    const asked: [path: string, body?: object][] = [
      ["/orders/subscriptions/product-price/premium-2026", { expectedTotal: 5_978 }],
      ["/subscriptions/choose-plan/premium/premium-2026", {}],
      ["/subscriptions/create-payment-setup-intent"],
      ["/subscriptions/change-payment-method", { setupIntentId: "seti_1" }],
      ["/subscriptions/toggle-auto-renew"],
      ["/quotations/request", { text: "Tetto" }],
      ["/quotation-requests", { text: "Tetto", name: "Ugo Bo", email: "ugo.bo@example.com", privacyRead: true }],
    ];
    for (const [path, body] of asked)
      expect([path, ...codeOf(await viewer.call("POST", path, body))]).toEqual([path, 403, "forbidden"]);
  });

  it("an address is written to for five visitors' requests a day, from wherever they come", async () => {
    const sent: number[] = [];
    for (const [at, email] of ["target@example.com", "Target@Example.com"]
      .flatMap((one) => [one, one, one])
      .entries()) {
      const body = { text: `Tetto ${at}`, name: "Ugo Bo", email, privacyRead: true };
      sent.push((await stranger().call("POST", "/quotation-requests", body)).status);
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
    const other = { text: "Tetto", name: "Ugo Bo", email: "another@example.com", privacyRead: true };
    expect((await stranger().call("POST", "/quotation-requests", other)).status).toBe(200);
  });
});

it("a form's part that is called like what every object has is no file", async () => {
  for (const name of ["constructor", "toString", "__proto__"]) {
    const form = new FormData();
    form.append(name, new Blob(["%PDF-1.4"], { type: "application/pdf" }), "a.pdf");
    expect((await attacker.call("POST", "/vat/auto-certification/signed", form)).status, name).toBe(422);
  }
});
