import { standingDocument } from "@solvia/core/shipments/papers/stored-document";
import { beforeAll, expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor } from "../support/browser.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let order: string;
let token: string;

beforeAll(async () => {
  const [admin, buyer] = await Promise.all(
    ["admin@solvia.example", "cliente@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  if (!admin || !buyer) throw new Error("both have an account");
  order = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 5);
  const steps: [path: string, body: object][] = [
    ["/ready", { ready: true }],
    ["/transport-document", {}],
    ["/label", { label: true }],
    ["/status", { action: "hand-over" }],
  ];
  for (const [path, body] of steps) {
    const { status } = await admin.call("POST", `/back-office/shipments/${order}${path}`, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  token = (await standingDocument(order)).damageToken ?? "";
});

it("answers a made-up code as one that opens nothing, and tells no search engine", async () => {
  const visitor = new Caller(shop.cloud.url);
  expect((await visitor.call("GET", `/damage/${"x".repeat(43)}`)).body).toMatchObject({ code: "token-invalid" });
  const page = await fetch(`${shop.cloud.url}/damage/${token}`);
  expect([page.headers.get("x-robots-tag"), page.headers.get("referrer-policy")]).toEqual([
    "noindex, nofollow",
    "no-referrer",
  ]);
  const { body } = await visitor.call("POST", `/damage/${token}/uploads`, {
    name: "grande.png",
    contentType: "image/png",
    size: 10_000_001,
  });
  expect(body).toMatchObject({ code: "file-too-large" });
});

it("is told on a telephone by the code on the paper, outlives a reload, and stands before the office", async () => {
  const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await page.goto(`/damage/${token}`);
  await page.getByRole("heading", { name: "Segnala un danno" }).waitFor();
  await page.getByText(/^DDT \d+\/\d{4} del /).waitFor();
  await page.getByRole("radio", { name: "Danno visibile" }).click();
  await page.getByRole("group", { name: "Quali articoli, e quanti pezzi?" }).getByRole("textbox").fill("2");
  await page
    .locator('input[type="file"][capture]')
    .setInputFiles({ name: "vetro.png", mimeType: "image/png", buffer: png });
  await page.getByRole("img", { name: "vetro.jpg" }).waitFor();
  await page.getByRole("textbox", { name: "Il tuo nome" }).fill("Ada Neri");
  await page.reload();
  await page.getByText("vetro.jpg").waitFor();
  expect(await page.getByRole("textbox", { name: "Il tuo nome" }).inputValue()).toBe("Ada Neri");
  const reservation = page.getByRole("textbox", { name: "Riserva da scrivere sul documento del corriere" });
  expect(await reservation.inputValue()).toMatch(/^Riserva specifica: 2 × /);
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  expect(await page.evaluate<boolean>(wide)).toBe(false);
  await page.getByRole("button", { name: "Invia la segnalazione" }).click();
  await page.getByText("Segnalazione ricevuta").waitFor();
  await page.getByRole("region", { name: "Già segnalato" }).getByText("Danno visibile · 2 pezzi").waitFor();

  const office = await openAs(shop, "admin@solvia.example", `/back-office/shipments/${order}`);
  const section = office.getByRole("region", { name: "Danni segnalati" });
  await section.getByRole("img", { name: /^Foto 1/ }).waitFor();
  await section.getByRole("button", { name: "Scrivi al vettore" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail del vettore" }).fill("danni@corriere.example");
  await dialog.getByRole("button", { name: "Invia il reclamo" }).click();
  await section.getByText(/^Reclamo inviato a danni@corriere\.example/).waitFor();
  await atRest(office);
  expect(await axeFindings(office)).toEqual([]);
});
