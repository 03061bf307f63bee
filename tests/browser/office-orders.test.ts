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

  const troubled = office.getByRole("checkbox", { name: "Problematico" });
  await troubled.click();
  await state.getByText("Merce ferma", { exact: true }).waitFor();
  await office.getByText("Segnato come problematico: va chiarito prima che la merce parta.").waitFor();
  expect(await button("Segna consegnato").count()).toBe(0);
  await troubled.click();
  await button("Segna consegnato").waitFor();
  await state.getByText("Merce ferma", { exact: true }).waitFor({ state: "hidden" });

  await office.goto(`/back-office/orders/${await buyAndPay(customer!, admin!, panel, 3)}`);
  await button("Storna la registrazione").click();
  await dialog.getByText("sono stati registrati per errore?").waitFor();
  const strikeOut = dialog.getByRole("button", { name: "Storna la registrazione" });
  await expect.poll(() => strikeOut.isDisabled()).toBe(true);
  await dialog.getByLabel("Motivazione").fill("Bonifico di un altro ordine");
  await strikeOut.click();
  await office.getByText(/^Stornata (il |l.)\d.*: Bonifico di un altro ordine$/).waitFor();
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
    seen: null,
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

it("says of each way to pay that is refused why it is", async () => {
  const company = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  const panel = await firstFound(company, "category=panels&available=true");
  const id = await placeOrder(company, panel, 3, "manual_wire_transfer");
  const page = await openAs(shop, "azienda@solvia.example", `/transactions/${id}.1`, "phone");
  // The rate of VAT is chosen on the page as well, and says below itself why it is refused.
  const ways = page.getByRole("radiogroup").filter({ has: page.getByRole("radio", { name: "Bonifico bancario" }) });
  const refused = page.getByRole("radio", { disabled: true });
  await expect.poll(() => ways.getByRole("radio", { disabled: true }).count()).toBeGreaterThan(0);
  const why = ways.locator(".mantine-Radio-root").filter({ has: refused }).locator(".mantine-Radio-description");
  expect(await why.count()).toBe(await ways.getByRole("radio", { disabled: true }).count());
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
    await buyer.getByText(/Da restituirti entro /).waitFor();
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
