import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, widths, type Width } from "../support/browser.ts";
import { firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

const pasted = "Una riga per articolo: codice e quantità";
const send = (page: Page) => page.getByRole("button", { name: "Invia la richiesta" }).click();

/** The code of a product that is sold, as a cart names it. */
async function someCode(): Promise<string> {
  const guest = new Caller(shop.cloud.url);
  const { price } = await firstFound(guest, "category=structures&available=true");
  const { body } = await guest.call("POST", `/orders/product-price/${price.priceId}/quantity/40`);
  return (body as { lines: { productCode: string }[] }).lines[0]!.productCode;
}

it("is asked with a pasted bill of material on a telephone, made a quotation by the desk, and followed by its sender", async () => {
  const code = await someCode();
  const customer = await openAs(shop, "cliente@solvia.example", "/profile/request-quotation", "phone");
  await customer.getByRole("textbox", { name: "La tua richiesta" }).fill("Tetto a Bari, a maggio");
  await customer.getByLabel(pasted).fill(`${code} n. 40\nNON-ESISTE-99 3`);
  // What was typed outlives a reload, and nothing is sent before its rows were seen.
  await customer.reload();
  await expect.poll(() => customer.getByLabel(pasted).inputValue()).toContain("NON-ESISTE-99");
  await send(customer);
  await customer.getByText("1 accettate, 0 modificate, 1 rifiutate").waitFor();
  await customer.getByText("Nessun articolo con questo codice").waitFor();
  // The table is before their eyes; a refused row is sent by who says so.
  await customer.getByRole("region", { name: "Che cosa ne sarà di ogni riga" }).waitFor();
  await expect.poll(() => customer.evaluate<boolean>("document.activeElement?.id === 'checked-material'")).toBe(true);
  await send(customer);
  await customer.getByText("Guarda la tabella e conferma qui prima di inviare.").waitFor();
  expect(await axeFindings(customer)).toEqual([]);
  await customer.getByLabel("Ho visto le righe modificate e rifiutate: invia così.").check();
  await send(customer);
  await customer.getByText("Richiesta inviata").first().waitFor();
  await customer.getByText("Ricevuta").first().waitFor();

  const desk = await openAs(shop, "admin@solvia.example", "/back-office/quotation-requests?status=new");
  await desk.locator("tr", { hasText: "Tetto a Bari, a maggio" }).getByRole("link").first().click();
  await desk.getByRole("button", { name: "Crea il preventivo" }).waitFor();
  await desk.getByText("Tetto a Bari, a maggio").waitFor();
  await desk.getByRole("button", { name: "Prendi in carico" }).click();
  await desk.getByRole("button", { name: "Rispondi" }).click();
  await desk.getByRole("dialog").getByRole("textbox").fill("Su che falda vanno i moduli?");
  await desk.getByRole("button", { name: "Invia la risposta" }).click();
  const answers = desk.getByRole("region", { name: "Risposte" });
  await answers.getByText("Su che falda vanno i moduli?").waitFor();
  await desk.getByRole("button", { name: "Crea il preventivo" }).click();
  await desk.getByRole("heading", { level: 1, name: /^Preventivo \w{4}-\w{4}$/ }).waitFor();
  await desk.getByRole("link", { name: "Risponde a una richiesta" }).click();
  await desk.getByText("Preventivo fatto").first().waitFor();
  await desk.getByRole("link", { name: "Tutti quelli di questa richiesta" }).click();
  await desk.getByRole("link", { name: "Di una richiesta" }).waitFor();
  await desk.getByRole("link", { name: /^\w{4}-\w{4}$/ }).waitFor();
  await desk.getByRole("button", { name: "Togli il filtro della richiesta" }).click();
  await desk.getByRole("link", { name: "Di una richiesta" }).waitFor({ state: "detached" });

  await customer.reload();
  await customer.getByText("Preventivo in corso").first().waitFor();
  await customer.getByText("Su che falda vanno i moduli?").first().waitFor();
});

it("is asked by a visitor, who is told at the fields what is missing and loses nothing", async () => {
  const visitor = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await visitor.goto("/request-quotation");
  await visitor.getByRole("button", { name: "Fatti preparare il testo" }).click();
  await visitor.getByLabel("Potenza").fill("6,5");
  await visitor.getByRole("button", { name: "Prepara il testo", exact: true }).click();
  const words = visitor.getByRole("textbox", { name: "La tua richiesta" });
  await expect.poll(() => words.inputValue()).toContain("6,5 kWp");
  await send(visitor);
  await visitor.getByText("Obbligatorio").first().waitFor();
  expect(await words.inputValue()).toContain("6,5 kWp");
  await visitor.getByLabel("Nome e cognome").fill("Ugo Bo");
  await visitor.getByLabel("E-mail").fill("ugo.bo@example.com");
  await visitor.getByLabel("Ho letto").check();
  await send(visitor);
  await visitor.getByRole("heading", { name: "Richiesta inviata" }).waitFor();
  await visitor.reload();
  await visitor.getByRole("heading", { name: "Richiesta inviata" }).waitFor();
});

it("shows a visitor what becomes of each row, and sends the taken ones alone once the refused were left out", async () => {
  const code = await someCode();
  const visitor = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await visitor.goto("/request-quotation");
  await visitor.getByLabel(pasted).fill(`${code} 40\nNON-ESISTE-99 3`);
  await visitor.getByLabel("Nome e cognome").fill("Ugo Bo");
  await visitor.getByLabel("E-mail").fill("ugo.bo@example.com");
  await visitor.getByLabel("Ho letto").check();
  await send(visitor);
  await visitor.getByText("1 accettate, 0 modificate, 1 rifiutate").waitFor();
  await send(visitor);
  await visitor.getByText("Guarda la tabella e conferma qui prima di inviare.").waitFor();
  await visitor.getByRole("button", { name: "Togli la riga rifiutata" }).click();
  await visitor.getByText("1 accettate, 0 modificate, 0 rifiutate").waitFor();
  expect(await visitor.getByLabel(pasted).inputValue()).toBe(`${code} 40`);
  await send(visitor);
  await visitor.getByRole("heading", { name: "Richiesta inviata" }).waitFor();
});

interface Goods {
  items: { id: string; path: string; productCode: string; price: { priceId: string } }[];
}

it.each(Object.keys(widths) as Width[])(
  "is asked from a product's page, which tells how it is paid, %s",
  async (width) => {
    const { body } = await new Caller(shop.cloud.url).call(
      "GET",
      "/products/search?category=structures&available=true",
    );
    const { path = "/", productCode } = (body as Goods).items[0] ?? {};
    const visitor = await openVisitor(shop.browser, shop.cloud.url, width);
    await visitor.goto(path);
    await visitor.getByRole("main").getByRole("link", { name: "Chiedi un preventivo" }).click();
    const code = visitor.getByRole("textbox", { name: "Codice 1" });
    await expect.poll(() => code.inputValue()).toBe(productCode);
    // Once, however often one comes from there.
    await visitor.reload();
    await expect.poll(() => code.inputValue()).toBe(productCode);
    expect(await visitor.getByRole("textbox", { name: /^Codice \d$/ }).count()).toBe(1);

    const company = await openAs(shop, "azienda@solvia.example", path, width);
    await company.getByRole("heading", { name: "Recensioni" }).scrollIntoViewIfNeeded();
    const plans = company.getByRole("region", { name: "Come si paga" });
    await plans.getByRole("button", { name: "30 giorni fine mese" }).click();
    await plans.getByText(/Da concordare con chi ti segue:/).waitFor();
    await plans.getByText(/^Con IVA: /).waitFor();
    await atRest(company);
    expect(await axeFindings(company)).toEqual([]);
    const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await company.evaluate<boolean>(wide)).toBe(false);
  },
);

it("is asked of a cart that was put aside, which stays", async () => {
  const caller = await new Caller(shop.cloud.url).login("premium@solvia.example");
  const { price } = await firstFound(caller, "category=structures&available=true");
  await caller.call("POST", `/orders/product-price/${price.priceId}/quantity/40`);
  expect((await caller.call("POST", "/orders/save-open", { name: "Tetto di prova" })).status).toBe(200);
  const page = await openAs(shop, "premium@solvia.example", "/forklift", "phone");
  await page.locator("#saved-carts").getByRole("button", { name: "Chiedi un preventivo" }).click();
  const dialog = page.getByRole("dialog", { name: "Chiedi un preventivo: Tetto di prova" });
  await dialog.getByRole("textbox").fill("Per dicembre");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Invia la richiesta" }).click();
  await page.getByText("Per dicembre").first().waitFor();
  await page.goto("/forklift");
  await page.locator("#saved-carts").getByText("Tetto di prova").waitFor();
});
