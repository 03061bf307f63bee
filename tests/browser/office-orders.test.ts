import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound, placeOrder } from "../support/buy.ts";
import { openVisitor } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs, openWith } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("asks before money goes back, held goods leave or a booking is struck out", async () => {
  const [customer, admin] = await Promise.all(
    ["cliente@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const panel = await firstFound(customer!, "category=panels&available=true");
  const id = await buyAndPay(customer!, admin!, panel, 3);
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${id}`);
  const dialog = office.getByRole("dialog");
  const state = office.getByRole("heading", { level: 1 }).locator("xpath=..");
  const button = (name: string) => office.getByRole("button", { name, exact: true });

  await button("Restituisci").click();
  await dialog.getByText("Diventa un bonifico da fare").waitFor();
  await dialog.getByLabel("Importo").fill("99.999,00");
  await dialog.getByRole("button", { name: "Restituisci" }).click();
  await dialog.getByText("Più di quanto si può restituire").waitFor();
  await expect.poll(() => dialog.getByText("Scrivilo qui").count()).toBe(2);
  await dialog.getByLabel("Importo").fill("10,00");
  await dialog.getByLabel("IBAN del cliente").fill("IT60X0542811101000000123456");
  await dialog.getByLabel("Motivo").fill("Un pannello graffiato");
  await dialog.getByRole("button", { name: "Restituisci" }).click();
  await dialog.getByText("non c'è nulla da restituire").waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Restituisci" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Bonifico da fare").first().waitFor();

  const buyer = await openAs(shop, "cliente@solvia.example", `/profile/my-orders/${id}`, "phone");
  await buyer.getByRole("link", { name: "recedere dal contratto qui", exact: true }).click();
  const pieces = buyer.getByRole("group", { name: /Da quali prodotti recedi/ }).getByRole("textbox");
  await pieces.fill("1");
  await buyer.getByRole("button", { name: "Continua" }).click();
  await buyer.getByRole("button", { name: "conferma recesso" }).click();
  await buyer.getByRole("status").getByText("Dichiarazione inviata").waitFor();

  await office.reload();
  await button("Segna pronto").click();
  await dialog.getByText("Una parte del denaro di questo ordine è stata restituita.").waitFor();
  await dialog.getByText("il recesso da una parte dei pezzi: controlla che cosa parte").waitFor();
  await dialog.getByRole("button", { name: "Annulla" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await button("Segna consegnato").count()).toBe(0);
  await button("Segna pronto").click();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await button("Segna consegnato").waitFor();

  await office.goto(`/back-office/orders/${await buyAndPay(customer!, admin!, panel, 3)}`);
  await button("Storna la registrazione").click();
  await dialog.getByText("sono stati registrati per errore?").waitFor();
  const strikeOut = dialog.getByRole("button", { name: "Storna la registrazione" });
  await expect.poll(() => strikeOut.isDisabled()).toBe(true);
  await dialog.getByLabel("Motivazione").fill("Bonifico di un altro ordine");
  await strikeOut.click();
  await office.getByText(/^Stornata il .*: Bonifico di un altro ordine$/).waitFor();
  await state.getByText("Non pagato", { exact: true }).waitFor();
});

it("says in the office's list what decided the VAT of each order", async () => {
  const [company, admin] = await Promise.all(
    ["installatore@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const berlin = { street: "Invalidenstraße", houseNumber: "1", postalCode: "10115", city: "Berlin" };
  const there = { header: "Cantiere", countryCode: "DE", telephone: "+49 30 1234567", ...berlin };
  const { body: address } = await company!.call("POST", "/shipping-address", there);
  const panel = await firstFound(company!, "category=panels&available=true");
  const bought = async () => {
    await company!.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/3`);
    const { id } = (await company!.call("GET", "/orders/open")).body as { id: string };
    const to = `/orders/${id}/shipping-address/${(address as { id: string }).id}`;
    const { amounts } = (await company!.call("POST", to)).body as { amounts: { total: number } };
    const sale = { method: "manual_wire_transfer", expectedTotal: amounts.total, salesConditionsAccepted: true };
    const { body } = await company!.call("POST", `/orders/${id}/pay`, sale);
    return (body as { number: string }).number;
  };
  const italian = await bought();
  const { user } = (await company!.call("GET", "/user")).body as { user: { companyId: string } };
  const noted = await admin!.call("PUT", `/back-office/companies/${user.companyId}/trade-vat-number`, {
    tradeVatNumber: "DE123456788",
    reason: "Visura tedesca letta",
  });
  expect(noted.status).toBe(200);
  const free = await bought();
  for (const width of ["desktop", "phone"] as const) {
    const office = await openWith(shop, admin!.cookie, "/back-office/orders", width);
    const row = (number: string) => office.getByRole("row").filter({ hasText: number });
    await row(italian).getByText("partita IVA italiana").waitFor();
    await expect.poll(() => row(italian).getByText("22%", { exact: true }).count()).toBe(1);
    await row(free).getByText("Cessione intracomunitaria").waitFor();
    await row(free).getByText("VIES: valida il").waitFor();
    await expect.poll(() => row(free).getByText("0%", { exact: true }).count()).toBe(1);
    expect(await axeFindings(office)).toEqual([]);
  }
});

it.each(["desktop", "phone"] as const)("begins the day with what waits, each number a list, on a %s", async (width) => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  await placeOrder(customer, await firstFound(customer, "category=panels&available=true"), 1, "manual_wire_transfer");
  const office = await openAs(shop, "admin@solvia.example", "/back-office", width);
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  await expect.poll(() => office.title()).toBe("Oggi · Back office · Solvia");
  const work = office.getByRole("main").getByRole("listitem").getByRole("link", { name: "Bonifici da abbinare" });
  const waiting = Number.parseInt(await work.innerText(), 10);
  expect(waiting).toBeGreaterThan(0);
  expect(await office.getByRole("link", { name: /Carrello/ }).count()).toBe(0);
  expect(await axeFindings(office)).toEqual([]);
  await work.click();
  await office.getByRole("heading", { level: 1, name: "Ordini" }).waitFor();
  await expect.poll(() => office.locator("tbody").getByRole("row").count()).toBe(waiting);
  if (width === "phone") {
    await office.getByRole("button", { name: "Menu del back office" }).click();
    await office.getByRole("dialog").getByRole("link", { name: "Oggi" }).click();
  } else {
    await office.keyboard.press("?");
    await office.getByRole("dialog", { name: "Tasti" }).getByText("Riga successiva e precedente").waitFor();
    expect(await axeFindings(office)).toEqual([]);
    await office.keyboard.press("Escape");
    await office.getByRole("button", { name: "Riduci il menu" }).click();
    await office.getByRole("navigation").getByRole("link", { name: "Oggi" }).click();
  }
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
});

it("is a list that is worked by keys, put in order, chosen from and saved", async () => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  for (const pieces of [2, 5]) await placeOrder(customer, panel, pieces, "manual_wire_transfer");
  const office = await openAs(shop, "admin@solvia.example", "/back-office/orders");
  const rows = office.locator("tbody").getByRole("row");
  const cents = async () =>
    (await rows.locator("td[data-label='Totale']").allTextContents()).map((text) => Number(text.replaceAll(/\D/g, "")));
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await office.getByRole("button", { name: "Totale", exact: true }).click();
  await office.waitForURL(/sort=/);
  const most = await cents();
  expect(most).toEqual(most.toSorted((one, other) => other - one));
  await office.getByRole("button", { name: "Totale", exact: true }).click();
  await expect.poll(cents).toEqual(most.toReversed());

  await office.keyboard.press("j");
  await office.keyboard.press("j");
  await office.keyboard.press("x");
  await office.getByRole("region", { name: "1 selezionata" }).waitFor();
  const second = (await rows.nth(1).getByRole("link").textContent()) ?? "";
  await office.keyboard.press("Space");
  const beside = office.getByRole("complementary", { name: `Anteprima di ${second}` });
  await beside.getByText("Contenuto").waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await office.keyboard.press("k");
  await expect.poll(() => beside.count()).toBe(0);
  await office.keyboard.press("Escape");

  const [file] = await Promise.all([
    office.waitForEvent("download"),
    office.getByRole("region", { name: "1 selezionata" }).getByRole("button", { name: "Scarica" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(second);
  await office.getByRole("button", { name: "Segna come problematici" }).click();
  await office.getByText("1 aggiornata.").waitFor();
  await office.getByRole("link", { name: "Problematici" }).click();
  await expect.poll(() => rows.getByRole("link").allTextContents()).toEqual([second]);
  await office.getByRole("button", { name: "Colonne" }).click();
  await office.getByLabel("Pezzi").check();
  await office.keyboard.press("Escape");
  await office.getByRole("columnheader", { name: "Pezzi" }).waitFor();
  await office.reload();
  await office.getByRole("columnheader", { name: "Pezzi" }).waitFor();
  await rows.first().waitFor();
  await office.keyboard.press("j");
  await office.keyboard.press("Enter");
  await office.getByRole("heading", { level: 1 }).getByText(second).waitFor();
});

it("keeps a view for its owner on every machine, and for colleagues where it is shared", async () => {
  const views = (page: Page) => page.getByRole("navigation", { name: "Viste" });
  const office = await openAs(shop, "admin@solvia.example", "/back-office/orders?late=true&method=card");
  await office.evaluate(async () => {
    const { user } = (await (await fetch("/api/user")).json()) as { user: { id: string } };
    const kept = [{ name: "Di prima", search: { troubled: true } }];
    localStorage.setItem(`solvia-views-${user.id}-orders`, JSON.stringify(kept));
  });
  await office.reload();
  await views(office).getByRole("link", { name: "Di prima" }).waitFor();
  const named = async (name: string, forAll: boolean) => {
    await office.getByRole("button", { name: "Salva la vista" }).click();
    await office.getByRole("textbox", { name: "Nome della vista" }).fill(name);
    if (forAll) await office.getByRole("checkbox", { name: "Condividi con i colleghi" }).check();
    expect(await axeFindings(office)).toEqual([]);
    await office.getByRole("textbox", { name: "Nome della vista" }).press("Enter");
  };
  await named("di prima", false);
  await office.getByText("Già registrato").waitFor();
  await office.keyboard.press("Escape");
  await office.getByRole("textbox", { name: "Nome della vista" }).waitFor({ state: "detached" });
  await named("Carte in ritardo", true);
  await views(office).getByRole("link", { name: "Carte in ritardo" }).waitFor();

  const elsewhere = await openAs(shop, "admin@solvia.example", "/back-office/orders", "phone");
  await views(elsewhere).getByRole("link", { name: "Di prima" }).waitFor();
  await views(elsewhere).getByRole("link", { name: "Carte in ritardo" }).click();
  await elsewhere.waitForURL(/late=true/);
  const colleague = await openAs(shop, "agente@solvia.example", "/back-office/orders");
  await views(colleague).getByRole("link", { name: "Carte in ritardo" }).click();
  await colleague.waitForURL(/method=card/);
  expect(await views(colleague).getByRole("link", { name: "Di prima" }).count()).toBe(0);
  expect(
    await views(colleague)
      .getByRole("button", { name: /Elimina la vista/ })
      .count(),
  ).toBe(0);

  await views(office).getByRole("button", { name: "Elimina la vista Carte in ritardo" }).click();
  await views(office).getByRole("link", { name: "Carte in ritardo" }).waitFor({ state: "detached" });
  await colleague.reload();
  await colleague.locator("tbody, .empty, main").first().waitFor();
  await expect.poll(() => views(colleague).getByRole("link", { name: "Carte in ritardo" }).count()).toBe(0);
});

it("does what is typed in the palette, on the order that is typed with it, and knows what is open and was", async () => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  const id = await placeOrder(customer, panel, 4, "manual_wire_transfer");
  const { number } = (await customer.call("GET", `/orders/${id}`)).body as { number: string };
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  const palette = office.getByRole("dialog").filter({ has: office.getByLabel("Cerca o vai a…") });
  const typed = async (text: string) => {
    await office.keyboard.press("Control+k");
    await palette.getByLabel("Cerca o vai a…").fill(text);
  };
  const dialog = office.getByRole("dialog").filter({ has: office.getByRole("heading") });
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  await typed(`segna pagato ${number.slice(-4)}`);
  await palette.getByRole("button", { name: new RegExp(`^Segna bonifico pagato.*${number}`) }).waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await office.keyboard.press("Enter");
  await dialog.getByLabel("Riferimento dell'estratto conto").fill(`TRN ${number}`);
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await office.getByText("Salvato!").first().waitFor();
  await dialog.waitFor({ state: "detached" });

  await typed(`${number.slice(-4)} pronto`);
  await palette.getByRole("button", { name: new RegExp(`^Segna pronto.*${number}`) }).click();
  await dialog.getByText(`Segnare pronto l'ordine ${number}?`).waitFor();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect
    .poll(async () => (await customer.call("GET", `/orders/${id}`)).body)
    .toMatchObject({ status: "paid", fulfilment: "ready" });

  await office.goto(`/back-office/orders/${id}`);
  await office.getByRole("button", { name: "Segna consegnato" }).waitFor();
  await typed("");
  const first = palette.getByRole("button").first();
  await expect.poll(() => first.textContent()).toBe("Non più pronto");
  await palette.getByRole("button", { name: "Annulla l'ordine", exact: true }).waitFor();
  expect(await palette.getByRole("button", { name: "Segna pronto" }).count()).toBe(0);
  await palette.getByLabel("Cerca o vai a…").fill("note");
  await palette.getByRole("button", { name: /^Note interne/ }).click();
  await dialog.getByRole("textbox", { name: "Note interne" }).fill("Chiamare prima di consegnare");
  await dialog.getByRole("button", { name: "Salva note" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect
    .poll(() => office.getByRole("main").getByRole("textbox", { name: "Note interne" }).inputValue())
    .toBe("Chiamare prima di consegnare");

  await office.getByRole("navigation").getByRole("link", { name: "Oggi" }).click();
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  await typed("");
  await expect.poll(() => palette.getByRole("button").first().textContent()).toBe(number);
  await palette.getByRole("button").first().click();
  await office.getByRole("heading", { level: 1 }).getByText(number).waitFor();
});

it("says of each way to pay that is refused why it is", async () => {
  const company = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  const panel = await firstFound(company, "category=panels&available=true");
  const id = await placeOrder(company, panel, 3, "manual_wire_transfer");
  const page = await openAs(shop, "azienda@solvia.example", `/transactions/${id}.1`, "phone");
  const refused = page.getByRole("radio", { disabled: true });
  await expect.poll(() => refused.count()).toBeGreaterThan(0);
  const why = page.locator(".mantine-Radio-root").filter({ has: refused }).locator(".mantine-Radio-description");
  expect(await why.count()).toBe(await refused.count());
  for (const reason of await why.allTextContents()) expect(reason).toMatch(/\w+ .*\.$/);
  expect(await axeFindings(page)).toEqual([]);
});

it("finds a closed withdrawal by its month and takes its last step back; its buyer reads what is left to prepare", async () => {
  const [consumer, admin] = await Promise.all(
    ["cliente@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const id = await buyAndPay(consumer!, admin!, await firstFound(consumer!, "category=panels&available=true"), 3);
  const { lines, number } = (await consumer!.call("GET", `/orders/${id}`)).body as {
    lines: { productId: string }[];
    number: string;
  };
  const pieces = [{ productId: lines[0]?.productId, quantity: 1 }];
  const declared = { name: "Ada Neri", email: "cliente@solvia.example", lines: pieces };
  expect((await consumer!.call("POST", `/orders/${id}/withdrawal`, declared)).status).toBe(200);
  for (const width of ["desktop", "phone"] as const) {
    const office = await openWith(shop, admin!.cookie, "/back-office/withdrawals", width);
    const task = office.locator(".mantine-Card-root").filter({ hasText: number });
    const dialog = office.getByRole("dialog");
    await task.getByRole("button", { name: "Chiudi il recesso" }).click();
    await dialog.getByLabel("Perché torna meno").fill("Un pannello graffiato");
    expect(await axeFindings(office)).toEqual([]);
    await dialog.getByRole("button", { name: "Chiudi il recesso" }).click();
    await dialog.waitFor({ state: "hidden" });
    await task.waitFor({ state: "detached" });

    await office.getByText("Chiusi nel mese", { exact: true }).click();
    await task.getByText("Chiuso senza rimborso", { exact: true }).waitFor();
    await task.getByText(/Non rimborsati .*: Un pannello graffiato/).waitFor();
    expect(await axeFindings(office)).toEqual([]);
    await task.getByRole("button", { name: "Annulla l'ultimo passo" }).click();
    await dialog.getByRole("button", { name: "Annulla l'ultimo passo" }).click();
    await dialog.getByText("Scrivilo qui").waitFor();
    await dialog.getByLabel("Perché il passo era sbagliato").fill("Ordine sbagliato");
    await dialog.getByRole("button", { name: "Annulla l'ultimo passo" }).click();
    await dialog.waitFor({ state: "hidden" });
    await task.waitFor({ state: "detached" });
    await office.getByText("Da seguire", { exact: true }).first().click();
    await task.getByRole("button", { name: "Chiudi il recesso" }).waitFor();

    const buyer = await openWith(shop, consumer!.cookie, "/profile/my-orders", width);
    const left = "Da preparare: 2 pezzi, recesso dagli altri";
    const row = buyer.getByRole(width === "phone" ? "article" : "row").filter({ hasText: number });
    await row.getByText(left).waitFor();
    await row.getByRole("link", { name: number }).click();
    await buyer.getByText(left).waitFor();
    await buyer.getByText(/Da rimborsare: .* entro il/).waitFor();
    expect(await axeFindings(buyer)).toEqual([]);
  }
});

it("takes a guest's withdrawal in words, by number and e-mail, and lays it before the office", async () => {
  const [consumer, admin] = await Promise.all(
    ["cliente@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const id = await buyAndPay(consumer!, admin!, await firstFound(consumer!, "category=panels&available=true"), 3);
  const { number } = (await consumer!.call("GET", `/orders/${id}`)).body as { number: string };
  const guest = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await guest.goto("/withdrawal");
  await guest.getByRole("button", { name: "Continua" }).click();
  const name = guest.getByRole("textbox", { name: "Nome e cognome" });
  await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => guest.locator(":focus").getAttribute("name")).toBe("name");
  await name.fill("Ada Neri");
  await guest.getByRole("textbox", { name: "Numero dell'ordine" }).fill(number);
  await guest.getByRole("textbox", { name: "E-mail per la ricevuta" }).fill("cliente@solvia.example");
  await guest.getByRole("textbox", { name: "Quali prodotti, se non tutti" }).fill("Solo il pannello più grande");
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole("button", { name: "Continua" }).click();
  await guest.getByText(`Ada Neri recede dal contratto dell'ordine ${number}`).waitFor();
  await guest.getByText("Per: Solo il pannello più grande").waitFor();
  await guest.getByRole("button", { name: "conferma recesso" }).click();
  await guest.getByRole("status").getByText("Dichiarazione inviata").waitFor();
  const office = await openWith(shop, admin!.cookie, "/back-office/withdrawals", "desktop");
  const task = office.locator(".mantine-Card-root").filter({ hasText: number });
  await task.getByText("Con parole sue: Solo il pannello più grande").waitFor();
  await task.getByText("Valore della merce da indicare alla chiusura").waitFor();
});
