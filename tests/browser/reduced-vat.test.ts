import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { CertificateEntity, indexKeysOf } from "@solvia/core/certificates/certificate.table";
import { certificatesOf } from "@solvia/core/certificates/stored-certificate";
import { axeFindings } from "../support/axe.ts";
import { widths, type Width } from "../support/browser.ts";
import { firstFound } from "../support/buy.ts";
import { Caller, password } from "../support/cloud.ts";
import { dot } from "../support/dot.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** The declaration's form, filled in by a person who was born in Milano. */
async function fillDeclaration(buyer: Page): Promise<void> {
  await buyer.getByText("Puoi dichiarare").waitFor();
  for (const [label, text] of [
    ["Luogo di nascita", "Milano"],
    ["Data di nascita", "1991-03-12"],
    ["Residenza", "Via Solferino 22, 20121 Milano"],
    ["Indirizzo dell'impianto", "Via Solferino 22"],
    ["Comune", "Milano"],
    ["Provincia", "MI"],
    ["Potenza dichiarata (W)", "6.000"],
    ["Beni", "10 moduli"],
    ["Luogo della firma", "Milano"],
  ] as const) {
    await buyer.getByLabel(label, { exact: false }).first().fill(text);
  }
}

it("is declared, signed on the screen, approved by the office and chosen in the cart", async () => {
  const buyer = await openAs(shop, "cliente@solvia.example", "/profile/reduced-vat-auto-certification");
  await fillDeclaration(buyer);
  await buyer.getByRole("button", { name: "Crea il documento" }).click();
  const pad = buyer.locator("canvas.signature-pad");
  await pad.waitFor();
  expect(await buyer.evaluate("document.activeElement === document.body")).toBe(false);
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await buyer.mouse.move(box.x + 40, box.y + 60);
  await buyer.mouse.down();
  await buyer.mouse.move(box.x + 160, box.y + 100, { steps: 5 });
  await buyer.mouse.up();
  const [front] = await buyer.locator('input[type="file"]').all();
  await front!.setInputFiles({ name: "carta.png", mimeType: "image/png", buffer: dot });
  await buyer.getByLabel("Scadenza del documento d'identità", { exact: false }).fill("2035-01-01");
  await buyer.getByRole("button", { name: "Invia la dichiarazione" }).click();
  await buyer.getByText("In esame", { exact: true }).waitFor();

  const office = await openAs(shop, "admin@solvia.example", "/back-office/vat-certifications");
  await office
    .getByRole("link", { name: /Giulia Ferraro/ })
    .first()
    .click();
  const approve = office.getByRole("button", { name: "Approva" });
  await approve.waitFor();
  // On a telephone the papers come before what is ticked of them, and all that is pressed is large enough for a finger.
  const phone = await openAs(shop, "admin@solvia.example", new URL(office.url()).pathname, "phone");
  const papers = phone.getByRole("link", { name: /^Documento (firmato|d'identità)/ });
  await papers.first().waitFor();
  const tops = async (those: Locator) =>
    Promise.all((await those.all()).map(async (one) => (await one.boundingBox())!.y));
  expect(Math.max(...(await tops(papers)))).toBeLessThan(Math.min(...(await tops(phone.getByRole("checkbox")))));
  const heights = "[...document.querySelectorAll('input[type=checkbox]')].map((box) => box.labels[0].offsetHeight)";
  expect(Math.min(...(await phone.evaluate<number[]>(heights)))).toBeGreaterThanOrEqual(44);
  for (const pressed of [papers, phone.getByRole("button", { name: /^(Approva|Respingi)$/ })])
    for (const one of await pressed.all()) expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings(phone)).toEqual([]);
  await phone.context().close();
  expect(await approve.isDisabled()).toBe(true);
  for (const check of await office.getByRole("checkbox").all()) await check.check();
  await approve.click();
  await office.getByRole("button", { name: "Revoca" }).waitFor();

  await buyer.goto("/search?category=panels&available=true");
  await buyer.locator(".product-card").nth(1).click();
  await buyer.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await buyer.getByRole("link", { name: "Vai al carrello" }).first().click();
  const reduced = buyer.getByRole("radio", { name: /^10% su pannelli/ });
  await reduced.click();
  await buyer.getByText(/kWp dichiarati/).waitFor();
  await buyer.getByText("IVA 10%").first().waitFor();
  expect(await reduced.isChecked()).toBe(true);
});

/** The signed paper and the identity document, as files. */
async function sendPapers(buyer: Page): Promise<void> {
  await buyer.getByRole("radio", { name: /carica il file/ }).click();
  const files = buyer.locator('input[type="file"]');
  await expect.poll(() => files.count()).toBe(3);
  for (const [place, name] of ["firmata.png", "carta.png"].entries())
    await files.nth(place).setInputFiles({ name, mimeType: "image/png", buffer: dot });
  await buyer.getByLabel("Scadenza del documento d'identità", { exact: false }).fill("2035-01-01");
  await buyer.getByRole("button", { name: "Invia la dichiarazione" }).click();
  await buyer.getByText("In esame", { exact: true }).waitFor();
}

/** The labels of the fields that are refused. */
const wrongIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    "[...document.querySelectorAll('[aria-invalid=true]')].map(({ labels, id }) => (labels?.[0] ?? document.querySelector(`label[for='${id}']`))?.textContent.replace(/\\W*$/, '') ?? id)",
  );

/** Papers that nobody could read, and a document that has expired: refused together, each at its field. */
async function wrongPapers(buyer: Page): Promise<void> {
  await buyer.getByRole("radio", { name: /carica il file/ }).click();
  const files = buyer.locator('input[type="file"]');
  await expect.poll(() => files.count()).toBe(3);
  for (const [place, file] of [
    { name: "firmata.gif", mimeType: "image/gif", buffer: dot },
    { name: "carta.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
    { name: "retro.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(10_000_001, "x") },
  ].entries())
    await files.nth(place).setInputFiles(file);
  await buyer.getByLabel("Scadenza del documento d'identità", { exact: false }).fill("2020-01-01");
  await buyer.getByRole("button", { name: "Invia la dichiarazione" }).click();
  for (const words of [
    "Questo tipo di file non è ammesso.",
    /^Il file non si può leggere/,
    "Il file è troppo grande.",
    "Il documento d'identità è scaduto",
  ])
    await buyer.getByText(words).waitFor();
  await buyer.getByRole("button", { name: "Togli retro.pdf" }).click();
}

/** As if the office had rejected it the day before yesterday: for a day nobody may declare again. */
async function rejectedLongAgo(userId: string): Promise<void> {
  const [certificate] = await certificatesOf({ id: userId });
  if (certificate?.status !== "rejected") throw new Error("no certificate of theirs was rejected");
  const changedOn = new Date(Date.now() - 48 * 3_600_000).toISOString();
  const { id } = certificate;
  await CertificateEntity.build(UpdateItemCommand)
    .item({ id, changedOn, ...indexKeysOf({ ...certificate, changedOn }) })
    .send();
}

it.each(Object.keys(widths) as Width[])(
  "at the width of a %s: papers sent, rejected with a reason, sent anew, approved, withdrawn",
  async (width) => {
    const email = `casa-${width}@solvia.example`;
    const person = { name: "Giulia", surname: "Ferraro", roles: [], fiscalCode: "FRRGLI91C52F205M" };
    const userId = await createDemonstrationUser({ ...person, email, password }, new Date());
    const buyer = await openAs(shop, email, "/profile/reduced-vat-auto-certification", width);
    const fits = async (page: Page) =>
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await fillDeclaration(buyer);
    // What only the rules know is told together with what the fields themselves know.
    await buyer.getByLabel("Data di nascita", { exact: false }).fill("2020-03-12");
    await buyer.getByLabel("Beni", { exact: false }).first().fill("");
    await buyer.getByLabel("Luogo della firma", { exact: false }).fill("");
    await buyer.getByRole("button", { name: "Crea il documento" }).click();
    await buyer.getByText("Chi firma deve avere almeno 18 anni").waitFor();
    await expect.poll(() => wrongIn(buyer)).toEqual(["Data di nascita", "Beni", "Luogo della firma"]);
    await fillDeclaration(buyer);
    await buyer.getByRole("button", { name: "Crea il documento" }).click();
    await wrongPapers(buyer);
    await sendPapers(buyer);
    await fits(buyer);

    const office = await openAs(shop, "admin@solvia.example", "/back-office/vat-certifications", width);
    const waiting = office.getByRole("link", { name: /Giulia Ferraro/ }).first();
    await waiting.click();
    await office.getByRole("button", { name: "Respingi" }).click();
    const asked = office.getByRole("dialog");
    await asked.getByLabel("Motivazione", { exact: false }).fill("La firma non si legge");
    await asked.getByRole("button", { name: "Respingi" }).click();
    await asked.waitFor({ state: "hidden" });
    await fits(office);

    await buyer.reload();
    await buyer.getByText("Respinta", { exact: true }).waitFor();
    await buyer.getByText("La firma non si legge").waitFor();
    await buyer.getByText(/respinta da meno di 24 ore/).waitFor();
    expect(await buyer.getByRole("button", { name: "Correggi i dati" }).count()).toBe(0);
    await rejectedLongAgo(userId);
    await buyer.reload();
    await buyer.getByRole("button", { name: "Correggi i dati" }).first().click();
    await buyer.getByLabel("Beni", { exact: false }).first().fill("12 moduli");
    await buyer.getByRole("button", { name: "Crea il documento" }).first().click();
    await sendPapers(buyer);

    await office.goto("/back-office/vat-certifications");
    await waiting.click();
    await office.getByRole("button", { name: "Approva" }).waitFor();
    for (const check of await office.getByRole("checkbox").all()) await check.check();
    await office.getByRole("button", { name: "Approva" }).click();
    await office.getByRole("button", { name: "Revoca" }).waitFor();

    await buyer.reload();
    await buyer.getByText("Approvata", { exact: true }).waitFor();
    await buyer.getByRole("button", { name: "Ritira la dichiarazione" }).click();
    const withdrawing = buyer.getByRole("dialog");
    await withdrawing.getByLabel("Perché la ritiri", { exact: false }).fill("Il tetto non si fa più");
    await withdrawing.getByRole("button", { name: "Ritira la dichiarazione" }).click();
    await buyer.getByText("Revocata", { exact: true }).waitFor();
    await fits(buyer);
    await office.reload();
    await expect.poll(() => office.getByRole("button", { name: "Revoca" }).count()).toBe(0);
    await office.getByText("Il tetto non si fa più").waitFor();
  },
);

it.each(Object.keys(widths) as Width[])(
  "at the width of a %s: a company without a declaration reads why the cart has the full rate alone",
  async (width) => {
    const company = await new Caller(shop.cloud.url).login("azienda@solvia.example");
    const { price } = await firstFound(company, "category=panels&available=true");
    await company.call("POST", `/orders/product-price/${price.priceId}/quantity/10`);
    const cart = await openAs(shop, "azienda@solvia.example", "/forklift", width);
    const rate = cart.getByRole("region", { name: "IVA dell'ordine" });
    await rate.getByText(/^Aliquota piena: Totale/).waitFor();
    await rate.getByText(/Per ora non è possibile:$/).waitFor();
    await rate.getByText("Manca una dichiarazione: compilala per comprare al 10%.").waitFor();
    await rate.getByRole("link", { name: "Compila la dichiarazione" }).waitFor();
    expect(await cart.getByRole("radio").count()).toBe(0);
    expect(await axeFindings(cart)).toEqual([]);
  },
);
