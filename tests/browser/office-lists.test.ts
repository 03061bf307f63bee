import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { romeDate } from "@solvia/core/platform/time";
import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound, placeOrder } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it.each(["desktop", "phone"] as const)("begins the day with what waits, each number a list, on a %s", async (width) => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  await placeOrder(customer, await firstFound(customer, "category=panels&available=true"), 1, "manual_wire_transfer");
  const office = await openAs(shop, "admin@solvia.example", "/back-office", width);
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  await expect.poll(() => office.title()).toBe("Oggi · Back office · Solvia");
  const work = office.getByRole("main").getByRole("listitem").getByRole("link", { name: "Bonifici da abbinare" });
  await expect.poll(() => work.innerText()).toMatch(/^[1-9]/);
  const waiting = Number.parseInt(await work.innerText(), 10);
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

it("draws a long list in part, and orders, walks, chooses and saves all of it", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/products?sort=code");
  const said = office.getByRole("status").filter({ hasText: /^\d+ righe$/ });
  await said.waitFor();
  const count = Number.parseInt(await said.innerText(), 10);
  expect(count).toBeGreaterThan(150);
  const rows = office.locator("tbody tr[data-list-row]");
  const row = (at: number) => office.locator(`tbody tr[data-list-row="${at}"]`);
  expect(await office.getByRole("table").getAttribute("aria-rowcount")).toBe(String(count + 1));
  expect(await rows.count()).toBeLessThan(120);
  const codes = () => rows.locator("td[data-label='Codice']").allTextContents();
  const inOrder = (texts: readonly string[]) =>
    texts.toSorted((one, other) => one.localeCompare(other, "it", { numeric: true, sensitivity: "base" }));
  const first = await codes();
  expect(first).toEqual(inOrder(first));
  await office.getByRole("region", { name: "Prodotti" }).press("End");
  await row(count - 1).waitFor();
  await expect.poll(() => row(0).count()).toBe(0);
  const last = await codes();
  expect(last).toEqual(inOrder(last));
  expect(inOrder([first[0]!, last.at(-1)!])).toEqual([first[0], last.at(-1)]);

  for (let at = 0; at < 60; at++) {
    await office.keyboard.press("j");
    await expect.poll(() => office.locator("tr:focus").getAttribute("data-list-row")).toBe(String(at));
  }
  await office.keyboard.press("x");
  await office.getByRole("region", { name: "1 selezionata" }).waitFor();
  await expect.poll(() => row(59).getAttribute("aria-selected")).toBe("true");
  await office.getByRole("checkbox", { name: "Seleziona tutto" }).check();
  const chosen = office.getByRole("region", { name: `${count} selezionate` });
  await chosen.waitFor();
  await expect.poll(() => office.locator("tbody").getByRole("checkbox", { checked: false }).count()).toBe(0);
  const [file] = await Promise.all([
    office.waitForEvent("download"),
    chosen.getByRole("button", { name: "Scarica" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(count + 1);
});

it("keeps a view for its owner on every machine, and for colleagues where it is shared", async () => {
  const views = (page: Page) => page.getByRole("navigation", { name: "Viste" });
  const office = await openAs(shop, "admin@solvia.example", "/back-office/orders?late=true&method=card");
  // What the page finds of before, it gives on its own at once: it has looked by then.
  await atRest(office);
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

it("saves the columns that are chosen, in their order, of the rows that are filtered", async () => {
  const [customer, admin] = await Promise.all(
    ["cliente@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const panel = await firstFound(customer!, "category=panels&available=true");
  const [troubled] = [await placeOrder(customer!, panel, 6, "manual_wire_transfer")];
  await placeOrder(customer!, panel, 7, "manual_wire_transfer");
  await admin!.call("POST", `/back-office/orders/${troubled}/troubled`, { troubled: true });
  const office = await openAs(
    shop,
    "admin@solvia.example",
    "/back-office/orders?troubled=true&method=manual_wire_transfer",
  );
  await office.locator("tr[data-list-row]").first().waitFor();
  await office.getByRole("button", { name: "Colonne" }).click();
  const chosen = office.getByRole("group", { name: "Colonne" });
  for (const column of ["Pezzi", "E-mail"]) await chosen.getByLabel(column, { exact: true }).check();
  for (const column of ["Data", "Metodo", "Ritardo", "IVA"]) await chosen.getByLabel(column, { exact: true }).uncheck();
  await office.keyboard.press("Escape");
  await office.getByRole("columnheader", { name: "Data", exact: true }).waitFor({ state: "detached" });
  const seen = await office.getByRole("columnheader").locator("button").allTextContents();
  expect(seen).toEqual(["Numero", "Cliente", "E-mail", "Pagamento", "Stato", "Pezzi", "Totale"]);
  const numbers = await office.locator("tr[data-list-row] td[data-column='number']").allTextContents();
  const [file] = await Promise.all([
    office.waitForEvent("download"),
    office.getByRole("main").getByRole("button", { name: "Scarica" }).click(),
  ]);
  const [head, ...lines] = readFileSync(await file.path(), "utf8")
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(";"));
  expect(head).toEqual(seen);
  expect(lines.map(([number]) => number)).toEqual(numbers);
  const { number } = (await customer!.call("GET", `/orders/${troubled}`)).body as { number: string };
  const line = lines.find((one) => one[0] === number);
  const row = office.locator("tr[data-list-row]").filter({ hasText: number });
  const state = await row.locator("td[data-column='state']").innerText();
  expect(line?.slice(2, 6)).toEqual(["cliente@solvia.example", "Non pagato, Problematico", state, "6"]);
  expect(line?.at(-1)).toMatch(/^\d+,\d\d$/);
});

it("has the row that was left, where it was, for whoever comes back from its record", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/products?sort=code");
  const said = office.getByRole("status").filter({ hasText: /^\d+ righe$/ });
  await said.waitFor();
  const top = () => office.evaluate<number>(`document.querySelector(".list-scroll").scrollTop`);
  // The list has a heading too, and stays until its record has come.
  const recordStands = () => office.locator(".list-scroll").waitFor({ state: "detached" });
  const current = () => office.locator("tr:focus").getAttribute("data-list-row");
  await office.evaluate(`document.querySelector(".list-scroll").scrollTo(0, ${35 * 60})`);
  const row = office.locator("tr[data-list-row='66']");
  await row.locator("td[data-column='code']").click();
  await office.keyboard.press("j");
  await expect.poll(current).toBe("67");
  const left = await top();
  expect(left).toBeGreaterThan(35 * 50);
  await office.keyboard.press("Enter");
  await office.waitForURL(/save-product/);
  await recordStands();
  await office.goBack();
  await expect.poll(current).toBe("67");
  expect(await top()).toBe(left);
  await office.keyboard.press("j");
  await expect.poll(current).toBe("68");
  await office.locator("tr[data-list-row='64']").getByRole("link").click();
  await office.waitForURL(/save-product/);
  await recordStands();
  await office.goBack();
  await expect.poll(current).toBe("64");
});

it("tells a list without a match from one without rows, and leads back to all", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/products?text=nessuno-lo-chiama-cosi");
  await office.getByRole("heading", { name: "Nessun risultato con questi filtri" }).waitFor();
  await office.getByRole("main").getByRole("button", { name: "Togli i filtri" }).last().click();
  await office.locator("tr[data-list-row]").first().waitFor();
  expect(new URL(office.url()).search).toBe("");
});

it("does what is typed in the palette, on the order that is typed with it, and knows what is open and was", async () => {
  const [customer, admin] = await Promise.all([
    new Caller(shop.cloud.url).login("cliente@solvia.example"),
    new Caller(shop.cloud.url).login("admin@solvia.example"),
  ]);
  const panel = await firstFound(customer, "category=panels&available=true");
  const id = await placeOrder(customer, panel, 4, "manual_wire_transfer");
  const { number, amounts } = (await customer.call("GET", `/orders/${id}`)).body as {
    number: string;
    amounts: { total: number };
  };
  const part = {
    settledOn: romeDate(new Date()),
    settlementRef: `TRN part of ${number}`,
    amount: Math.floor(amounts.total / 2),
  };
  expect((await admin.call("POST", `/back-office/transactions/${id}.1/paid-by-bank-transfer`, part)).status).toBe(200);
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  const palette = office.getByRole("dialog").filter({ has: office.getByLabel("Cerca o vai a…") });
  const typed = async (text: string) => {
    await office.keyboard.press("Control+k");
    await palette.getByLabel("Cerca o vai a…").fill(text);
  };
  const dialog = office.getByRole("dialog").filter({ has: office.getByRole("heading") });
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  await typed(`segna pagato ${number.slice(-4)}`);
  const pay = palette.getByRole("button", { name: new RegExp(`^Segna bonifico pagato.*${number}`) });
  await pay.waitFor();
  // The sum is what is still open, as the form has it.
  expect((await pay.textContent())?.replaceAll(/\D/g, "")).toMatch(new RegExp(`${amounts.total - part.amount}$`));
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

it("finds customers, companies, orders and money in one place, what is named exactly first", async () => {
  const [customer, admin] = await Promise.all(
    ["cliente@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const panel = await firstFound(customer!, "category=panels&available=true");
  const id = await buyAndPay(customer!, admin!, panel, 3);
  const { number, amounts } = (await customer!.call("GET", `/orders/${id}`)).body as {
    number: string;
    amounts: { total: number };
  };
  const surplus = { amount: amounts.total, settledOn: romeDate(new Date()), reference: `CRO VOLTE ${number}` };
  expect((await admin!.call("POST", `/back-office/orders/${id}/receipts`, surplus)).status).toBe(200);

  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  const field = office.getByLabel("Cerca o vai a…");
  const palette = office.getByRole("dialog").filter({ has: field });
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  const first = async (text: string, name: RegExp) => {
    await office.keyboard.press("Control+k");
    await field.fill(text);
    await expect.poll(() => palette.getByRole("button").first().textContent()).toMatch(name);
  };
  for (const text of ["12345670157", "IT 12345670157"]) await first(text, /Gallo Impianti S\.r\.l\./);
  await palette.getByRole("button", { name: "Gallo Impianti S.r.l.", exact: true }).waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await first("049 0123 4502", /^Marco Gallo/);
  await first("morettii", /^Sara Moretti/);
  await palette.getByRole("button", { name: "Moretti Solare S.n.c.", exact: true }).click();
  await office.getByRole("heading", { level: 1 }).getByText("Moretti Solare S.n.c.").waitFor();
  await first(`cro volte ${number}`, new RegExp(`^CRO VOLTE ${number}`));
  await office.keyboard.press("Enter");
  await office.getByRole("heading", { level: 1 }).getByText(number).waitFor();
  await office.goto(`/back-office/orders?user=${encodeURIComponent(surplus.reference)}`);
  await expect.poll(() => office.locator("tbody").getByRole("link").allTextContents()).toEqual([number]);
});
