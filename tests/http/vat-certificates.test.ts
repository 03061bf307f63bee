import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";
import { declared } from "../support/declared.ts";
import { dot } from "../support/dot.ts";
import { pdfText } from "../support/pdf-text.ts";

let cloud: LocalCloud;
let admin: Caller;
let person: Caller;
let stranger: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  person = await new Caller(cloud.url).login("cliente@solvia.example");
  stranger = await new Caller(cloud.url).login("installatore@solvia.example");
});
afterAll(() => cloud.stop());

const checklist = ["signer", "identity", "signature", "plant", "goods"];

interface Certificate {
  id: string;
  status: string;
  declaration: { plantProvince: string };
}
const own = async () => ((await person.call("GET", "/vat/certifications")).body as { items: Certificate[] }).items;
const openOrder = async () =>
  (await person.call("GET", "/orders/open")).body as { id: string; reducedVat: boolean; amounts: { total: number } };

/** The form as a page without scripts would send it. */
function form(id: string): FormData {
  const data = new FormData();
  const fields = { id, signature: dot.toString("base64"), identityExpiresOn: "2035-01-01" };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set("signedOn", romeDate(new Date()));
  data.set("identityCard", new Blob([Uint8Array.from(dot)], { type: "image/png" }), "carta.png");
  return data;
}

it("takes a declaration from its form to an order at 10 %, and shows its papers to nobody else", async () => {
  expect((await person.call("GET", "/vat/reduced/eligible")).body).toMatchObject({ eligible: true, reasons: [] });
  const drawn = await fetch(`${cloud.url}/api/vat/auto-certification/unsigned`, {
    method: "POST",
    headers: { origin: cloud.url, cookie: person.cookie, "content-type": "application/json" },
    body: JSON.stringify(declared),
  });
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const text = await pdfText(new Uint8Array(await drawn.arrayBuffer()));
  expect(text).toMatch(/127-quinquies/);
  expect(text).toContain("GiuliaFerraro");
  const [made] = await own();
  expect(made).toMatchObject({ status: "generated", declaration: { plantProvince: "MI" } });
  const id = made?.id ?? "";

  expect((await stranger.call("POST", "/vat/auto-certification/signed", form(id))).status).toBe(404);
  // All that is wrong is told at once, each at its field.
  const wrong = form(id);
  wrong.set("signature", Buffer.from("no picture").toString("base64"));
  wrong.set("identityExpiresOn", "2020-01-01");
  wrong.set("identityCard", new Blob(["no PDF"], { type: "application/pdf" }), "carta.pdf");
  const { status, body } = await person.call("POST", "/vat/auto-certification/signed", wrong);
  expect([status, (body as { errors: unknown }).errors]).toEqual([
    422,
    [
      { field: "identityExpiresOn", code: "document-expired" },
      { field: "signature", code: "unreadable" },
      { field: "identityCard", code: "unreadable-file" },
    ],
  ]);
  expect(await person.call("POST", "/vat/auto-certification/signed", form(id))).toMatchObject({
    status: 200,
    body: { status: "submitted", signed: { onScreen: true } },
  });
  for (const path of [`/vat/identity-card/${id}`, `/vat/certifications/${id}/document`]) {
    expect((await new Caller(cloud.url).call("GET", path)).status).toBe(401);
    expect((await stranger.call("GET", path)).status).toBe(404);
    expect((await person.call("GET", path)).status).toBe(302);
  }
  expect((await stranger.call("GET", "/back-office/vat-certifications")).status).toBe(403);
  const link = (await admin.call("GET", `/vat/identity-card/${id}`)).headers.get("location") ?? "";
  expect(new Uint8Array(await (await fetch(link)).arrayBuffer())).toEqual(Uint8Array.from(dot));

  const panel = await firstFound(person, "category=panels&available=true");
  await person.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/10`);
  const cart = await openOrder();
  const rates = (await person.call("GET", `/orders/${cart.id}/vat-rates`)).body as {
    full: { total: number };
    reduced: { total: number };
  };
  expect(rates.full.total).toBe(cart.amounts.total);
  expect((await person.call("POST", `/orders/${cart.id}/set-reduced-vat?reducedVat=true`)).body).toMatchObject({
    reducedVat: true,
    amounts: { total: rates.reduced.total },
    certificate: { id, status: "submitted" },
  });
  const order = await placeOrder(person, panel, 10, "manual_wire_transfer");
  const path = `/back-office/vat-certifications/${id}`;
  expect((await admin.call("POST", `${path}/accept`, { checklist: ["signer"] })).body).toMatchObject({
    code: "checklist-incomplete",
  });
  expect((await admin.call("GET", `/back-office/orders/${order}`)).body).toMatchObject({
    shippingHolds: ["vat_certificate_pending"],
  });
  expect((await admin.call("POST", `${path}/accept`, { checklist })).body).toMatchObject({
    status: "approved",
    orders: [{ orderId: order }],
    power: { declared: 3000, over: true },
    reads: [{ side: "front" }, { side: "front" }],
  });
  await vi.waitFor(
    async () =>
      expect((await admin.call("GET", `/back-office/orders/${order}`)).body).toMatchObject({
        shippingHolds: [],
        certificate: { status: "approved" },
      }),
    { timeout: 90_000, interval: 200 },
  );
  await vi.waitFor(
    async () =>
      expect((await mails(cloud.mailboxUrl)).map(({ subject }) => subject)).toContain(
        "Dichiarazione per l'IVA al 10% approvata",
      ),
    { timeout: 90_000, interval: 200 },
  );

  // Found by its id and by who holds it, in whatever state; by nobody who may not see the list.
  const foundBy = async (text: string) => {
    const { body } = await admin.call("GET", `/back-office/vat-certifications?text=${encodeURIComponent(text)}`);
    return (body as { items: Certificate[] }).items.map((one) => [one.id, one.status]);
  };
  expect(await foundBy(id)).toEqual([[id, "approved"]]);
  await vi.waitFor(async () => expect(await foundBy("cliente@solvia.example")).toEqual([[id, "approved"]]), {
    timeout: 30_000,
    interval: 200,
  });
  expect(await foundBy("nessuno@solvia.example")).toEqual([]);
  const agent = await new Caller(cloud.url).login("agente@solvia.example");
  expect((await agent.call("GET", `/back-office/vat-certifications?text=${id}`)).status).toBe(403);

  const full = (await person.call("POST", `/transactions/${order}.1/set-reduced-vat?reducedVat=false`)).body as {
    id: string;
  };
  expect((await person.call("GET", `/transactions/${full.id}/vat-rates`)).body).toMatchObject({
    reducedVat: false,
    open: true,
    possible: true,
  });
  expect((await stranger.call("POST", `/transactions/${full.id}/set-reduced-vat?reducedVat=true`)).status).toBe(404);
});

it("refuses a declaration that nobody of that birthday or name can make, at its field, and one with a field too many", async () => {
  const draw = (more: object) => stranger.call("POST", "/vat/auto-certification/unsigned", { ...declared, ...more });
  for (const [birthDate, code] of [
    ["2090-01-01", "in-the-future"],
    ["0001-01-01", "too-long-ago"],
    ["2020-03-12", "not-of-age"],
    ["1991-03-13", "not-of-fiscal-code"],
  ] as const)
    expect(
      (await person.call("POST", "/vat/auto-certification/unsigned", { ...declared, birthDate })).body,
    ).toMatchObject({
      status: 422,
      errors: [{ field: "birthDate", code }],
    });
  // Another person's code, and an entity's.
  for (const [fiscalCode, code] of [
    ["BNCGLI91C52F205S", "not-the-declarants"],
    ["12345670157", "not-a-persons"],
  ] as const)
    expect(
      (await person.call("POST", "/vat/auto-certification/unsigned", { ...declared, fiscalCode })).body,
    ).toMatchObject({ status: 422, errors: [{ field: "fiscalCode", code }] });
  for (const name of ["\u200B", "\u200E\u200F"])
    expect((await draw({ name })).body).toMatchObject({ status: 422, errors: [{ field: "name" }] });
  expect((await draw({ surname: ".." })).body).toMatchObject({ errors: [{ field: "surname", code: "no-letters" }] });
  expect((await draw({ status: "approved" })).body).toMatchObject({
    errors: [{ field: "status", code: "unknown-field" }],
  });
});
