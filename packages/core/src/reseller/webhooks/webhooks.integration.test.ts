import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { announced } from "../../../../../tests/support/accounts.ts";
import { now, placed, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { newId, newIdAt } from "../../platform/ids.ts";
import { webhookDue, webhookFailing, webhookOff } from "../events.ts";
import { deliverMessage } from "./deliver-message.ts";
import {
  changeSecret,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  switchWebhook,
  testWebhook,
} from "./manage-webhooks.ts";
import { handOver } from "./hand-over.ts";
import { findWebhook } from "./stored-webhook.ts";
import { tellWebhooks } from "./tell-webhooks.ts";
import { tendWebhooks } from "./tend-webhooks.ts";
import { listDeliveries, replayWindow } from "./webhook-log.ts";

useDatabase();
useCardProvider();

interface Got {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let url = "";
let got: Got[] = [];
let answers: RequestListener = (_, response) => response.writeHead(204).end();

beforeAll(async () => {
  Object.assign(process.env, { WEBHOOKS_KEY: "of these tests", WEBHOOKS_INSIDE: "allowed" });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      answers(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  delete process.env["WEBHOOKS_INSIDE"];
});
beforeEach(() => {
  got = [];
  answers = (_, response) => response.writeHead(204).end();
});

const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const live = (id = "U") => ({ id, mode: "live" as const });
const input = () => ({ url, topics: ["order.placed" as const] });
const event = (orderId: string, at = now) => ({
  id: newIdAt(at),
  type: "order-placed" as const,
  at: at.toISOString(),
  payload: { orderId },
});

/** What waits for a webhook is handed over, once for each time that somebody has announced it. */
async function work(webhookId: string, at: Date): Promise<void> {
  const due = (await announced(webhookDue)).filter((one) => one.webhookId === webhookId);
  for (const one of new Map(due.map((message) => [message.messageId, message])).values()) await deliverMessage(one, at);
}
const deliveriesOf = async (id: string, owner = live()) => (await listDeliveries(owner, id, { limit: 50 }, now)).items;

/** A webhook that no other test's events reach. */
async function webhookOf(owner = live(newId())) {
  return { owner, ...(await createWebhook(owner, input(), now)) };
}
async function tested(owner: ReturnType<typeof live>, id: string) {
  await testWebhook(owner, id, now);
  await work(id, now);
}

it("tells what happened to an order once, signed so that the library of Standard Webhooks believes it", async () => {
  const { webhook, secret } = await createWebhook(live(), input(), now);
  const happened = event((await placed()).id);
  for (let times = 0; times < 2; times += 1) {
    await tellWebhooks(happened, now);
    await work(webhook.id, new Date());
  }
  expect(got).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: "" }] = got;
  const told = new Verifier(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
  expect(told).toMatchObject({ type: "order.placed", timestamp: now.toISOString() });
  expect(headers["webhook-id"]).toBe(happened.id);
  expect(() => new Verifier(`${secret.slice(0, -4)}AAA=`).verify(body, headers as Record<string, string>)).toThrow(
    "No matching signature",
  );
  expect(await deliveriesOf(webhook.id)).toMatchObject([
    { id: happened.id, state: "delivered", tries: [{ answer: 204 }] },
  ]);
  await deleteWebhook(live(), webhook.id);
});

it("says the same body in each try, whatever has become of the order", async () => {
  const { webhook } = await createWebhook(live(), input(), now);
  const order = await placed();
  answers = (_, response) => response.writeHead(500).end();
  await tellWebhooks(event(order.id), now);
  await work(webhook.id, now);
  answers = (_, response) => response.writeHead(200).end();
  expect((await tendWebhooks(later(1.5))).handedOn).toBeGreaterThan(0);
  await work(webhook.id, later(1.5));
  expect(got).toHaveLength(2);
  expect(new Set(got.map(({ body }) => body)).size).toBe(1);
  expect(new Set(got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  await deleteWebhook(live(), webhook.id);
});

it("signs with both secrets for a day after a change, then with the new one alone", async () => {
  const { owner, webhook, secret: first } = await webhookOf();
  const { secret: second } = await changeSecret(owner, webhook.id, now);
  expect(second).not.toBe(first);
  const signaturesAt = async (at: Date) => {
    got = [];
    await testWebhook(owner, webhook.id, at);
    await work(webhook.id, at);
    return String(got.at(-1)?.headers["webhook-signature"]).split(" ");
  };
  expect(await signaturesAt(later(60))).toHaveLength(2);
  expect(await signaturesAt(later(25 * 60))).toHaveLength(1);
});

const failures: [name: string, answer: RequestListener, expected: unknown][] = [
  ["a redirect", (_, response) => response.writeHead(302, { location: url }).end(), 302],
  ["a bad request", (_, response) => response.writeHead(400).end(), 400],
  ["no right", (_, response) => response.writeHead(401).end(), 401],
  ["nothing there", (_, response) => response.writeHead(404).end(), 404],
  ["too many", (_, response) => response.writeHead(429, { "retry-after": "7200" }).end(), 429],
  ["an error", (_, response) => response.writeHead(500).end("x".repeat(100_000)), 500],
  ["a bad gateway", (_, response) => response.writeHead(502).end(), 502],
  ["a pause", (_, response) => response.writeHead(503, { "retry-after": "nonsense" }).end(), 503],
  ["a gateway's patience", (_, response) => response.writeHead(504).end(), 504],
  ["a line that breaks", (request) => request.socket.destroy(), "unreachable"],
  ["no HTTP", (request) => request.socket.end("nonsense\r\n\r\n"), "unreachable"],
];
it.each(failures)("keeps a message after %s", async (_, answer, expected) => {
  const { owner, webhook } = await webhookOf();
  answers = answer;
  await tested(owner, webhook.id);
  expect(await deliveriesOf(webhook.id, owner)).toMatchObject([{ state: "pending", tries: [{ answer: expected }] }]);
  answers = (__, response) => response.writeHead(200).end();
  await tendWebhooks(later(24 * 60));
  await work(webhook.id, later(24 * 60));
  expect(await deliveriesOf(webhook.id, owner)).toMatchObject([{ state: "delivered" }]);
  expect(await findWebhook(owner.id, webhook.id)).not.toHaveProperty("failingSince");
});

it("doesn't wait for a receiver that never answers, nor for one that never ends its answer", async () => {
  answers = () => undefined;
  expect(await handOver(url, {}, "{}", 200)).toMatchObject({ answer: "timeout" });
  answers = (_, response) => response.writeHead(200).write("x");
  expect(await handOver(url, {}, "{}", 5000)).toMatchObject({ answer: 200 });
});

it("looks at each connection where a name leads, whatever it led to when it was registered", async () => {
  delete process.env["WEBHOOKS_INSIDE"];
  expect(await handOver(url.replace("http:", "https:").replace("127.0.0.1", "localhost"), {}, "{}")).toMatchObject({
    answer: "inside-address",
  });
  expect(got).toEqual([]);
  process.env["WEBHOOKS_INSIDE"] = "allowed";
});

it("a receiver that is gone for good is told nothing more, and its owner hears of it", async () => {
  const { owner, webhook } = await webhookOf();
  answers = (_, response) => response.writeHead(410).end();
  await tested(owner, webhook.id);
  expect(await announced(webhookOff)).toContainEqual({ userId: owner.id, webhookId: webhook.id, reason: "gone" });
  await expect(testWebhook(owner, webhook.id, now)).rejects.toMatchObject({ code: "webhook-off" });
  answers = (_, response) => response.writeHead(200).end();
  await switchWebhook(owner, webhook.id, true);
  await replayWindow(
    owner,
    webhook.id,
    { from: later(-1).toISOString(), until: later(1).toISOString(), which: "failed" },
    now,
  );
  await work(webhook.id, now);
  expect(await deliveriesOf(webhook.id, owner)).toMatchObject([{ state: "delivered" }]);
});

it("warns of days without a message, then is told nothing more", async () => {
  const { owner, webhook } = await webhookOf();
  answers = (_, response) => response.writeHead(500).end();
  for (const day of [0, 1.1, 3.1, 5.1]) {
    const at = later(day * 24 * 60);
    await testWebhook(owner, webhook.id, at);
    await work(webhook.id, at);
  }
  const warnings = (await announced(webhookFailing)).filter(({ webhookId }) => webhookId === webhook.id);
  expect(warnings).toHaveLength(2);
  expect(await findWebhook(owner.id, webhook.id)).toMatchObject({ off: "failing" });
});

it("a receiver that turns messages away is left alone, and what waits isn't counted as tried", async () => {
  const { owner, webhook } = await webhookOf();
  answers = (_, response) => response.writeHead(503).end();
  await tested(owner, webhook.id);
  await testWebhook(owner, webhook.id, now);
  await work(webhook.id, now);
  expect(got).toHaveLength(1);
  expect((await deliveriesOf(webhook.id, owner)).map(({ tries }) => tries.length).toSorted((a, b) => a - b)).toEqual([
    0, 1,
  ]);
});

it("what was lost between its announcement and the try is tried again", async () => {
  const { owner, webhook } = await webhookOf();
  await testWebhook(owner, webhook.id, now);
  expect((await tendWebhooks(later(1))).handedOn).toBe(0);
  expect((await tendWebhooks(later(3))).handedOn).toBeGreaterThan(0);
  await work(webhook.id, later(3));
  expect(got).toHaveLength(1);
});

it("two workers with one message of a webhook at a time note one end of it", async () => {
  const { owner, webhook } = await webhookOf();
  const { messageId } = await testWebhook(owner, webhook.id, now);
  const one = { userId: owner.id, webhookId: webhook.id, messageId };
  await Promise.all([deliverMessage(one, now), deliverMessage(one, now), deliverMessage(one, now)]);
  expect(await deliveriesOf(webhook.id, owner)).toMatchObject([{ state: "delivered" }]);
  expect(new Set(got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

it("another account's webhook is not found, a test key sees live ones no more than live keys test ones", async () => {
  const { owner, webhook } = await webhookOf();
  const others: Parameters<typeof listWebhooks>[0][] = [live(newId()), { id: owner.id, mode: "test" }];
  for (const other of others) {
    expect(await listWebhooks(other)).toEqual({ webhooks: [] });
    await expect(changeSecret(other, webhook.id, now)).rejects.toMatchObject({ code: "not-found" });
    await expect(listDeliveries(other, webhook.id, { limit: 5 }, now)).rejects.toMatchObject({ code: "not-found" });
    await deleteWebhook(other, webhook.id);
  }
  expect((await listWebhooks(owner)).webhooks.map(({ id }) => id)).toEqual([webhook.id]);
});

it("an account has ten at most, and none with an address inside a network where that isn't allowed", async () => {
  const owner = live(newId());
  for (let made = 0; made < 10; made += 1) await createWebhook(owner, input(), now);
  await expect(createWebhook(owner, input(), now)).rejects.toMatchObject({ code: "limit-reached" });
  const webhook = (await listWebhooks(owner)).webhooks[0];
  delete process.env["WEBHOOKS_INSIDE"];
  const addresses = ["https://127.0.0.1/x", "https://localhost/x", "http://shop.example/x"];
  for (const address of addresses)
    await expect(createWebhook(live(newId()), { ...input(), url: address }, now)).rejects.toMatchObject({
      fields: [{ field: "url" }],
    });
  await tested(owner, webhook?.id ?? "");
  expect(got).toEqual([]);
  process.env["WEBHOOKS_INSIDE"] = "allowed";
});
