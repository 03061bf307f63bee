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
  const made: { body: { key: string } } = await owner.call("POST", "/api-key", { password });
  ({ key } = made.body);
});
afterAll(() => cloud.stop());

const byKey = (method: string, path: string, body?: unknown) =>
  new Caller(cloud.url).call(method, path, body, { authorization: `Bearer ${key}` });

/** An address that names nothing: what is open ends in a refusal of its own. */
const emptyAddress = (path: string): string =>
  path
    .replaceAll("{email}", "nobody@example.org")
    .replaceAll("{vat}", "IT00000000000")
    .replaceAll(/\{\w+\}/g, "none");

/** They end what the others are called with. */
const endings = new Set(["logout", "stopActing"]);
const walked = endpoints.filter(({ name, endpoint }) => endpoint.access !== "system" && !endings.has(name));
const cases = walked.map(({ endpoint: { method, path, ...open } }) => [method, path, open] as const);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | null)?.code;

describe("each endpoint called by an agent who acts for a company's owner, and by the owner's API key", () => {
  it.each(cases)("%s %s", async (method, path, { forOthers, byKey: open }) => {
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const acted = await agent.call(method, emptyAddress(path), body);
    const keyed = await byKey(method, emptyAddress(path), body);
    if (forOthers) expect([401, 403]).not.toContain(acted.status);
    else expect([acted.status, codeOf(acted)]).toEqual([403, "not-while-acting"]);
    if (open) expect([401, 403]).not.toContain(keyed.status);
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
