import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { isFor, scopes, type KeyMode, type Scope } from "@solvia/core/platform/http/key-scopes";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let owner: Caller;
let other: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  owner = await new Caller(cloud.url).login("premium@solvia.example");
  other = await new Caller(cloud.url).login("rivenditore@solvia.example");
});
afterAll(() => cloud.stop());

interface Made {
  key: string;
  apiKey: { id: string; state: string };
}
interface Listed {
  items: readonly { id: string; name: string; state: string; ofShop: boolean; lastUsedOn?: string }[];
}

async function make(wish: { mode?: KeyMode; scopes: readonly Scope[]; name?: string }, caller = owner): Promise<Made> {
  const { status, body } = await caller.call("POST", "/dropshipping/keys", {
    password,
    name: "Negozio",
    mode: "live",
    ...wish,
  });
  expect(status).toBe(200);
  return body;
}
const by = (key: string, method: string, path: string, body?: unknown) =>
  new Caller(cloud.url).call(method, path, body, { authorization: `Bearer ${key}` });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | null)?.code;

/** A trial's endpoints are for test keys alone. */
const modeOf = (errors: readonly string[] = []): KeyMode => (errors.includes("test-key-needed") ? "test" : "live");

const api = endpoints.flatMap(({ endpoint: { method, path, scope, errors } }) =>
  scope ? [{ method, path: path.replaceAll(/\{\w+\}/g, "none"), scope, mode: modeOf(errors) }] : [],
);
const bodyOf = (method: string) => (method === "GET" || method === "DELETE" ? undefined : {});

describe("each endpoint of the reseller API", () => {
  const keys = new Map<string, string>();
  beforeAll(async () => {
    // Of two accounts, for one is soon asked to wait where keys are made.
    for (const [mode, caller] of [
      ["live", owner],
      ["test", other],
    ] as const)
      for (const scope of scopes) keys.set(`${mode} ${scope}`, (await make({ mode, scopes: [scope] }, caller)).key);
  });

  it.each(api.map(({ method, path, scope, mode }) => [method, path, scope, mode] as const))(
    "%s %s asks for %s",
    async (method, path, scope, mode) => {
      for (const held of scopes) {
        const answer = await by(keys.get(`${mode} ${held}`) ?? "", method, path, bodyOf(method));
        if (isFor({ scopes: [held] }, scope)) expect([401, 403]).not.toContain(answer.status);
        else expect([answer.status, codeOf(answer)]).toEqual([403, "scope-missing"]);
      }
      const bySession = await owner.call(method, path, bodyOf(method));
      expect([bySession.status, codeOf(bySession)]).toEqual([401, "api-key-needed"]);
      const byNobody = await by("solvia_live_nobodys-nobodys-nobodys", method, path, bodyOf(method));
      expect([byNobody.status, codeOf(byNobody)]).toEqual([401, "not-logged-in"]);
    },
  );

  it("is no way to the shop's own endpoints, nor is a key of the shop one to the webhooks'", async () => {
    const { key } = await make({ scopes });
    expect(codeOf(await by(key, "GET", "/orders/open"))).toBe("not-by-api-key");
    expect(codeOf(await by(key, "GET", "/dropshipping/keys"))).toBe("not-by-api-key");
    const { key: before } = (await owner.call("POST", "/api-key", { password })).body as { key: string };
    expect((await by(before, "GET", "/orders/open")).status).toBe(200);
    expect((await by(before, "GET", "/reseller/v1/key")).body).toEqual({
      id: "shop",
      mode: "live",
      scopes: ["prices", "stock", "orders"],
    });
    await owner.call("DELETE", "/api-key");
    for (const { id } of ((await owner.call("GET", "/dropshipping/keys")).body as Listed).items)
      await owner.call("DELETE", `/dropshipping/keys/${id}`);
  });
});

it("tells with each answer how a key stands, and with a 429 when to come again; test keys have their own", async () => {
  const live = await make({ scopes: ["stock"] }, other);
  const test = await make({ scopes: ["stock"], mode: "test" }, other);
  const first = await by(live.key, "GET", "/reseller/v1/key");
  expect(first.headers.get("ratelimit-policy")).toBe('"key";q=600;w=60');
  expect(first.headers.get("ratelimit")).toMatch(/^"key";r=599;t=\d+$/);
  const calls = Array.from({ length: 250 }, () => by(test.key, "GET", "/reseller/v1/key"));
  const answers = await Promise.all(calls);
  const over = answers.filter(({ status }) => status === 429);
  expect(over.length).toBeGreaterThan(0);
  expect(answers[0]?.headers.get("ratelimit-policy")).toBe('"key";q=120;w=60');
  expect(over[0]?.headers.get("ratelimit")).toMatch(/^"key";r=0;t=\d+$/);
  expect(Number(over[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await by(live.key, "GET", "/reseller/v1/key")).status).toBe(200);
});

it("shows an owner the keys, calls and usage of theirs alone, and ends a key at once", async () => {
  const mine = await make({ scopes: ["prices"], name: "Il mio" });
  const { key } = await make({ scopes: ["prices"], name: "Un altro" }, other);
  await by(mine.key, "GET", "/reseller/v1/key");
  await by(key, "GET", "/reseller/v1/key");
  const namesOf = async (caller: Caller) =>
    ((await caller.call("GET", "/dropshipping/keys")).body as Listed).items.map(({ name }) => name);
  expect(await namesOf(owner)).toContain("Il mio");
  expect(await namesOf(owner)).not.toContain("Un altro");
  expect(await namesOf(other)).not.toContain("Il mio");
  const calls = (await owner.call("GET", "/dropshipping/calls")).body as { items: { keyId: string; status: number }[] };
  expect(calls.items[0]).toMatchObject({ keyId: mine.apiKey.id, status: 200 });
  const usage = (await owner.call("GET", "/dropshipping/usage?days=1")).body as {
    endpoints: { endpoint: string; calls: number }[];
  };
  expect(usage.endpoints.map(({ endpoint }) => endpoint)).toContain("GET /reseller/v1/key");
  const theft = await other.call("DELETE", `/dropshipping/keys/${mine.apiKey.id}`);
  expect([theft.status, codeOf(theft)]).toEqual([404, "not-found"]);
  const stolen = await other.call("POST", `/dropshipping/keys/${mine.apiKey.id}/roll`, { password });
  expect([stolen.status, codeOf(stolen)]).toEqual([404, "not-found"]);
  const rolled = (await owner.call("POST", `/dropshipping/keys/${mine.apiKey.id}/roll`, { password, overlapHours: 1 }))
    .body as Made;
  for (const both of [mine.key, rolled.key]) expect((await by(both, "GET", "/reseller/v1/key")).status).toBe(200);
  await owner.call("DELETE", `/dropshipping/keys/${mine.apiKey.id}`);
  const ended = await by(mine.key, "GET", "/reseller/v1/key");
  expect([ended.status, codeOf(ended)]).toEqual([401, "api-key-revoked"]);
  expect((await by(rolled.key, "GET", "/reseller/v1/key")).status).toBe(200);
});
