import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;
let seriesId: string;
let productId: string;

const texts = {
  descriptionTitle: "Energia dal tetto",
  descriptionSubtitle: "",
  descriptionRich: "<p>Il modulo <strong>VOL-430</strong> eroga 430 W.</p>",
  description2Rich: "",
};

beforeAll(async () => {
  cloud = await startTestCloud({ seeded: false });
  const person = { password, name: "Irene", surname: "Leone" };
  const users = { "admin@solvia.example": ["admin" as const], "cliente@solvia.example": [] };
  for (const [email, roles] of Object.entries(users)) {
    await createDemonstrationUser({ ...person, email, roles }, new Date());
  }
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  customer = await new Caller(cloud.url).login("cliente@solvia.example");
  const series = {
    name: "Quadri",
    brand: "Voltalia",
    category: "electrical_cabinet",
    typology: "field-cabinet",
  } as const;
  const pictures = { imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg" };
  seriesId = (await saveSeries({ ...series, ...pictures, texts: { it: texts } }, new Date())).id;
  const fields = {
    name: "Quadro VOL-430 da 430 W",
    productCode: "VOL-430",
    weight: 9500,
    minQuantity: 1,
    piecesPerPackage: 0,
    protectionClass: "IP65",
    numberStringIn: 4,
    numberStringOut: 2,
  };
  productId = (await saveProduct({ seriesId, fields, translate: true }, new Date())).id;
});
afterAll(() => cloud.stop());

const stateOf = async (): Promise<string> =>
  ((await admin.call("GET", `/translate/series/${seriesId}/status`)).body as { state: string }).state;
const pageIn = async (language: string) =>
  (
    await new Caller(cloud.url).call(
      "GET",
      `/products/product/${productId}?locale=de&fallbackLocale=gb&language=${language}`,
    )
  ).body as { name: string; series: { texts: typeof texts } };
const translateAll = async () => {
  const { status, body } = await admin.call("POST", `/translate/series/${seriesId}`);
  expect({ status, body }).toMatchObject({ status: 200, body: { state: "queued", done: 0, total: 13 } });
  await expect.poll(stateOf, { timeout: 90_000 }).toBe("done");
};

it("translates a series through the queue, and its pages are read in the reader's language", async () => {
  expect(await stateOf()).toBe("none");
  await translateAll();
  const { series } = await pageIn("de");
  expect(series.texts.descriptionTitle).toBe("[prova it→de] Energia dal tetto");
  expect(series.texts.descriptionRich).toBe("<p>[prova it→de] Il modulo <strong>VOL-430</strong> eroga 430 W.</p>");
  expect((await pageIn("it")).series.texts.descriptionTitle).toBe("Energia dal tetto");
});

it("translates the product that was saved with the switch on", async () => {
  await expect
    .poll(async () => (await pageIn("fr")).name, { timeout: 90_000 })
    .toBe("[prova it→fr] Quadro VOL-430 da 430 W");
});

it("keeps what a person corrected when the machine comes again", async () => {
  const listed = await admin.call("GET", `/translate/series/${seriesId}/texts`);
  const { items } = listed.body as { items: { language: string; version: number }[] };
  const { version } = items.find(({ language }) => language === "de") ?? { version: 0 };
  const address = `/translate/series/${seriesId}/texts/de`;
  const correction = { version, texts: { descriptionTitle: "Strom vom Dach" } };
  expect((await admin.call("PUT", address, correction)).status).toBe(200);
  expect((await admin.call("PUT", address, correction)).status).toBe(409);
  const untouched = "<p>[prova it→de] Il modulo <strong>VOL-430</strong> eroga 430 W.</p>";
  expect((await pageIn("de")).series.texts.descriptionRich).toBe(untouched);
  await translateAll();
  expect((await pageIn("de")).series.texts.descriptionTitle).toBe("Strom vom Dach");
  expect((await admin.call("PUT", `/translate/series/${seriesId}/texts/it`, correction)).status).toBe(422);
});

it("shows and corrects the short texts of a product, and the page is read so at once", async () => {
  const address = `/translate/products/${productId}/texts`;
  const { body } = await admin.call("GET", address);
  const listed = body as { source: object; items: { language: string; version: number; origins: object }[] };
  expect(listed.source).toMatchObject({ name: "Quadro VOL-430 da 430 W" });
  const dutch = listed.items.find(({ language }) => language === "nl");
  expect(dutch?.origins).toEqual({ name: { by: "machine", outdated: false } });
  const correction = { version: dutch?.version, texts: { name: "Kast VOL-430, 430 W" } };
  expect((await admin.call("PUT", `${address}/nl`, correction)).status).toBe(200);
  expect((await admin.call("PUT", `${address}/nl`, correction)).status).toBe(409);
  expect((await pageIn("nl")).name).toBe("Kast VOL-430, 430 W");
  expect((await admin.call("POST", `/translate/products/${productId}`)).status).toBe(204);
  expect((await admin.call("POST", "/translate/products/none")).status).toBe(404);
  expect((await customer.call("GET", address)).status).toBe(403);
});

it("is the back office's, and for series that are there", async () => {
  expect((await customer.call("POST", `/translate/series/${seriesId}`)).status).toBe(403);
  expect((await admin.call("POST", "/translate/series/none")).status).toBe(404);
  expect((await admin.call("GET", "/translate/series/none/status")).status).toBe(404);
});

it("remembers the language that a customer chose for their messages", async () => {
  expect((await customer.call("PUT", "/user/language", { language: "hr" })).status).toBe(204);
  expect((await customer.call("GET", "/user")).body).toMatchObject({ user: { language: "hr", locale: "it" } });
  expect((await customer.call("PUT", "/user/language", { language: "xx" })).status).toBe(422);
});
