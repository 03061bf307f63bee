import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { pdfText, withoutSpaces } from "../support/pdf-text.ts";

let cloud: LocalCloud;
let visitor: Caller;
let installer: Caller;
let buyer: Caller;
let viewer: Caller;
let stranger: Caller;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  const login = (name: string) => new Caller(cloud.url).login(`${name}@solvia.example`);
  visitor = new Caller(cloud.url);
  [installer, buyer, viewer, stranger, admin] = await Promise.all([
    login("installatore"),
    login("azienda"),
    login("contabile"),
    login("cliente"),
    login("admin"),
  ]);
});
afterAll(() => cloud.stop());

interface Line {
  lineId: string;
  name: string;
  quantity: number;
  unit: number;
  optional: boolean;
}
interface Offer {
  revision: number;
  offer: Record<string, unknown>;
  base: { version: number; hash: string; lines: Line[] };
  figures: { net: number; total: number; cost: number; margin: number; warnings: { code: string }[] };
  newer?: { version: number; differences: { code: string }[] };
  mayChange: boolean;
}

interface Made {
  id: string;
  number: string;
}

/** A quotation of two articles for a customer, sent by the office. */
async function sent(to: Caller): Promise<Made> {
  const { user } = (await to.call("GET", "/user")).body as { user: { id: string } };
  const [panel, battery] = [
    await firstFound(to, "category=panels&available=true"),
    await firstFound(to, "category=batteries&available=true"),
  ];
  const lines = [
    { productId: panel.id, quantity: 20 },
    { productId: battery.id, quantity: 2, optional: true },
  ];
  const drafted = await admin.call("POST", "/back-office/quotations", { userId: user.id, lines, addressId: "pickup" });
  const { id, number, revision } = drafted.body as Made & { revision: number };
  const status = await admin.call("POST", `/back-office/quotations/${id}/status`, { revision, action: "send" });
  expect(status.status).toBe(200);
  return { id, number };
}

async function read(caller: Caller, id: string): Promise<Offer> {
  const { status, body } = await caller.call("GET", `/quotations/${id}/own-offer`);
  expect(status).toBe(200);
  return body;
}

const save = (caller: Caller, id: string, { revision, base, offer }: Offer, changes: Record<string, unknown> = {}) =>
  caller.call("PUT", `/quotations/${id}/own-offer`, {
    revision,
    hash: base.hash,
    ...offer,
    customerName: "Elsa Bo",
    ...changes,
  });

const pdfOf = async (caller: Caller, id: string) => {
  const response = await fetch(`${cloud.url}/api/quotations/${id}/own-offer/pdf`, {
    headers: { cookie: caller.cookie },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

async function uploaded(contentType: string, bytes: Buffer): Promise<string> {
  const wish = { kind: "own-logo", name: "logo.png", contentType, size: bytes.length };
  const { url, fields, key } = (await installer.call("POST", "/uploads", wish)).body as {
    url: string;
    fields: Record<string, string>;
    key: string;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([Uint8Array.from(bytes)], { type: contentType }));
  expect((await fetch(url, { method: "POST", body: form })).ok).toBe(true);
  return key;
}

it("is its company's alone, and of those that sell on: to anybody else nothing of it is there", async () => {
  const { id } = await sent(buyer);
  const { offer, base } = await read(buyer, id);
  const asked: [method: string, path: string, body?: object][] = [
    ["GET", `/quotations/${id}/own-offer`],
    ["PUT", `/quotations/${id}/own-offer`, { revision: 0, hash: base.hash, ...offer, customerName: "Io" }],
    ["POST", `/quotations/${id}/own-offer/take-over`, { revision: 1 }],
    ["GET", `/quotations/${id}/own-offer/pdf`],
  ];
  for (const [method, path, body] of asked) {
    for (const who of [stranger, installer, admin])
      expect([path, (await who.call(method, path, body)).status]).toEqual([path, 404]);
    expect([path, (await visitor.call(method, path, body)).status]).toEqual([path, 401]);
  }
  // A private buyer's own quotation: they sell nothing on.
  const own = await sent(stranger);
  expect((await stranger.call("GET", `/quotations/${own.id}/own-offer`)).status).toBe(404);
  for (const path of ["/user/own-brand", "/user/own-brand/logo"])
    expect([path, (await stranger.call("GET", path)).status]).toEqual([path, 404]);
  // Who only looks on for the company reads, and writes nothing.
  expect(await read(viewer, id)).toMatchObject({ revision: 0, mayChange: false });
  expect((await save(viewer, id, { ...(await read(viewer, id)) })).status).toBe(403);
});

it("is saved as it was typed, with its sums, and refused at the field", async () => {
  const { id } = await sent(buyer);
  const begun = await read(buyer, id);
  const [panel, battery] = begun.base.lines;
  expect(begun).toMatchObject({ revision: 0, mayChange: true, figures: { margin: 0, net: panel!.unit * 20 } });
  const works = [{ id: "w1", name: "Posa", quantity: 2.5, price: 10_000, vatRate: 22 }];
  const lines = [{ lineId: battery!.lineId, taken: true, price: battery!.unit - 1 }];
  const saved = await save(buyer, id, begun, { margin: 1_000, lines, works });
  expect(saved.status).toBe(200);
  const stored = await read(buyer, id);
  expect(stored).toMatchObject({ revision: 1, offer: { margin: 1_000, lines, works, customerName: "Elsa Bo" } });
  expect(stored.figures.cost).toBe(panel!.unit * 20 + battery!.unit * 2);
  expect(stored.figures.warnings.map(({ code }) => code)).toEqual(["below-cost"]);
  // The same write again, and one of who read before it: neither is done.
  expect(await save(buyer, id, begun)).toMatchObject({ status: 409, body: { code: "version-conflict" } });
  const fieldsOf = async (changes: Record<string, unknown>) => {
    const { status, body } = await save(buyer, id, stored, changes);
    return [status, (body as { errors: { field: string }[] }).errors.map(({ field }) => field)];
  };
  expect(await fieldsOf({ margin: 50_001 })).toEqual([422, ["margin"]]);
  expect(await fieldsOf({ vatRate: 10 })).toEqual([422, ["vatReason"]]);
  expect(await fieldsOf({ validUntil: "2020-01-01" })).toEqual([422, ["validUntil"]]);
  expect(await fieldsOf({ customerName: "" })).toEqual([422, ["customerName"]]);
  expect(await fieldsOf({ lines: [{ lineId: "not-there" }] })).toEqual([422, ["lines.0.lineId"]]);
  expect(await fieldsOf({ lines: [{ lineId: panel!.lineId, price: -1 }] })).toEqual([422, ["lines.0.price"]]);
  expect(await read(buyer, id)).toMatchObject({ revision: 1 });
});

it("a newer version of ours is told, and taken over with what was said of its lines", async () => {
  const { id } = await sent(buyer);
  const begun = await read(buyer, id);
  const [panel] = begun.base.lines;
  await save(buyer, id, begun, { lines: [{ lineId: panel!.lineId, margin: 4_000 }] });
  const { body } = await admin.call("GET", `/back-office/quotations/${id}`);
  const { revision, current } = body as {
    revision: number;
    current: { lines: { lineId: string; productId: string; quantity: number }[] };
  };
  const lines = current.lines.map(({ lineId, productId }, at) => ({ lineId, productId, quantity: at === 0 ? 26 : 2 }));
  const changed = await admin.call("PUT", `/back-office/quotations/${id}/products`, { revision, lines });
  const next = { revision: (changed.body as { revision: number }).revision, action: "send" };
  expect((await admin.call("POST", `/back-office/quotations/${id}/status`, next)).status).toBe(200);
  const told = await read(buyer, id);
  expect([told.base.version, told.newer?.version]).toEqual([1, 2]);
  expect(told.newer?.differences).toContainEqual(expect.objectContaining({ code: "quantity", before: 20, after: 26 }));
  const path = `/quotations/${id}/own-offer/take-over`;
  expect((await buyer.call("POST", path, { revision: 2 })).status).toBe(409);
  const taken = await buyer.call("POST", path, { revision: 1 });
  expect([taken.status, taken.body]).toMatchObject([
    200,
    { revision: 2, base: { version: 2 }, offer: { lines: [{ lineId: panel!.lineId, margin: 4_000 }] } },
  ]);
  expect((await read(buyer, id)).newer).toBeUndefined();
});

it("its PDF has the maker's brand and logo, and nothing of ours: neither name, number, price nor maker", async () => {
  const { id, number } = await sent(installer);
  expect((await pdfOf(installer, id)).status).toBe(404);
  const begun = await read(installer, id);
  expect(
    (await save(installer, id, begun, { margin: 2_500, number: "41/2026", intro: "Gentile cliente" })).status,
  ).toBe(200);
  const before = (await installer.call("GET", "/user/own-brand")).body as { revision: number };
  const logo = await uploaded("image/png", await readFile("tests/support/own-logo.png"));
  const brand = {
    revision: before.revision,
    name: "Moretti Solare",
    vatNumber: "IT07643520567",
    address: "Via Roma 1",
  };
  const set = await installer.call("PUT", "/user/own-brand", { ...brand, logo });
  expect([set.status, set.body]).toMatchObject([200, { name: "Moretti Solare", hasLogo: true }]);
  expect((await installer.call("PUT", "/user/own-brand", brand)).status).toBe(409);
  const { status, headers, bytes } = await pdfOf(installer, id);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(headers.get("content-disposition") ?? "").not.toMatch(/solvia/i);
  const text = pdfText(bytes);
  for (const said of ["Moretti Solare", "Via Roma 1", "Elsa Bo", "41/2026", "Gentile cliente"])
    expect(text).toContain(withoutSpaces(said));
  expect(bytes.includes("/Subtype /Image")).toBe(true);
  const { unit } = begun.base.lines[0]!;
  const ours = [
    number,
    begun.base.hash,
    new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2 }).format(unit / 100),
  ];
  expect([...ours, "solvia"].filter((said) => text.toLowerCase().includes(said.toLowerCase()))).toEqual([]);
  const about = bytes.toString("latin1").replaceAll(/stream\n[\s\S]*?\nendstream/g, "");
  expect(about).not.toMatch(/\/(Producer|Creator|Author)|solvia|pdfkit/i);
});

it("a logo that isn't what it says, or that no paper shows, is refused; one that was set can be taken away", async () => {
  const { revision } = (await installer.call("GET", "/user/own-brand")).body as { revision: number };
  const brand = { revision, name: "Moretti Solare", vatNumber: "", address: "" };
  const svg = { kind: "own-logo", name: "logo.svg", contentType: "image/svg+xml", size: 100 };
  expect((await installer.call("POST", "/uploads", svg)).status).toBe(415);
  expect((await installer.call("POST", "/uploads", { ...svg, contentType: "image/png", size: 1_000_001 })).status).toBe(
    413,
  );
  const picture = await readFile("tests/support/own-logo.png");
  const torn = await uploaded("image/png", picture.subarray(0, 400));
  expect(await installer.call("PUT", "/user/own-brand", { ...brand, logo: torn })).toMatchObject({
    status: 415,
    body: { code: "unreadable-file" },
  });
  const good = await uploaded("image/png", picture);
  // Somebody else's upload is nobody's.
  expect((await buyer.call("PUT", "/user/own-brand", { ...brand, revision: 0, logo: good })).status).toBe(404);
  expect((await installer.call("PUT", "/user/own-brand", { ...brand, logo: good })).status).toBe(200);
  const { headers } = await installer.call("GET", "/user/own-brand/logo");
  expect((await fetch(headers.get("location") ?? "")).headers.get("content-type")).toBe("image/png");
  const without = await installer.call("PUT", "/user/own-brand", { ...brand, revision: revision + 1, logo: null });
  expect(without.body).toMatchObject({ hasLogo: false });
  expect((await installer.call("GET", "/user/own-brand/logo")).status).toBe(404);
});

it("goes along in the export of its maker's data", async () => {
  const { id } = await sent(installer);
  await save(installer, id, await read(installer, id), { customerName: "Fulvia Sanna", customerAddress: "Via Po 9" });
  const { body } = await installer.call("GET", "/user/data-export");
  expect(JSON.stringify(body)).toContain("Fulvia Sanna");
});
