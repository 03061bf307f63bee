import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, widths, type Width } from "../support/browser.ts";
import { aMail, linkTo } from "../support/mail-links.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const both = Object.keys(widths) as Width[];
const visit = async (path: string, width: Width): Promise<Page> => {
  const page = await openVisitor(shop.browser, shop.cloud.url, width);
  await page.goto(path);
  return page;
};

/** What is wrong with a page: what axe finds, what stands beside the screen. */
async function faultsOf(page: Page): Promise<string[]> {
  await atRest(page);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  return [...(await axeFindings(page)), ...((await page.evaluate(wide)) ? ["wider than the screen"] : [])];
}

it.each(both)("the newsletter is confirmed and left by a press each, never by a link alone, %s", async (width) => {
  const email = `lettrice.${width}@example.com`;
  const page = await visit("/subscribe-to-newsletter", width);
  await page.getByRole("button", { name: "Iscriviti" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("main").getByRole("button", { name: "Iscriviti" }).click();
  await page.getByText("Obbligatorio").first().waitFor();
  await page.getByLabel("Acconsento a ricevere").check();
  await page.getByRole("main").getByRole("button", { name: "Iscriviti" }).click();
  await page.getByText("Controlla la posta").waitFor();
  await page.goto(await linkTo(shop.cloud.mailboxUrl, email, "subscribe-to-newsletter"));
  await page.getByRole("heading", { name: "Confermi l'iscrizione?" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Confermo" }).click();
  await page.getByRole("heading", { name: "Iscrizione confermata" }).waitFor();
  const { html } = await aMail(shop.cloud.mailboxUrl, email, /confermata/);
  await page.goto(/[^"]*\/unsubscribe\/[\w.-]+/.exec(html)?.[0] ?? "");
  await page.getByText("l…@example.com").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Sì, non scrivetemi più" }).click();
  await page.getByRole("heading", { name: "Fatto" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Fatto" }).waitFor();
});

it.each(both)("a message, a call and an application come to the office, which sees to them, %s", async (width) => {
  const page = await visit("/contact", width);
  const form = page.getByRole("main");
  await form.getByLabel("Oggetto").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByLabel("Nome e cognome").first().fill(`Ugo Bo ${width}`);
  await form.getByLabel("E-mail").fill(`ugo.${width}@example.com`);
  await form.getByLabel("Oggetto").fill("Orari del magazzino");
  await form.getByLabel("Messaggio").fill("Aprite anche il sabato?");
  await form.getByLabel("Ho letto").first().check();
  await form.getByRole("button", { name: "Invia" }).click();
  await page.getByText("Messaggio inviato").waitFor();
  const recall = page.getByRole("region", { name: "Richiamatemi" });
  await recall.getByLabel("Nome e cognome").fill("Ada Neri");
  await recall.getByLabel("Telefono").fill("02 8394 1234");
  await recall.getByLabel("Ho letto").check();
  await recall.getByRole("button", { name: "Richiamatemi" }).click();
  await page.getByText("Grazie: ti chiamiamo appena possibile.").waitFor();

  await page.goto("/work-with-us");
  await page.getByRole("heading", { name: "Magazziniere" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto("/work-with-us/warehouse-worker");
  const apply = page.getByRole("region", { name: "Candidati" });
  await apply.getByText("per dodici mesi").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await apply.getByLabel("Nome e cognome").fill(`Marta Greco ${width}`);
  await apply.getByLabel("E-mail").fill(`marta.${width}@example.com`);
  const cv = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
  const file = { name: "Greco.pdf", mimeType: "application/pdf", buffer: cv };
  await apply.locator("input[type=file]").setInputFiles(file);
  await apply.getByLabel("Ho letto").check();
  await apply.getByRole("button", { name: "Invia la candidatura" }).click();
  await page.getByText("Candidatura inviata").waitFor();

  const desk = await openAs(shop, "admin@solvia.example", "/back-office/messages?state=new", width);
  await desk.getByRole("button", { name: `Marta Greco ${width}`, exact: true }).click();
  const beside = desk.getByRole("complementary", { name: `Marta Greco ${width}` });
  await beside.getByRole("link", { name: "Greco.pdf" }).waitFor();
  expect(await faultsOf(desk)).toEqual([]);
  await beside.getByRole("button", { name: "Me ne occupo io" }).click();
  await desk.getByText("Salvato").first().waitFor();
});

it.each(both)("what comes soon is asked for by an address, %s", async (width) => {
  const page = await visit("/coming-soon", width);
  await page.getByLabel("E-mail").fill(`presto.${width}@example.com`);
  await page.getByLabel("Acconsento a essere avvisato").check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Avvisami" }).click();
  await page.getByText("Controlla la posta").waitFor();
});

it.each(both)("contacts are brought in with a report of each row, %s", async (width) => {
  const page = await openAs(shop, "admin@solvia.example", "/back-office/contacts", width);
  await page.getByRole("button", { name: "Importa" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Incolla un elenco").fill(`nuovo.${width}@example.com\nrossi@pec.it`);
  await dialog.getByLabel("Da dove viene l'indirizzo").fill("Fiera di Rimini");
  await dialog.getByRole("button", { name: "Controlla" }).click();
  await dialog.getByText("Nuovi 1 · completati 0 · già completi 0 · rifiutati 1").waitFor();
  await dialog.getByText("È una PEC").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Importa 1" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(`nuovo.${width}@example.com`).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it.each(both)("a campaign is written, looked at, prepared and confirmed by who sees its gate, %s", async (width) => {
  const list = `campagna-${width}`.toLowerCase();
  const api = `${shop.cloud.url}/api/back-office`;
  const page = await openAs(shop, "admin@solvia.example", "/back-office/cold-email-center", width);
  const contact = { language: "it", country: "IT", lists: [list], source: "Fiera di Rimini" };
  const date = new Date(Date.now() - 86_400_000).toISOString();
  const legalBasis = { kind: "consent", date, source: "Fiera", textVersion: "1", proof: "Faldone" };
  const headers = { origin: shop.cloud.url };
  await page.request.post(`${api}/contact-lists`, { data: { name: list }, headers });
  for (const data of [
    { ...contact, email: `offerta.${width}@example.com`, legalBasis },
    { ...contact, email: `niente.${width}@example.com` },
  ])
    await page.request.post(`${api}/contacts`, { data, headers });
  await page.getByRole("button", { name: "Modelli" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome del modello").fill(list);
  await dialog.getByLabel("Testo").fill("Ciao {{ name | default: 'collega' }},\n\nmoduli nuovi.");
  await dialog.getByRole("button", { name: "Vedi l'anteprima" }).click();
  await dialog.getByText("Ciao Giulia Rossi,").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Salva la versione" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Nuova campagna" }).click();
  const subject = `Moduli nuovi ${width}`;
  await dialog.getByLabel("Lista").selectOption(list);
  await dialog.getByLabel("Modello").selectOption(`${list}.1`);
  await dialog.getByLabel("Oggetto").fill(subject);
  await dialog.getByLabel("Nome del mittente").fill("Giulia di Solvia");
  await dialog.getByLabel("Indirizzo del mittente").fill("giulia@solvia.example");
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Verifica la lista" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Da confermare").first().waitFor();
  await page.getByRole("button", { name: subject, exact: true }).click();
  const beside = page.getByRole("complementary", { name: subject });
  await beside.getByText("No: manca la base legale").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await beside.getByRole("button", { name: "Conferma e invia" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Conferma e invia" }).click();
  await aMail(shop.cloud.mailboxUrl, `offerta.${width}@example.com`, /Moduli nuovi/);
});
