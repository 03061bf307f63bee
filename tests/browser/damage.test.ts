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
  ({ order, token } = await left(5));
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

/** Whether something is wider than the page. */
const isWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";

/** Of goods that have left: the order, and the code on their paper. */
async function left(quantity: number): Promise<{ order: string; token: string }> {
  const [admin, buyer] = await Promise.all(
    ["admin@solvia.example", "cliente@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  if (!admin || !buyer) throw new Error("both have an account");
  const id = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), quantity);
  const steps: [path: string, body: object][] = [
    ["/ready", { ready: true }],
    ["/transport-document", {}],
    ["/label", { label: true }],
    ["/status", { action: "hand-over" }],
  ];
  for (const [path, body] of steps) {
    const { status } = await admin.call("POST", `/back-office/shipments/${id}${path}`, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  return { order: id, token: (await standingDocument(id)).damageToken ?? "" };
}

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
  // As a word where it lies in the store, as a picture where it was still on its way and goes now.
  await page
    .getByText("vetro.jpg")
    .or(page.getByRole("img", { name: "vetro.jpg" }))
    .waitFor();
  expect(await page.getByRole("textbox", { name: "Il tuo nome" }).inputValue()).toBe("Ada Neri");
  const reservation = page.getByRole("textbox", { name: "Riserva da scrivere sul documento del corriere" });
  expect(await reservation.inputValue()).toMatch(/^Riserva specifica: 2 × /);
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate<boolean>(isWide)).toBe(false);
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

it("is written, photographed and sent in a dead spot at 320 px, goes by itself once, and tells the next reader of nobody", async () => {
  const goods = await left(3);
  const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await page.setViewportSize({ width: 320, height: 640 });
  const sent: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/claims")) sent.push(answer.status());
  });
  await page.goto(`/damage/${goods.token}`);
  await page
    .getByText("Il danno che si vede va scritto subito sul documento del corriere, prima di firmare.")
    .waitFor();
  await page
    .getByText("Usiamo nome e contatto solo per questa segnalazione, e li conserviamo con i documenti della vendita.")
    .waitFor();
  await atRest(page);
  expect(await page.evaluate<boolean>(isWide)).toBe(false);

  await page.context().setOffline(true);
  await page.getByText("quello che scrivi e fotografi resta su questo telefono").waitFor();
  await page.getByRole("radio", { name: "Danno visibile" }).click();
  await page.getByRole("group", { name: "Quali articoli, e quanti pezzi?" }).getByRole("textbox").fill("1");
  const camera = page.locator('input[type="file"][capture]');
  await camera.setInputFiles({ name: "vetro.png", mimeType: "image/png", buffer: png });
  await page.getByText("in attesa della rete").waitFor();
  await page.getByRole("textbox", { name: "Il tuo nome" }).fill("Bruno Segreto");
  await page.getByRole("textbox", { name: "Telefono o e-mail" }).fill("333 7654321");
  await page.getByRole("button", { name: "Invia la segnalazione" }).click();
  const waits = page.getByText("La segnalazione è in attesa: non è ancora ricevuta.");
  await waits.waitFor();
  await page.getByText("Segnalazione ricevuta").waitFor({ state: "detached" });
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate<boolean>(isWide)).toBe(false);

  // Corrected before it goes: it waits again as it is then.
  await page.getByRole("button", { name: "Correggi" }).click();
  await page.getByRole("textbox", { name: "Che cosa è successo" }).fill("Caduto dalla sponda");
  await page.getByRole("button", { name: "Invia la segnalazione" }).click();
  await waits.waitFor();
  await page.context().setOffline(false);
  await page.getByText("Segnalazione ricevuta").waitFor();
  await page
    .getByText("Tieni da parte merce e imballo. Scriviamo noi al corriere e rispondiamo a chi ha fatto l'ordine.")
    .waitFor();
  const earlier = page.getByRole("region", { name: "Già segnalato" });
  await earlier.getByText("Danno visibile · 1 pezzo").waitFor();
  expect(await earlier.getByText("Danno visibile").count()).toBe(1);
  expect(sent).toEqual([200]);

  const other = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await other.goto(`/damage/${goods.token}`);
  await other.getByRole("region", { name: "Già segnalato" }).getByText("Danno visibile · 1 pezzo").waitFor();
  const read = await other.getByRole("main").innerText();
  for (const secret of ["Bruno", "Segreto", "333 7654321", "sponda", "€"]) expect(read).not.toContain(secret);

  const office = await openAs(shop, "admin@solvia.example", `/back-office/shipments/${goods.order}`);
  const section = office.getByRole("region", { name: "Danni segnalati" });
  await section.getByText("Bruno Segreto, 333 7654321").waitFor();
  await section.getByText("Caduto dalla sponda").waitFor();
  await section.getByRole("img", { name: /^Foto 1/ }).waitFor();
  await office.goto(`/back-office/orders/${goods.order}`);
  await office.getByText("Danno segnalato con il codice del documento di trasporto").waitFor();
});

it("keeps a picture and a report that wait through a reload", async () => {
  const goods = await left(2);
  const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
  // The page comes, and nothing that it sends.
  const writes = (url: URL) => url.pathname.startsWith(`/api/damage/${goods.token}/`);
  await page.route(writes, (route) => route.abort());
  await page.goto(`/damage/${goods.token}`);
  await page.getByRole("radio", { name: "Mancano pezzi" }).click();
  await page.getByRole("group", { name: "Quali articoli, e quanti pezzi?" }).getByRole("textbox").fill("1");
  const camera = page.locator('input[type="file"][capture]');
  await camera.setInputFiles({ name: "bancale.png", mimeType: "image/png", buffer: png });
  await page.getByText("in attesa della rete").waitFor();
  await page.getByRole("textbox", { name: "Il tuo nome" }).fill("Ada Neri");
  await page.getByRole("button", { name: "Invia la segnalazione" }).click();
  const waits = page.getByText("La segnalazione è in attesa: non è ancora ricevuta.");
  await waits.waitFor();
  await page.reload();
  await waits.waitFor();
  await page.getByText("in attesa della rete").waitFor();
  await page.unroute(writes);
  await page.getByText("Segnalazione ricevuta").waitFor();
  await page.getByRole("region", { name: "Già segnalato" }).getByText("Mancano pezzi · 1 pezzo").waitFor();
});
