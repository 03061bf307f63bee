import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let owner: Caller;
let admin: Caller;
let receiver: Server;
let url = "";
let answer = 200;
let got: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  cloud = await startTestCloud();
  [owner, admin] = (await Promise.all(
    ["premium@solvia.example", "admin@solvia.example"].map((email) => new Caller(cloud.url).login(email)),
  )) as [Caller, Caller];
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.close();
  await cloud.stop();
});
beforeEach(() => {
  got = [];
  answer = 200;
});

interface Made {
  webhook: { id: string; off?: string };
  secret: string;
}
interface Told {
  items: { id: string; type: string; state: string; tries: { answer: number | string }[] }[];
}
const own = "/dropshipping/webhooks";
const toldOf = async (id: string) => ((await owner.call("GET", `${own}/${id}/deliveries`)).body as Told).items;
const make = async (topics: string[]): Promise<Made> => (await owner.call("POST", own, { url, topics })).body;

it("tells a reseller's server of an order, signed by the secret that was shown at its making", async () => {
  const { webhook, secret } = await make(["order.placed", "payment.received"]);
  const order = await buyAndPay(owner, admin, await firstFound(owner, "category=panels&available=true"), 1);
  await vi.waitFor(() => expect(got.length).toBeGreaterThan(1), { timeout: 30_000, interval: 200 });
  const told = got.map(({ headers, body }) => new Verifier(secret).verify(body, headers as Record<string, string>));
  expect(told.map((one) => (one as { type: string }).type).toSorted()).toEqual(["order.placed", "payment.received"]);
  for (const one of told) expect(one).toMatchObject({ data: { order: { id: order } } });
  expect((await toldOf(webhook.id)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
  expect((await owner.call("DELETE", `${own}/${webhook.id}`)).status).toBe(204);
});

it("a receiver that is gone turns its webhook off; turned on again, what failed is sent once more", async () => {
  const { webhook } = await make(["order.failed"]);
  const path = `${own}/${webhook.id}`;
  answer = 410;
  expect((await owner.call("POST", `${path}/test`)).status).toBe(200);
  const state = async () =>
    ((await owner.call("GET", own)).body as { webhooks: { id: string; off?: string }[] }).webhooks.find(
      ({ id }) => id === webhook.id,
    )?.off;
  await vi.waitFor(async () => expect(await state()).toBe("gone"), { timeout: 30_000, interval: 200 });
  const refused = await owner.call("POST", `${path}/test`);
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, "webhook-off"]);
  answer = 200;
  await owner.call("PUT", path, { on: true });
  const window = {
    from: new Date(Date.now() - 60_000).toISOString(),
    until: new Date(Date.now() + 1000).toISOString(),
  };
  expect((await owner.call("POST", `${path}/replay`, window)).body).toEqual({ replayed: 1 });
  await vi.waitFor(async () => expect((await toldOf(webhook.id))[0]?.state).toBe("delivered"), {
    timeout: 30_000,
    interval: 200,
  });
});

it("is another's as if it weren't there, by session and by key; a bad address is said at its field", async () => {
  const { webhook } = await make(["order.failed"]);
  const other = await new Caller(cloud.url).login("rivenditore@solvia.example");
  const calls = [
    ["POST", "/test"],
    ["POST", "/secret"],
    ["GET", "/deliveries"],
    ["PUT", "", { on: false }],
  ] as const;
  for (const [method, path, body] of calls)
    expect((await other.call(method, `${own}/${webhook.id}${path}`, body)).status).toBe(404);
  const { body } = await other.call("POST", "/dropshipping/keys", {
    password,
    name: "Negozio",
    mode: "live",
    scopes: ["webhooks"],
  });
  const headers = { authorization: `Bearer ${(body as { key: string }).key}` };
  const byKey = async (method: string, path: string, sent?: object) =>
    fetch(`${cloud.url}/api/reseller/v1/webhooks${path}`, {
      method,
      headers: { ...headers, ...(sent && { "content-type": "application/json" }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
  expect(await (await byKey("GET", "")).json()).toEqual({ webhooks: [] });
  expect((await byKey("POST", `/${webhook.id}/test`)).status).toBe(404);
  const bad = await byKey("POST", "", { url: "ftp://shop.example/hook", topics: ["order.placed"] });
  expect([bad.status, await bad.json()]).toMatchObject([422, { errors: [{ field: "url", code: "no-https" }] }]);
});
