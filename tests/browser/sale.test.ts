import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { openVisitor, type Width } from "../support/browser.ts";
import { mails, password } from "../support/cloud.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** Logs in by the dialog that is open. */
async function enter(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByLabel("Password", { exact: false }).first().fill(password);
  await dialog.getByRole("button", { name: "Accedi" }).click();
  await dialog.waitFor({ state: "hidden" });
}

async function login(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await enter(page, email);
}

/** From the search to the last step before placing. */
async function reachReview(page: Page, method: "Carta" | "Bonifico bancario"): Promise<void> {
  await page.goto("/search?category=panels&available=true");
  await page.locator(".product-card").nth(1).click();
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByRole("link", { name: "Vai al carrello" }).first().click();
  await page.getByRole("link", { name: "Procedi all'ordine" }).click();
  await page.getByRole("radio").first().click();
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("radio", { name: method }).click();
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("button", { name: "Cambia: Consegna a" }).waitFor();
  await page.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
  await page.evaluate(`new MutationObserver(() => {
    if (document.body.innerText.includes("Il carrello è vuoto")) document.documentElement.dataset.sawEmpty = "yes";
  }).observe(document.body, { subtree: true, childList: true, characterData: true })`);
  await page.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
}

/** Fills in the card form that is open, or is about to. */
async function payBy(page: Page, card: string): Promise<void> {
  await page.getByRole("heading", { name: "Paga con carta" }).waitFor();
  await page.getByLabel(/numero/i).fill(card);
  await page.getByLabel(/scadenza/i).fill("12/34");
  await page.getByLabel(/cvc|codice/i).fill("123");
  await page.getByRole("button", { name: /Paga ora/ }).click();
}

/** Whether the page has said since the order was placed that there is nothing in the cart. */
const sawEmpty = (page: Page) => page.evaluate(`document.documentElement.dataset.sawEmpty ?? "no"`);

describe.each(["desktop", "phone"] as const)("on a %s", (width: Width) => {
  it("sells by bank transfer, and the back office marks it paid, ready and delivered", async () => {
    const buyer = await openVisitor(shop.browser, shop.cloud.url, width);
    await login(buyer, "cliente@solvia.example");
    await reachReview(buyer, "Bonifico bancario");
    await buyer.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();
    expect(await sawEmpty(buyer)).toBe("no");
    const number = (await buyer.getByText(/^Ordine \w{4}-\w{4}$/).textContent())?.replace("Ordine ", "") ?? "";
    await expect.poll(() => buyer.getByText(`ORD ${number}`).count()).toBe(1);
    await buyer.goBack();
    await buyer.getByText(`L'ordine ${number} è stato ricevuto`).waitFor();
    await buyer.getByRole("link", { name: "Dati per il bonifico" }).click();
    await buyer.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();

    const office = await openVisitor(shop.browser, shop.cloud.url, width);
    await login(office, "admin@solvia.example");
    await office.goto("/back-office/orders");
    await office.getByRole("link", { name: number }).click();
    await office.getByRole("button", { name: "Segna bonifico pagato" }).first().click();
    const booking = office.getByRole("dialog");
    await booking.getByText(`Ordine ${number}`).waitFor();
    await expect.poll(() => booking.getByLabel("Importo arrivato").inputValue()).toMatch(/^\d[\d.]*,\d\d$/);
    const today = await booking.getByLabel("Data valuta").inputValue();
    await booking.getByLabel("Data valuta").fill("2001-01-01");
    await booking.getByLabel("Riferimento dell'estratto conto").fill(`CRO ${number}`);
    await booking.getByRole("button", { name: "Conferma" }).click();
    await booking.getByText("1 gen 2001").waitFor();
    await booking.getByLabel("Data valuta").fill(today);
    await booking.getByRole("button", { name: "Conferma" }).click();
    // Beside the order's number: its history, further down, has the same words.
    const state = office.getByRole("heading", { level: 1 }).locator("xpath=..");
    await state.getByText("Pagato", { exact: true }).waitFor();
    await office.getByRole("button", { name: "Segna pronto" }).click();
    await office.getByRole("button", { name: "Segna consegnato" }).click();
    await office.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
    await state.getByText("Consegnato", { exact: true }).waitFor();

    await buyer.goto("/profile/my-orders");
    const row = buyer.locator("tr, article").filter({ hasText: number });
    await row.getByText("Pagato", { exact: true }).waitFor();
    await row.getByText("Consegnato").waitFor();

    await row.getByRole("link", { name: number }).click();
    await buyer.getByRole("link", { name: "recedere dal contratto qui", exact: true }).click();
    const pieces = buyer.getByRole("group", { name: /Da quali prodotti recedi/ }).getByRole("textbox");
    await expect.poll(() => pieces.inputValue()).toBe("1");
    await pieces.fill("0");
    await buyer.getByRole("button", { name: "Continua" }).click();
    await buyer.getByText("Scegli almeno un pezzo.").waitFor();
    await pieces.fill("1");
    await buyer.getByRole("button", { name: "Continua" }).click();
    await buyer.getByText(`recede dal contratto dell'ordine ${number}`).waitFor();
    await buyer.getByRole("button", { name: "conferma recesso" }).click();
    await buyer.getByRole("status").getByText("Dichiarazione inviata").waitFor();

    await office.goto("/back-office/withdrawals");
    const task = office.locator(".mantine-Card-root").filter({ hasText: number });
    await task.getByRole("button", { name: "Chiudi il recesso" }).click();
    await office
      .getByRole("dialog")
      .getByText(/^Mancano .*: restituiscili/)
      .waitFor();
    await office.keyboard.press("Escape");
    await office.getByRole("dialog").waitFor({ state: "hidden" });
    await task.getByRole("button", { name: "Merce rientrata" }).click();
    await office.getByRole("dialog").getByLabel("Come nuovo").fill("1");
    await office.getByRole("dialog").getByRole("button", { name: "È rientrata" }).click();
    await task.getByText("Merce rientrata il").waitFor();
    await task.getByRole("link", { name: number }).click();
    await office.getByRole("heading", { name: "Recessi" }).waitFor();
    await office.getByRole("button", { name: "Restituisci" }).first().click();
    await office.getByLabel("Motivo").fill("Recesso");
    await office.getByLabel("IBAN del cliente").fill("IT60X0542811101000000123456");
    await office.getByRole("dialog").getByRole("button", { name: "Restituisci" }).click();
    await office.getByText("Bonifico da fare").first().waitFor();
    await office.getByRole("button", { name: "Chiudi il recesso" }).click();
    await office
      .getByRole("dialog")
      .getByText(/^Mancano .*: restituiscili/)
      .waitFor();
    await office.getByRole("dialog").getByLabel("Perché torna meno").fill("Il bonifico parte domani");
    await office.getByRole("dialog").getByRole("button", { name: "Chiudi il recesso" }).click();
    await office.getByText("è ancora in corso").first().waitFor();
    await office.getByRole("dialog").getByLabel("Perché torna meno").fill("");
    await office.keyboard.press("Escape");
    await office.getByRole("dialog").waitFor({ state: "hidden" });
    await office.getByRole("button", { name: "Bonifico fatto" }).click();
    await office.getByLabel("Riferimento del bonifico").fill(`TRN ${number}`);
    await office.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
    await office.getByRole("dialog").waitFor({ state: "hidden" });
    await office.getByRole("button", { name: "Chiudi il recesso" }).click();
    await office.getByRole("dialog").getByRole("button", { name: "Chiudi il recesso" }).click();
    await office
      .getByText(/Rimborsato il/)
      .first()
      .waitFor();
    await office.goto("/back-office/withdrawals");
    await office.getByText("Nessun recesso da seguire").waitFor();
  });

  it("sells by card: the webhook decides that it is paid", async () => {
    const buyer = await openVisitor(shop.browser, shop.cloud.url, width);
    await login(buyer, "azienda@solvia.example");
    await reachReview(buyer, "Carta");
    await payBy(buyer, "4242 4242 4242 4242");
    await buyer.getByRole("heading", { name: "Pagamento ricevuto" }).waitFor();
    await expect.poll(() => buyer.getByRole("button", { name: /Paga ora/ }).count()).toBe(0);
  });
});

it("leads to the page that was asked for, and leaves the page on which one logs in as it was", async () => {
  const asked = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await asked.goto("/profile/shipping-address");
  await enter(asked, "cliente@solvia.example");
  await asked.getByRole("button", { name: "Aggiungi un indirizzo" }).first().waitFor();
  expect(new URL(asked.url()).pathname).toBe("/profile/shipping-address");

  const visitor = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await visitor.goto("/search?category=panels&available=true");
  await visitor.locator(".product-card").nth(2).click();
  await visitor.getByRole("tab", { name: "Serie" }).click();
  // Beside the price: who is logged in has another, among the terms of payment.
  const quantity = visitor.getByRole("textbox", { name: "Quantità" }).first();
  await quantity.fill("7");
  await visitor.getByRole("banner").getByRole("button", { name: "Accedi" }).click();
  await enter(visitor, "cliente@solvia.example");
  await expect.poll(() => quantity.inputValue()).toBe("7");
  await expect.poll(() => visitor.getByRole("tab", { name: "Serie" }).getAttribute("aria-selected")).toBe("true");
});

it("keeps what a visitor puts into the cart, says why it asks for the login, and goes on with the order", async () => {
  const visitor = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await visitor.goto("/search?category=panels&available=true");
  await visitor.locator(".product-card").nth(2).click();
  await visitor.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await visitor.getByRole("link", { name: "Vai al carrello" }).first().click();
  const line = visitor.getByRole("article").first();
  const name = (await line.getAttribute("aria-label")) ?? "";
  await expect.poll(() => visitor.getByRole("link", { name: "Carrello (1)" }).count()).toBe(1);
  await visitor.getByRole("button", { name: /Aggiungi per codice/ }).click();
  const quick = visitor.getByRole("textbox", { name: "Aggiungi per codice" });
  await quick.fill("SE5000H 1\nSE5000H\nJKM440N 2");
  await visitor.getByText("Riga 2: scrivi codice e quantità").waitFor();
  await quick.clear();

  await visitor.getByRole("button", { name: "Salva per dopo" }).click();
  await visitor.getByLabel("Nome del carrello").fill("Da visitatore");
  await visitor.getByRole("dialog").getByRole("button", { name: "Salva per dopo" }).click();
  await visitor.getByRole("dialog").getByText("lo salviamo subito dopo").waitFor();
  await enter(visitor, "premium@solvia.example");
  await visitor.getByText("Carrello salvato").waitFor();
  await visitor.getByRole("link", { name: "Vai ai carrelli salvati" }).click();
  await expect.poll(() => visitor.getByText("Da visitatore").count()).toBe(1);
  await visitor.getByRole("button", { name: "Apri" }).click();
  await visitor.getByRole("article", { name }).waitFor();

  await atRest(visitor);
  await visitor.getByRole("button", { name: "Salva per dopo" }).click();
  await visitor.getByLabel("Nome del carrello").clear();
  await visitor.keyboard.insertText("Tetto ".repeat(12));
  await visitor.getByText("Testo troppo lungo: 71 di 60 caratteri").waitFor();
  await visitor.getByLabel("Nome del carrello").fill("Senza rete");
  await visitor.context().setOffline(true);
  const saving = visitor.getByRole("dialog");
  await saving.getByRole("button", { name: "Salva per dopo" }).click();
  await saving.getByRole("alert").waitFor();
  expect(await visitor.getByLabel("Nome del carrello").inputValue()).toBe("Senza rete");
  await visitor.context().setOffline(false);
  await visitor.keyboard.press("Escape");

  const second = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await second.goto("/search?category=panels&available=true");
  await second.locator(".product-card").nth(2).click();
  await second.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await second.getByRole("link", { name: "Vai al carrello" }).first().click();
  await second.getByRole("link", { name: "Procedi all'ordine" }).click();
  await second.getByRole("dialog").getByText("si apre l'ordine").waitFor();
  await enter(second, "premium@solvia.example");
  await second.getByRole("heading", { name: "Completa l'ordine" }).waitFor();
  await second.getByText("quantità da 1 a 2").waitFor();
  expect(new URL(second.url()).pathname).toBe("/checkout");
});

it("has an address for each step of the checkout, and leads on to the order whose card form was left", async () => {
  const buyer = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await login(buyer, "cliente@solvia.example");
  await buyer.goto("/search?category=panels&available=true");
  await buyer.locator(".product-card").nth(1).click();
  await buyer.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await buyer.getByRole("link", { name: "Vai al carrello" }).first().click();
  await buyer.getByRole("link", { name: "Procedi all'ordine" }).click();
  await buyer.getByRole("radio").first().click();
  await buyer.getByRole("button", { name: "Continua" }).click();
  await buyer.getByRole("radio", { name: "Carta" }).click();
  const step = () => new URL(buyer.url()).searchParams.get("step");
  await expect.poll(step).toBe("payment");
  await buyer.getByRole("button", { name: "Continua" }).click();
  const reference = buyer.getByLabel("Il tuo riferimento (facoltativo)");
  await buyer.getByText("la spesa stimata è pari al costo di consegna").waitFor();
  await expect.poll(() => buyer.locator("[data-colour]").count()).toBeGreaterThan(0);
  await reference.fill("Cantiere è/7");
  await buyer.getByText("Solo lettere senza accenti, cifre e segni comuni").waitFor();
  await buyer.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
  await expect.poll(() => buyer.locator("input:focus[aria-invalid=true]").inputValue()).toBe("Cantiere è/7");
  await reference.fill("Cantiere 7");
  await buyer.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
  await buyer.getByText("Accetta le condizioni di vendita per ordinare").waitFor();
  expect(step()).toBe("review");
  await buyer.reload();
  await expect.poll(() => reference.inputValue()).toBe("Cantiere 7");
  await buyer.goBack();
  await buyer.getByRole("radio", { name: "Carta", checked: true }).waitFor();
  await buyer.goForward();
  await buyer.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
  await buyer.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
  await buyer.getByRole("heading", { name: "Paga con carta" }).waitFor();
  await expect.poll(() => new URL(buyer.url()).pathname).toMatch(/^\/checkout\/pay\//);
  await buyer.reload();
  await buyer.getByRole("heading", { name: "Paga con carta" }).waitFor();

  for (const place of ["/checkout", "/forklift", "/profile/my-orders", "/"]) {
    await buyer.goto(place);
    await buyer.getByText("aspetta il pagamento").waitFor();
    await expect.poll(() => buyer.getByRole("link", { name: "Paga ora" }).count()).toBe(1);
  }
  await buyer.goto("/search?category=inverters&available=true");
  await buyer.locator(".product-card").first().click();
  await buyer.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await buyer.getByRole("link", { name: "Vai al carrello" }).first().waitFor();
  await buyer.goto("/forklift");
  await buyer.getByRole("link", { name: "Paga ora" }).click();
  await buyer.getByRole("heading", { name: "Paga con carta" }).waitFor();
  const id = new URL(buyer.url()).pathname.split("/").at(-1) ?? "";
  await buyer.getByRole("button", { name: "Rimetti nel carrello" }).click();
  await buyer.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await buyer.waitForURL("**/forklift");
  await buyer.getByRole("article").first().waitFor();
  await expect.poll(() => buyer.getByText("aspetta il pagamento").count()).toBe(0);
  await buyer.getByText(/^Carrello del \d/).waitFor();
  await buyer.getByText(/^1 prodotto · pezzi: \d+ · [\d.]+,\d\d\s€ IVA .*inclus/).waitFor();
  await buyer.goto(`/profile/my-orders/${id}`);
  await buyer.getByText("I prodotti di quest'ordine sono tornati nel carrello").waitFor();
  expect(await buyer.getByRole("button", { name: "Modifica l'ordine" }).count()).toBe(0);
  await buyer.locator("#content").getByRole("link", { name: "Vai al carrello" }).waitFor();
});

it("leads on to an order whose card was declined, and says that only for as long as it is so", async () => {
  const buyer = await openVisitor(shop.browser, shop.cloud.url, "phone");
  const path = () => new URL(buyer.url()).pathname;
  const declined = buyer.getByRole("heading", { name: "Il pagamento non è riuscito" });
  const form = buyer.getByRole("heading", { name: "Paga con carta" });
  await login(buyer, "cliente@solvia.example");
  await reachReview(buyer, "Carta");
  await payBy(buyer, "4000 0000 0000 0002");
  await declined.waitFor();
  const id = path().split("/").at(-1);
  for (const place of ["/", "/forklift", "/checkout", "/profile/my-orders"]) {
    await buyer.goto(place);
    await buyer.getByText(/Il pagamento dell'ordine \S+ non è riuscito/).waitFor();
    await expect.poll(() => buyer.getByRole("button", { name: "Riprova" }).count()).toBe(1);
  }
  await buyer.goto(`/checkout/failed/${id}`);
  await declined.waitFor();
  await buyer.getByRole("button", { name: "Riprova" }).click();
  await form.waitFor();
  await expect.poll(path).toBe(`/checkout/pay/${id}`);
  await buyer.reload();
  await form.waitFor();
  await buyer.goto(`/checkout/failed/${id}`);
  await form.waitFor();
  await expect.poll(path).toBe(`/checkout/pay/${id}`);
  await payBy(buyer, "4242 4242 4242 4242");
  await buyer.getByRole("heading", { name: "Pagamento ricevuto" }).waitFor();
  await buyer.goto(`/checkout/failed/${id}`);
  await buyer.getByRole("heading", { name: "Pagamento ricevuto" }).waitFor();
  expect(await buyer.getByText("Non ti è stato addebitato nulla").count()).toBe(0);
});

it("registers a private person on the way to an order, who confirms by the mail, logs in and goes on with it", async () => {
  const visitor = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await visitor.goto("/search?category=panels&available=true");
  await visitor.locator(".product-card").nth(3).click();
  await visitor.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await visitor.getByRole("link", { name: "Vai al carrello" }).first().click();
  await visitor.getByRole("link", { name: "Procedi all'ordine" }).click();
  await visitor.getByRole("dialog").getByRole("link", { name: "Non hai un account? Registrati" }).click();
  await visitor.waitForURL("**/registration*");
  const email = "nuova.persona@example.org";
  const fields = {
    Nome: "Nuova",
    Cognome: "Persona",
    Telefono: "02 8394 1234",
    "Codice fiscale": "RSSMRA85T10A562S",
    Via: "Via Solferino",
    Civico: "22",
    CAP: "20121",
    Città: "Milano",
    Provincia: "MI",
    "E-mail": email,
  };
  for (const [label, value] of Object.entries(fields))
    await visitor.getByRole("textbox", { name: label, exact: true }).fill(value);
  const province = visitor.getByRole("textbox", { name: "Provincia", exact: true });
  for (const written of ["milano", "mi"]) {
    await province.clear();
    await province.pressSequentially(written);
    await province.blur();
    await expect.poll(() => province.inputValue()).toBe("MI");
  }
  await visitor.getByLabel("Password", { exact: false }).first().fill(password);
  for (const consent of [/termini/, /condizioni di vendita/, /privacy/])
    await visitor.getByRole("checkbox", { name: consent }).check();
  await visitor.getByRole("button", { name: "Crea account" }).click();
  await visitor.getByText("Controlla la tua posta").waitFor();

  await expect
    .poll(async () => (await mails(shop.cloud.mailboxUrl)).some(({ to }) => to[0]?.address === email), {
      timeout: 30_000,
    })
    .toBe(true);
  const mail = (await mails(shop.cloud.mailboxUrl)).find(({ to }) => to[0]?.address === email);
  const link = /verify-email\?token=([\w-]+)/.exec(mail?.html ?? "")?.[0];
  await visitor.goto(`/${link}`);
  await visitor.getByText("E-mail confermata").waitFor();
  await visitor.getByRole("link", { name: "Procedi all'ordine" }).click();
  await enter(visitor, email);
  const place = visitor.getByRole("textbox", { name: "Via", exact: true });
  await place.fill("Via dei Pannelli");
  await visitor.reload();
  await expect.poll(() => place.inputValue()).toBe("Via dei Pannelli");
  await expect
    .poll(() => visitor.getByRole("textbox", { name: "Telefono", exact: true }).inputValue())
    .toBe("+390283941234");
  await visitor.getByRole("button", { name: "Salva indirizzo" }).click();
  await visitor.getByRole("radio", { name: /Nuova Persona/ }).waitFor();
  await visitor.reload();
  await visitor.getByRole("radio", { name: /Nuova Persona/ }).waitFor();
  expect(await place.count()).toBe(0);
});
