import { afterEach, beforeEach, expect, test } from "vitest";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiProblem, askForProofBy, call, queryOf } from "./client.ts";
import {
  actForUser,
  addToOpenOrder,
  getProduct,
  getUser,
  inviteMember,
  login,
  logout,
  searchProducts,
  stopActing,
} from "./endpoints.gen.ts";
import { anotherViewer } from "./viewer.ts";

interface Reply {
  status: number;
  body: string;
}

let server: Server;
let reply: Reply;
let asked: { method: string | undefined; url: string | undefined; headers: IncomingMessage["headers"]; body: string };
const original = globalThis.fetch;

const ada = { id: "ada", name: "Ada", surname: "Neri" };
const bruno = { id: "bruno", name: "Bruno", surname: "Bassi", actedBy: { id: "ada", name: "Ada Neri" } };
const looks = async (user: object | null) => {
  reply = { status: 200, body: JSON.stringify({ user, guestCart: false }) };
  return (await call(getUser, {})).user;
};
const headerOf = async (write: () => Promise<unknown>) => {
  reply = { status: 200, body: "{}" };
  await write();
  return asked.headers["solvia-viewer"];
};
const add = () => call(addToOpenOrder, { params: { id: "a", n: 1 } });

beforeEach(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      asked = { method: request.method, url: request.url, headers: request.headers, body };
      response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
    });
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (path, options) => original(`${origin}${String(path)}`, options);
});
afterEach(() => {
  globalThis.fetch = original;
  server.closeAllConnections();
  server.close();
});

test("fills the path, says the shop, and leaves out empty query values", async () => {
  reply = { status: 200, body: "{}" };
  await call(searchProducts, { query: { text: "", brand: ["REC", "JA Solar"], page: 2 } });
  expect(asked.url).toBe("/api/products/search?locale=it&fallbackLocale=it&language=it&brand=REC%2CJA+Solar&page=2");
  await call(addToOpenOrder, { params: { id: "a/b", n: 3 } });
  expect(asked).toMatchObject({
    method: "POST",
    url: "/api/orders/product-price/a%2Fb/quantity/3?locale=it&language=it",
  });
});

test("sends JSON and the key that makes repeating safe", async () => {
  reply = { status: 204, body: "" };
  await call(login, { body: { email: "a@b.it", password: "secret" }, idempotencyKey: "once" });
  expect(asked.headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "once" });
  expect(JSON.parse(asked.body)).toEqual({ email: "a@b.it", password: "secret" });
});

test("a reply that is not JSON is nothing", async () => {
  reply = { status: 200, body: "<html>" };
  await expect(call(getProduct, { params: { id: "x" }, query: {} })).resolves.toBeUndefined();
});

test("a refusal becomes a problem with its code, parameters and fields", async () => {
  reply = {
    status: 422,
    body: JSON.stringify({ code: "invalid-input", params: { limit: 3 }, errors: [{ field: "email", code: "taken" }] }),
  };
  const failure = await call(login, { body: { email: "a@b.it", password: "x" } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiProblem);
  expect(failure).toMatchObject({
    status: 422,
    code: "invalid-input",
    params: { limit: 3 },
    fields: [{ field: "email", code: "taken" }],
  });
});

test("a refusal without a body is an unexpected error", async () => {
  reply = { status: 502, body: "Bad gateway" };
  await expect(call(login, { body: { email: "a@b.it", password: "x" } })).rejects.toMatchObject({
    status: 502,
    code: "unexpected-error",
  });
});

test("the key of a query begins with its address", () =>
  expect(queryOf(getProduct, { params: { id: "x" }, query: {} }).queryKey[0]).toBe("/products/product/{id}"));

test("a call that nobody answers is a problem of its own", async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const failure = await call(getProduct, { params: { id: "x" }, query: {} }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 0, code: "no-connection" });
});

test("a call that needs a proof is made once more with what was sent, when the proof came, else it stays refused", async () => {
  const refused: Reply = { status: 403, body: '{"code":"proof-needed","params":{"by":"code"}}' };
  const body = { email: "ada@example.org", memberRole: "buyer" } as const;
  const askedBy: string[] = [];
  reply = refused;
  askForProofBy(async (by) => {
    askedBy.push(by);
    return false;
  });
  await expect(call(inviteMember, { body })).rejects.toMatchObject({ code: "proof-needed" });
  askForProofBy(async (by) => {
    askedBy.push(by);
    reply = { status: 204, body: "" };
    return true;
  });
  await call(inviteMember, { body });
  expect([askedBy, JSON.parse(asked.body)]).toEqual([["code", "code"], body]);
  askForProofBy(undefined);
});

test("each request names whom the page is for, before that nothing is written, and the session's own change forgets it", async () => {
  const paths: (string | undefined)[] = [];
  server.on("request", ({ url }) => paths.push(url));
  expect(await headerOf(() => call(logout, {}))).toBeUndefined();
  reply = { status: 200, body: JSON.stringify({ user: ada }) };
  paths.length = 0;
  await add();
  expect([paths[0], asked.headers["solvia-viewer"]]).toEqual(["/api/user", "ada"]);
  expect(await headerOf(() => call(actForUser, { params: { id: "bruno" }, body: { reason: "He telephones" } }))).toBe(
    "ada",
  );
  expect(await looks(bruno)).toEqual(bruno);
  expect(await headerOf(add)).toBe("bruno");
  expect(anotherViewer()).toBeUndefined();
  await headerOf(() => call(stopActing, {}));
  expect(await looks(ada)).toEqual(ada);
  expect(await headerOf(add)).toBe("ada");
});

test("a page stays for whom it was when its session becomes another's, also by a login over it, and says so", async () => {
  await headerOf(() => call(logout, {}));
  await looks(bruno);
  expect(await looks(ada)).toEqual(bruno);
  expect(anotherViewer()).toEqual({ was: bruno, is: ada });
  expect(await headerOf(add)).toBe("bruno");
  expect(await looks(bruno)).toEqual(bruno);
  expect(anotherViewer()).toBeUndefined();
  expect(await looks(null)).toBeNull();
  expect(await headerOf(add)).toBeUndefined();
  expect(await looks(ada)).toEqual(bruno);
  expect([anotherViewer()?.is, await headerOf(add)]).toEqual([ada, "bruno"]);
});

test("an answer from before the page's own change says nothing about afterwards", async () => {
  await headerOf(() => call(logout, {}));
  await looks(ada);
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const reach = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await reach(...request);
    await late;
    return response;
  };
  reply = { status: 200, body: JSON.stringify({ user: ada }) };
  const asking = call(getUser, {});
  globalThis.fetch = reach;
  await headerOf(() => call(actForUser, { params: { id: "bruno" }, body: { reason: "He telephones" } }));
  answerLate();
  await asking;
  expect(await looks(bruno)).toEqual(bruno);
  expect(anotherViewer()).toBeUndefined();
});
