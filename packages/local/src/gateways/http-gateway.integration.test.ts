import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startHttpGateway } from "./http-gateway.ts";
import { freePort } from "./ports.ts";

/** What the one handler behind every route answers here. */
let answer: (body: string) => Promise<object> = async () => ({});
let invoked: string;
let url: string;
let gateway: Awaited<ReturnType<typeof startHttpGateway>>;

beforeAll(async () => {
  const port = await freePort();
  const site = async (_: unknown, response: { end: (text: string) => void }) => response.end("site");
  gateway = await startHttpGateway(port, site, {
    timeoutMs: 200,
    load: async (file) => (event) => {
      invoked = `${file} ${event.routeKey}`;
      return answer(event.body ?? "");
    },
  });
  url = `http://localhost:${port}`;
});
afterAll(() => gateway.stop());

const megabyte = 1024 * 1024;
const post = (bytes: number, type = "text/plain") =>
  fetch(`${url}/api/login`, { method: "POST", body: Buffer.alloc(bytes, "a"), headers: { "content-type": type } });

it("takes a request that a function can take", async () => {
  answer = async (body) => ({ statusCode: 200, body: String(body.length) });
  expect(await (await post(6 * megabyte)).text()).toBe(String(6 * megabyte));
});

it("answers 413 to a request over API Gateway's 10 MB, also when it is sent in chunks without a length", async () => {
  expect((await post(10 * megabyte + 1)).status).toBe(413);
  const chunk = new Uint8Array(megabyte);
  const body = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent <= 10; sent++) controller.enqueue(chunk);
      controller.close();
    },
  });
  const chunked = await fetch(`${url}/api/login`, { method: "POST", body, duplex: "half" });
  expect(chunked.status).toBe(413);
});

it("answers 413 to what a function can't take: over 6 MB, which base64 makes larger", async () => {
  expect((await post(6 * megabyte + 1)).status).toBe(413);
  expect((await post(5 * megabyte, "image/png")).status).toBe(413);
});

it("answers 413 when a function says more than 6 MB", async () => {
  answer = async () => ({ statusCode: 200, body: "a".repeat(6 * megabyte + 1) });
  expect((await post(1)).status).toBe(413);
});

it("answers 503 when a function takes longer than it may, and serves the next request", async () => {
  answer = async () => pause(10_000, {}, { ref: false });
  const late = await post(1);
  expect([late.status, await late.json()]).toEqual([503, { message: "Service Unavailable" }]);
  answer = async () => ({ statusCode: 204 });
  expect((await post(1)).status).toBe(204);
});

it("answers 500 when a function throws, without its words", async () => {
  answer = () => Promise.reject(new Error("secret"));
  const failed = await post(1);
  expect([failed.status, await failed.json()]).toEqual([500, { message: "Internal Server Error" }]);
});

it("asks one function wherever below /api no route fits, and leaves the rest to the site", async () => {
  answer = async () => ({ statusCode: 404 });
  for (const [path, method] of [
    ["/api/no-such", "GET"],
    ["/api/no-such/1?a=b", "POST"],
    ["/api/login", "DELETE"],
  ] as const) {
    invoked = "";
    expect((await fetch(`${url}${path}`, { method })).status).toBe(404);
    expect(invoked).toBe("gateway/no-such-address $default");
  }
  expect(await (await fetch(`${url}/no-such`)).text()).toBe("site");
});
