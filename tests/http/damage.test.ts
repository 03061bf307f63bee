import { randomUUID } from "node:crypto";
import { standingDocument } from "@solvia/core/shipments/papers/stored-document";
import type { LocalCloud } from "@solvia/local/cloud";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;
let productId: string;
/** Of goods that have left, and of goods whose document was annulled. */
let [left, annulled] = [
  { order: "", token: "" },
  { order: "", token: "" },
];

const steps = async (order: string, ...acts: [path: string, body: object][]) => {
  for (const [path, body] of acts) {
    const { status } = await admin.call("POST", `/back-office/shipments/${order}${path}`, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
};

/** An order whose goods are ready with their document, and the token on its paper. */
async function issued() {
  const order = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 3);
  await steps(order, ["/ready", { ready: true }], ["/transport-document", {}], ["/label", { label: true }]);
  return { order, token: (await standingDocument(order)).damageToken ?? "" };
}

beforeAll(async () => {
  cloud = await startTestCloud();
  [admin, buyer] = await Promise.all([
    new Caller(cloud.url).login("admin@solvia.example"),
    new Caller(cloud.url).login("cliente@solvia.example"),
  ]);
  [left, annulled] = [await issued(), await issued()];
  productId = (await standingDocument(left.order)).content.lines[0]?.productId ?? "";
  await steps(annulled.order, ["/transport-document/annul", { reason: "Vettore cambiato" }]);
});
afterAll(() => cloud.stop());

const visitor = () => new Caller(cloud.url);
const told = (changes: object = {}) => ({
  id: randomUUID(),
  damage: "visible",
  lines: [{ productId, quantity: 1 }],
  reservation: "Riserva specifica: un pezzo con vetro rotto.",
  reservedAtDoor: true,
  name: "Ada Segreta",
  contact: "ada.segreta@example.org",
  language: "it",
  pictures: [],
  ...changes,
});
const picture = (changes: object = {}) => ({ name: "vetro.png", contentType: "image/png", size: 1000, ...changes });

describe("a token", () => {
  it("that was made up, cut, or is of an annulled document opens nothing, by the same answer", async () => {
    for (const token of [
      "x".repeat(43),
      left.token.slice(0, -1) + (left.token.endsWith("A") ? "B" : "A"),
      annulled.token,
    ]) {
      const answers = [
        await visitor().call("GET", `/damage/${token}`),
        await visitor().call("POST", `/damage/${token}/uploads`, picture()),
        await visitor().call("POST", `/damage/${token}/claims`, told()),
      ];
      expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual(Array(3).fill("token-invalid"));
    }
    const { status } = await visitor().call("GET", `/damage/${left.token.slice(1)}`);
    expect([404, 410, 422]).toContain(status);
  });

  it("tells nothing while the goods are in the house", async () => {
    expect(await visitor().call("POST", `/damage/${left.token}/claims`, told())).toMatchObject({
      body: { code: "invalid-transition" },
    });
    expect((await visitor().call("GET", `/damage/${left.token}`)).body).toMatchObject({ left: false, claims: [] });
    await steps(left.order, ["/status", { action: "hand-over" }]);
  });
});

describe("a report", () => {
  it("that is sent twice is told once, and another under its own id besides", async () => {
    const said = told();
    const send = (body: object) => visitor().call("POST", `/damage/${left.token}/claims`, body);
    const [one, other] = await Promise.all([send(said), send(said)]);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    await send(said);
    expect(((await send(told({ damage: "missing" }))).body as { claims: object[] }).claims).toHaveLength(2);
  });

  it("tells whoever has the paper nothing of who told it, of prices, of the buyer or of the house's records", async () => {
    const { body } = await visitor().call("GET", `/damage/${left.token}`);
    const text = JSON.stringify(body);
    const order = (await admin.call("GET", `/back-office/orders/${left.order}`)).body as { number: string };
    for (const secret of ["Segreta", "ada.segreta", "cliente@", left.order, order.number, left.token])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/price|total|unit|email|address|customer/i);
  });

  it.each([
    ["an article that isn't on the paper", { lines: [{ productId: "01ARZ3NDEKTSV4RRFFQ69G5FAV", quantity: 1 }] }],
    ["nothing", { lines: [] }],
    ["no pieces", { lines: [{ productId: "P", quantity: 0 }] }],
    ["a reservation of three letters", { reservation: "abc" }],
    ["a field that nobody asks for", { userId: "U1" }],
    ["another kind", { damage: "burnt" }],
  ])("of %s is refused", async (_, changes) => {
    const { status } = await visitor().call("POST", `/damage/${left.token}/claims`, told(changes));
    expect([400, 422]).toContain(status);
  });
});

describe("a picture", () => {
  it.each([
    ["too large", { size: 10_000_001 }, 413, "file-too-large"],
    ["a page", { contentType: "text/html", name: "a.html" }, 415, "unsupported-media-type"],
    ["a drawing with scripts", { contentType: "image/svg+xml", name: "a.svg" }, 415, "unsupported-media-type"],
  ])("that is %s is refused before it is sent", async (_, changes, status, code) => {
    const answer = await visitor().call("POST", `/damage/${left.token}/uploads`, picture(changes));
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it("that says it is one and isn't is none, nor is one of another paper", async () => {
    const answer = await visitor().call("POST", `/damage/${left.token}/uploads`, picture());
    const { url, fields, key } = answer.body as { url: string; fields: Record<string, string>; key: string };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new Blob(["<script>alert(1)</script>"], { type: "image/png" }));
    await fetch(url, { method: "POST", body: form, headers: { origin: cloud.url } });
    const send = (pictures: object[]) => visitor().call("POST", `/damage/${left.token}/claims`, told({ pictures }));
    expect((await send([{ key, name: "a.png" }])).status).toBeGreaterThanOrEqual(400);
    const foreign = key.replace(/document-[^/]+/, "document-01ARZ3NDEKTSV4RRFFQ69G5FAV");
    expect(foreign).not.toBe(key);
    expect(await send([{ key: foreign, name: "a.png" }])).toMatchObject({ body: { code: "not-found" } });
  });
});

it("is told to so many an hour at most, and says when again", async () => {
  // What is refused takes no room of what is told.
  const refused = Array.from({ length: 25 }, () =>
    visitor().call("POST", `/damage/${left.token}/claims`, told({ arrivedOn: "0001-01-01" })),
  );
  for (const { status } of await Promise.all(refused)) expect(status).toBe(422);
  expect((await visitor().call("POST", `/damage/${left.token}/claims`, told())).status).toBe(200);
  const statuses: number[] = [];
  let last;
  while (statuses.at(-1) !== 429 && statuses.length < 120) {
    last = await visitor().call("POST", `/damage/${"y".repeat(43)}/claims`, told());
    statuses.push(last.status);
  }
  expect(last).toMatchObject({
    status: 429,
    body: { code: "too-many-requests", params: { retryAfter: expect.any(Number) } },
  });
});
