import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { User } from "@solvia/core/platform/access";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound, type Found } from "../support/buy.ts";
import { certified, declaration } from "../support/certified.ts";
import { Caller } from "../support/cloud.ts";
import { fetchNotices } from "../support/exchange.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const wait = { timeout: 90_000, interval: 500 };
const iban = "IT60X0542811101000000123456";
let admin: Caller;
let buyer: Caller;
let panel: Found;

beforeAll(async () => {
  admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  buyer = await new Caller(shop.cloud.url).login("installatore@solvia.example");
  panel = await firstFound(buyer, "category=panels&available=true");
});

interface Document {
  type: string;
  number: string;
  total: number;
  state: string;
  buyer: { companyName?: string };
}
const documentsOf = async (order: string): Promise<Document[]> => {
  const { body } = await admin.call("GET", `/back-office/orders/${order}/invoicing`);
  return (body as { documents: Document[] }).documents;
};

/** Money as an Italian page writes it: any space before the sign. */
const euro = (cents: number): RegExp =>
  new RegExp(
    `^[−-]?${new Intl.NumberFormat("it", { minimumFractionDigits: 2, useGrouping: "always" }).format(cents / 100)}\\s€$`,
  );

const papersOf = (page: Page): Locator => page.getByRole("region", { name: "Fatture e note di credito" });
const opened = async (page: Page, button: string): Promise<Locator> => {
  await papersOf(page).getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
};
const done = async (dialog: Locator, button: string | RegExp): Promise<void> => {
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
};

/** Nothing of a page or its dialog is wider than the screen. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>("document.documentElement.scrollWidth <= document.documentElement.clientWidth");

/** A paid order whose invoice was issued on its page, to such a code. */
async function issued(page: Page, code: string): Promise<void> {
  const dialog = await opened(page, "Emetti…");
  await dialog.getByLabel("Codice destinatario").fill(code);
  expect(await axeFindings(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await done(dialog, /^Emetti [\d.]+,\d\d/);
}

/** The exchange's answer has come, and the page says it. */
const answered = async (page: Page, state: string): Promise<void> => {
  const shown = async (): Promise<number> => {
    await fetchNotices(shop.cloud);
    await page.reload();
    await papersOf(page).getByRole("link", { name: "PDF" }).first().waitFor();
    return papersOf(page).getByText(state, { exact: true }).count();
  };
  await expect.poll(shown, wait).toBeGreaterThan(0);
};

it("issues an invoice that is delivered, keeps a promised price and puts a wrong name right, to the cent that it showed", async () => {
  const order = await buyAndPay(buyer, admin, panel, 3);
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${order}`);
  await issued(office, "ABC1234");
  await answered(office, "Consegnata");
  const [invoice] = await documentsOf(order);
  const total = invoice?.total ?? 0;

  const promise = await opened(office, "Correggi…");
  await promise.getByLabel("Somma con IVA").fill("50,00");
  const steps = promise.getByRole("row");
  // 50.00 at 22 %: 40.98 and 9.02, and the money back.
  await steps.filter({ hasText: "Rimborso" }).getByText(euro(5000)).waitFor();
  const credit = steps.filter({ hasText: "Nota di credito" });
  for (const cents of [4098, 902, 5000]) await credit.getByText(euro(cents)).waitFor();
  await promise.getByRole("button", { name: "Esegui", exact: true }).click();
  await promise.getByText("Scrivi il motivo.").waitFor();
  await promise.getByLabel("IBAN per il bonifico").fill(iban);
  await promise.getByLabel("Motivo").fill("Prezzo promesso al telefono");
  expect(await axeFindings(office)).toEqual([]);
  await done(promise, "Esegui");
  await papersOf(office)
    .getByRole("link", { name: /^Nota di credito/ })
    .first()
    .waitFor();
  expect((await documentsOf(order)).map((one) => [one.type, one.total])).toEqual([
    ["TD01", total],
    ["TD04", 5000],
  ]);

  const rename = await opened(office, "Correggi…");
  await rename.getByLabel("Che cosa è successo").selectOption("wrong-name");
  await rename.getByLabel("Ragione sociale").fill("Gallo Impianti Nord S.r.l.");
  await rename.getByLabel("Al cliente").selectOption("none");
  await rename.getByLabel("Motivo").fill("Intestata alla sede sbagliata");
  await steps
    .filter({ hasText: "Nuova fattura" })
    .getByText(euro(total - 5000))
    .waitFor();
  await steps
    .filter({ hasText: "Nota di credito" })
    .getByText(euro(total - 5000))
    .waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await done(rename, "Esegui");
  await expect.poll(async () => (await documentsOf(order)).length, wait).toBe(4);
  const documents = await documentsOf(order);
  expect(documents.map((one) => [one.type, one.total])).toEqual([
    ["TD01", total],
    ["TD04", 5000],
    ["TD04", total - 5000],
    ["TD01", total - 5000],
  ]);
  expect(documents.at(-1)?.buyer.companyName).toBe("Gallo Impianti Nord S.r.l.");
  expect(documents.at(-2)?.buyer.companyName).toBe(invoice?.buyer.companyName);
  await papersOf(office)
    .getByRole("link", { name: new RegExp(documents.at(-1)?.number ?? "") })
    .first()
    .waitFor();
  // The order's history leads to each of them, from the act that issued it.
  const history = office.locator(".entries");
  for (const { number } of documents) await history.getByRole("link", { name: number, exact: true }).first().waitFor();
  expect(await axeFindings(office)).toEqual([]);
});

it("issues what several orders are due from their list, and says what became of each, on both widths", async () => {
  const orders = [await buyAndPay(buyer, admin, panel, 2), await buyAndPay(buyer, admin, panel, 1)];
  const numbers = await Promise.all(
    orders.map(async (order) => {
      const { body } = await admin.call("GET", `/back-office/orders/${order}`);
      return (body as { number: string }).number;
    }),
  );
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  await office.getByRole("link", { name: /Fatture da emettere/ }).click();
  const row = (number: string) => office.locator("tbody tr").filter({ hasText: number });
  for (const number of numbers) {
    await row(number).waitFor();
    expect(await row(number).textContent()).toContain("Fattura");
    await row(number).getByRole("checkbox").check();
  }
  expect(await axeFindings(office)).toEqual([]);
  await office.getByRole("button", { name: "Emetti 2 documenti…" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.waitFor();
  // One of them is issued by somebody else meanwhile.
  await admin.call("POST", "/back-office/invoices", { orders: [{ orderId: orders[1], type: "TD01" }] });
  await dialog.getByRole("button", { name: "Emetti 2 documenti", exact: true }).click();
  await dialog.getByText(/^Emesso: n\. \d+\/\d{4}$/).waitFor();
  await dialog.getByText(/^Non emesso: /).waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await office.setViewportSize({ width: 390, height: 844 });
  expect(await fits(office)).toBe(true);
  await done(dialog, "Fatto");
  await expect.poll(() => row(numbers[0]!).count(), wait).toBe(0);
  expect((await documentsOf(orders[0]!)).map(({ type }) => type)).toEqual(["TD01"]);
});

it("sends a refused invoice again with its data put right, on a telephone", async () => {
  const order = await buyAndPay(buyer, admin, panel, 4);
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${order}`, "phone");
  await issued(office, "NS00311");
  await answered(office, "Scartata");
  await office.getByText(/è stato scartato dallo SdI/).waitFor();
  expect(await office.getByRole("button", { name: /^(Nota di credito|Correggi)…$/ }).count()).toBe(0);
  const resend = await opened(office, "Correggi e reinvia…");
  await resend.getByText(/00311/).first().waitFor();
  await resend.getByLabel("Codice destinatario").fill("ABC1234");
  expect(await axeFindings(office)).toEqual([]);
  expect(await fits(office)).toBe(true);
  await done(resend, "Reinvia");
  await answered(office, "Consegnata");
  expect(await documentsOf(order)).toMatchObject([{ type: "TD01", state: "delivered" }]);
});

it("credits a piece and keeps a promised price on a telephone, and says what is missing no longer than it is", async () => {
  const order = await buyAndPay(buyer, admin, panel, 3);
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${order}`, "phone");
  await issued(office, "ABC1234");

  const promise = await opened(office, "Correggi…");
  await promise.getByRole("button", { name: "Esegui", exact: true }).click();
  await promise.getByText("Scegli pezzi o una somma.").waitFor();
  await promise.getByLabel("Somma con IVA").fill("20,00");
  await promise.getByRole("row").filter({ hasText: "Rimborso" }).waitFor();
  await promise.getByLabel("IBAN per il bonifico").fill(iban);
  await promise.getByLabel("Motivo").fill("Prezzo promesso al telefono");
  await promise.getByText("Scegli pezzi o una somma.").waitFor({ state: "hidden" });
  expect(await promise.getByText(/^Troppo/).count()).toBe(0);
  expect(await axeFindings(office)).toEqual([]);
  expect(await fits(office)).toBe(true);
  await done(promise, "Esegui");
  await expect.poll(async () => (await documentsOf(order)).length, wait).toBe(2);

  const credit = await opened(office, "Nota di credito…");
  await credit.getByRole("button", { name: "Emetti la nota di credito" }).click();
  await credit.getByText("Scegli pezzi o una somma.").waitFor();
  expect(await credit.getByText(/^Troppo/).count()).toBe(0);
  const pieces = credit.getByRole("group", { name: "Pezzi" }).getByRole("textbox");
  await pieces.first().fill("1");
  await credit.getByText("Si storna", { exact: true }).first().waitFor();
  await credit.getByText("Scegli pezzi o una somma.").waitFor({ state: "hidden" });
  await credit.getByLabel("Motivo").fill("Un pezzo danneggiato");
  expect(await axeFindings(office)).toEqual([]);
  expect(await fits(office)).toBe(true);
  await done(credit, "Emetti la nota di credito");
  const types = async () => (await documentsOf(order)).map(({ type }) => type);
  await expect.poll(types, wait).toEqual(["TD01", "TD04", "TD04"]);
});

/** A person's order at 22 %, invoiced; the exchange has answered, or hasn't yet. */
async function invoicedPerson(hasAnswered: boolean) {
  const person = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const order = await buyAndPay(person, admin, panel, 2);
  const asked = { buyer: { fiscalCode: declaration.fiscalCode } };
  const { body } = await admin.call("GET", `/back-office/orders/${order}/invoicing`);
  const { type, total } = (body as { next: { type: string; total: number } }).next;
  const { status } = await admin.call("POST", `/back-office/orders/${order}/invoice`, { type, total, ...asked });
  expect(status).toBe(200);
  if (hasAnswered)
    await expect
      .poll(async () => {
        await fetchNotices(shop.cloud);
        return (await documentsOf(order))[0]?.state;
      }, wait)
      .toMatch(/^(delivered|available)$/);
  return { person, order, total };
}

it("offers the VAT that an order should have had, says why another one can't be, and puts it right to the cent", async () => {
  const { person, order, total } = await invoicedPerson(true);
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${order}`);
  const dialog = await opened(office, "Correggi…");
  await dialog.getByLabel("Che cosa è successo").selectOption("IVA sbagliata");
  const vat = dialog.getByLabel("IVA giusta");
  const begin = dialog.getByRole("button", { name: "Esegui", exact: true });
  for (const [choice, hint, refusal] of [
    ["reduced", /^Il cliente deve avere una dichiarazione approvata/, /^Al cliente manca una dichiarazione approvata/],
    ["full", /^La dichiarazione è stata revocata/, /^Non c'è nulla da fatturare di nuovo/],
    ["destination", /^La partita IVA dell'azienda di un altro Stato/, /^Non c'è nulla da fatturare di nuovo/],
    ["intra-community", /^Il registro VIES deve confermare oggi/, /^Non c'è nulla da fatturare di nuovo/],
  ] as const) {
    await vat.selectOption(choice);
    await dialog.getByText(hint).waitFor();
    await dialog.getByText(refusal).first().waitFor();
    expect(await dialog.getByRole("row").count()).toBe(0);
  }
  expect(await axeFindings(office)).toEqual([]);
  await dialog.getByLabel("Motivo").fill("La dichiarazione è arrivata dopo");
  await begin.click();
  expect((await documentsOf(order)).map(({ type }) => type)).toEqual(["TD01"]);

  const { user } = (await person.call("GET", "/user")).body as { user: User };
  await certified(user, "2096-12-31");
  await vat.selectOption("reduced");
  const steps = dialog.getByRole("row");
  await steps.filter({ hasText: "Nuova fattura" }).waitFor();
  const net = Math.round(total / 1.22);
  const right = net + Math.round(net * 0.1);
  for (const [step, cents] of [
    ["Nota di credito", total],
    ["Ordine con l'IVA giusta: in meno", total - right],
    ["Nuova fattura", right],
    ["Rimborso", total - right],
  ] as const)
    await steps.filter({ hasText: step }).getByText(euro(cents)).first().waitFor();
  await dialog.getByLabel("IBAN per il bonifico").fill(iban);
  expect(await axeFindings(office)).toEqual([]);
  await done(dialog, "Esegui");
  await expect.poll(async () => (await documentsOf(order)).length, wait).toBe(3);
  expect((await documentsOf(order)).map((one) => [one.type, one.total])).toEqual([
    ["TD01", total],
    ["TD04", total],
    ["TD01", right],
  ]);
});

it.each(["desktop", "phone"] as const)("says what may still come while the exchange is silent, %s", async (width) => {
  const { order } = await invoicedPerson(false);
  await expect.poll(async () => (await documentsOf(order))[0]?.state, wait).toBe("sent");
  const [invoice] = await documentsOf(order);
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${order}`, width);
  await papersOf(office).getByText("Inviata, in attesa", { exact: true }).waitFor();
  await papersOf(office)
    .getByText(/^Lo SdI l'ha presa in carico: risponde in genere entro qualche ora/)
    .waitFor();
  // Nothing is to be sent again.
  expect(await office.getByRole("button", { name: "Correggi e reinvia…" }).count()).toBe(0);
  const silent = `Lo SdI non ha ancora risposto per la fattura ${invoice?.number}.`;
  const credit = await opened(office, "Nota di credito…");
  await credit.getByText(`${silent} Se la scarta, questa nota di credito resta emessa`).waitFor();
  expect(await axeFindings(office)).toEqual([]);
  expect(await fits(office)).toBe(true);
  await office.keyboard.press("Escape");
  await credit.waitFor({ state: "hidden" });
  const correction = await opened(office, "Correggi…");
  await correction.getByText(silent, { exact: false }).waitFor();
  // What takes all of it back waits for the answer.
  await correction.getByLabel("Che cosa è successo").selectOption("IVA sbagliata");
  await correction
    .getByText(/se la scarta non è emessa, e si corregge reinviandola/)
    .first()
    .waitFor();
  expect(await axeFindings(office)).toEqual([]);
  expect(await fits(office)).toBe(true);
});
