import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { billingAddressId } from "@solvia/core/accounts/account.table";
import { deleteAddress, listAddresses } from "@solvia/core/accounts/addresses";
import { makeAdministrator } from "@solvia/core/accounts/registration/make-administrator";
import { UserEntity } from "@solvia/core/accounts/user.table";
import type { Plan } from "@solvia/core/plans/plan";
import type { User } from "@solvia/core/platform/access";
import { romeDate, daysBetween, plusDays } from "@solvia/core/platform/time";
import { cancelSubscription } from "@solvia/core/subscriptions/change-subscription";
import { findSubscription } from "@solvia/core/subscriptions/stored-subscription";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, startBrowser, type Width } from "../support/browser.ts";
import { mails, password, startTestCloud } from "../support/cloud.ts";
import { bankSays, choose, person, storedCard } from "../support/subscribers.ts";

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const address = "/profile/my-subscription";

/** Their page of the subscription, after they have logged in. */
async function pageOf({ email }: User, width: Width): Promise<Page> {
  const page = await openVisitor(browser, cloud.url, width);
  await page.goto(address);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByLabel("Password").first().fill(password);
  await dialog.getByRole("button", { name: "Accedi" }).click();
  await dialog.waitFor({ state: "hidden" });
  return page;
}

/** A subscriber since some days ago by Rome's calendar, also where clocks were changed between, with a card that paid. */
async function subscriber(plan: Plan, days: number): Promise<User> {
  const then = new Date(`${plusDays(romeDate(new Date()), -days)}T10:00:00Z`);
  const user = await person(then);
  if (plan === "premium") await once(user, then);
  await choose(user, plan, then, { setupIntentId: await storedCard(user) });
  return user;
}

/** They have tried it before: they pay from the first day on. */
async function once(user: User, then: Date): Promise<void> {
  await choose(user, "premium", then, { setupIntentId: await storedCard(user) });
  await cancelSubscription(user, then);
}

/** The schedule's run, by hand on the console's page. */
async function runSchedule(): Promise<void> {
  const answer = await fetch(`${cloud.consoleUrl}/schedules/tend-subscriptions/run`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: cloud.url, "content-type": "application/x-www-form-urlencoded" },
  });
  expect(answer.headers.get("location")).toContain("ran");
}

const letterTo = async ({ email }: User, subject: string) =>
  (await mails(cloud.mailboxUrl)).find((one) => one.subject === subject && one.to.some((to) => to.address === email));

/** Where a letter to them leads. */
async function linkIn(user: User, subject: string): Promise<string> {
  await expect.poll(async () => (await letterTo(user, subject)) !== undefined).toBe(true);
  const { html = "" } = (await letterTo(user, subject)) ?? {};
  return new URL(/href="([^"]*my-subscription[^"]*)"/.exec(html)?.[1] ?? "").pathname;
}

const own = (page: Page, plan: "Premium" | "Exclusive") => page.getByRole("region", { name: plan }).first();
const offer = (page: Page, plan: "Premium" | "Exclusive") => page.getByRole("region", { name: plan }).last();

async function typeCard(page: Page, card: string): Promise<void> {
  await page.getByLabel("Numero della carta").fill(card);
  await page.getByLabel("Scadenza (MM/AA)").fill("12/34");
  await page.getByLabel("CVC").fill("123");
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
const text = async (page: Page) => (await page.getByRole("main").innerText()).replaceAll(/\s/g, " ");

it("asks for another card where the bank declines the stored one, as often as it does", async () => {
  const user = await person(new Date());
  const page = await pageOf(user, "phone");
  await page.getByText("Non hai ancora un piano.").waitFor();
  await offer(page, "Premium").getByRole("button", { name: "Prova gratis" }).click();
  // Stored without a word, and declined when it is charged.
  await typeCard(page, "4000 0000 0000 0341");
  await page.getByRole("button", { name: "Comincia la prova" }).click();
  await page.getByText("In prova").waitFor();
  await offer(page, "Exclusive").getByRole("button", { name: "Passa a Exclusive" }).click();
  await page.getByText("Da pagare ora").waitFor();
  const pay = page.getByRole("button", { name: /^Paga 181,78/ });
  await pay.click();
  const refused = page.getByRole("alert").filter({ hasText: "La banca ha rifiutato il pagamento." });
  await refused.waitFor();
  await typeCard(page, "4000 0000 0000 0341");
  await pay.click();
  // The fields of the card that was declined are gone with it.
  await expect.poll(() => page.getByLabel("Numero della carta").inputValue()).toBe("");
  await refused.waitFor();
  await typeCard(page, "4242 4242 4242 4242");
  await pay.click();
  await own(page, "Exclusive").getByText("Attivo").waitFor();
  await page.getByText("Visa che finisce con 4242, scade 12/2034").waitFor();
});

describe.each(["desktop", "phone"] as const)("on a %s", (width: Width) => {
  it("tries Premium, upgrades to the cent, goes back, changes the card and cancels", async () => {
    const user = await person(new Date());
    const page = await pageOf(user, width);
    await page.getByText("Non hai ancora un piano.").waitFor();
    await offer(page, "Premium").getByRole("button", { name: "Prova gratis" }).click();
    await page.getByLabel("Numero della carta").waitFor();
    const binding = offer(page, "Premium");
    expect(await binding.getByRole("link", { name: "Leggi le condizioni" }).getAttribute("href")).toBe(
      "/sales-conditions",
    );
    expect(await binding.getByRole("link", { name: "Diritto di recesso" }).getAttribute("href")).toBe("/withdrawal");
    await page.getByRole("button", { name: "Comincia la prova" }).click();
    await page.getByText("I dati della carta sono incompleti.").waitFor();
    await typeCard(page, "4000 0000 0000 0002");
    await page.getByRole("button", { name: "Comincia la prova" }).click();
    await page.getByText("La carta è stata rifiutata.").waitFor();
    await typeCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: "Comincia la prova" }).click();
    await page.getByText("In prova").waitFor();
    await page.getByText("Visa che finisce con 4242, scade 12/2034").waitFor();
    await expect
      .poll(async () => (await letterTo(user, "La tua prova di Premium è cominciata")) !== undefined)
      .toBe(true);
    const begun = (await letterTo(user, "La tua prova di Premium è cominciata"))?.html.replaceAll(/\s/g, " ") ?? "";
    for (const words of ["59,78 €", "disdici prima di quel giorno", "/sales-conditions", "/withdrawal"])
      expect(begun).toContain(words);
    await page.getByLabel("Rinnovo automatico").click();
    await page.getByText("In scadenza").waitFor();
    await page.getByLabel("Rinnovo automatico").click();
    await page.getByText("In prova").waitFor();
    await offer(page, "Exclusive").getByRole("button", { name: "Passa a Exclusive" }).click();
    await page.getByText("Da pagare ora").waitFor();
    const shown = await text(page);
    for (const amount of [14_900, 3_278, 18_178]) expect(shown).toContain(euros(amount));
    for (const words of ["un mese intero", "La prova finisce oggi", "Poi si rinnova ogni mese a 181,78 €"])
      expect(shown).toContain(words);
    for (const words of ["Ora: fattura TD01", "Al prossimo addebito: fattura TD01"]) expect(shown).toContain(words);
    await page.getByRole("button", { name: /^Paga 181,78/ }).click();
    await own(page, "Exclusive").getByText("Attivo").waitFor();
    await offer(page, "Premium").getByRole("button", { name: "Torna a Premium" }).click();
    await page.getByRole("button", { name: "Conferma" }).click();
    await offer(page, "Premium")
      .getByText(/^Dal .*: Premium$/)
      .waitFor();
    await offer(page, "Exclusive").getByRole("button", { name: "Rimani in Exclusive" }).click();
    await offer(page, "Premium").getByRole("button", { name: "Torna a Premium" }).waitFor();
    await page.getByRole("button", { name: "Cambia carta" }).first().click();
    await typeCard(page, "5555 5555 5555 4444");
    await page.getByRole("button", { name: "Salva la carta" }).click();
    await page.getByText("Mastercard che finisce con 4444, scade 12/2034").waitFor();
    await page.getByRole("link", { name: "Ordine e documenti dell'ultimo pagamento" }).click();
    await page.getByText("Solvia Exclusive").waitFor();
    expect(await text(page)).toContain(euros(18_178));
    // A plan is spoken of as one: its days as the reader writes them, and what a withdrawal ends.
    expect(await text(page)).not.toMatch(/\d{4}-\d{2}-\d{2}|consegna/);
    await page.getByText("Con il recesso il piano finisce subito", { exact: false }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "recedere dal contratto qui" }).click();
    await page.getByText("Con il recesso il piano finisce subito", { exact: false }).waitFor();
    expect(await text(page)).not.toMatch(/\d{4}-\d{2}-\d{2}|merc[ei]|Quali prodotti/);
    await page.goBack();
    await page.getByRole("link", { name: "I miei ordini" }).first().click();
    await page.getByRole("heading", { name: "I miei ordini" }).waitFor();
    await page.getByText("Pagato").waitFor();
    expect(await text(page)).not.toContain("Da preparare");
    await page.goto(address);
    await page.getByRole("button", { name: "Disdici" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disdici" }).click();
    await page.getByText("In scadenza").waitFor();
  });

  it("orders a month by transfer once its amount was seen, with the bank's details on its order's page", async () => {
    const user = await person(new Date());
    await once(user, new Date());
    const page = await pageOf(user, width);
    const exclusive = offer(page, "Exclusive");
    await exclusive.getByRole("button", { name: "Ordina un mese e paga con bonifico" }).click();
    await exclusive.getByText("Da pagare con bonifico").waitFor();
    expect(await findSubscription(user.id)).not.toHaveProperty("charge.orderId");
    for (const cents of [14_900, 3_278, 18_178]) expect(await text(page)).toContain(euros(cents));
    await exclusive.getByRole("button", { name: "Ordina con obbligo di pagare 181,78 €" }).click();
    await page.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();
    for (const name of ["IBAN", "Causale"]) await page.getByText(name, { exact: true }).waitFor();
    expect(await page.getByLabel("Numero della carta").count()).toBe(0);
    const { charge } = (await findSubscription(user.id)) ?? {};
    expect(charge).toMatchObject({ total: 18_178 });
    await page.goto(address);
    await page.getByRole("link", { name: "Ordine e documenti dell'ultimo pagamento" }).waitFor();
  });

  it("asks for what the invoice lacks where the plan is chosen, and goes on with the card that is stored", async () => {
    const user = await person(new Date());
    const page = await pageOf(user, width);
    await UserEntity.build(UpdateItemCommand).item({ id: user.id, fiscalCode: $remove() }).send();
    const premium = offer(page, "Premium");
    await premium.getByRole("button", { name: "Prova gratis" }).click();
    await typeCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: "Comincia la prova" }).click();
    await premium.getByText("Compila ciò che manca qui sotto, poi conferma di nuovo.").waitFor();
    await page.getByRole("button", { name: "Comincia la prova" }).waitFor({ state: "hidden" });
    await premium.getByLabel("Codice fiscale").fill("RSSMRA85T10A562X");
    await premium.getByRole("button", { name: "Salva" }).click();
    await premium.getByText("Codice fiscale non valido").waitFor();
    expect(await findSubscription(user.id)).toBeUndefined();
    await premium.getByLabel("Codice fiscale").fill("RSSMRA85T10A562S");
    await premium.getByRole("button", { name: "Salva" }).click();
    await page.getByRole("button", { name: "Comincia la prova" }).click();
    await own(page, "Premium").getByText("In prova").waitFor();
    await page.getByText("Visa che finisce con 4242, scade 12/2034").waitFor();
    await cancelSubscription(user, new Date());
    for (const { id } of (await listAddresses(user)).items) await deleteAddress(user, id);
    await deleteAddress(user, billingAddressId);
    await page.reload();
    const exclusive = offer(page, "Exclusive");
    await exclusive.getByRole("button", { name: "Ordina un mese e paga con bonifico" }).click();
    await exclusive.getByRole("button", { name: "Ordina con obbligo di pagare 181,78 €" }).click();
    const place = exclusive.getByRole("region", { name: "Indirizzo di fatturazione" });
    await place.getByLabel("Destinatario").fill("Ada Neri");
    await place.getByLabel("Via").fill("Via Solferino");
    await place.getByLabel("Civico").fill("22");
    await place.getByLabel("CAP").fill("20121");
    await place.getByLabel("Città").fill("Milano");
    await place.getByLabel("Provincia").fill("MI");
    expect(await axeFindings(page)).toEqual([]);
    await place.getByRole("button", { name: "Salva indirizzo" }).click();
    await place.waitFor({ state: "detached" });
    await exclusive.getByRole("button", { name: "Ordina con obbligo di pagare 181,78 €" }).click();
    await page.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();
  });

  it("shows the difference of an upgrade in the month, and takes just that", async () => {
    const user = await subscriber("premium", 10);
    const { periodFrom = "", periodTo = "" } = (await findSubscription(user.id)) ?? {};
    const net = Math.round((10_000 * daysBetween(romeDate(new Date()), periodTo)) / daysBetween(periodFrom, periodTo));
    const total = net + Math.round(net * 0.22);
    const page = await pageOf(user, width);
    await offer(page, "Exclusive").getByRole("button", { name: "Passa a Exclusive" }).click();
    await page.getByText("Da pagare ora").waitFor();
    for (const amount of [net, total - net, total]) expect(await text(page)).toContain(euros(amount));
    expect(await text(page)).toContain("la differenza fino al");
    await page.getByRole("button", { name: /^Paga/ }).click();
    await own(page, "Exclusive").getByText("Attivo").waitFor();
    // The month's end stays, and the whole price is charged from then on.
    expect(await text(page)).toContain(`addebitiamo ${euros(18_178)}`);
    expect((await findSubscription(user.id))?.periodTo).toBe(periodTo);
    await linkIn(user, `Abbonamento Exclusive pagato: ${euros(total).replace(" ", "\u00A0")}`);
  });

  it("renews by the schedule, tells of a charge that fails, and goes on with another card", async () => {
    const [paying, failing] = [await subscriber("exclusive", 31), await subscriber("exclusive", 31)];
    await bankSays(failing, "lost-card");
    await runSchedule();
    const page = await pageOf(paying, width);
    await own(page, "Exclusive").getByText("Attivo").waitFor();
    expect((await findSubscription(paying.id))?.periodFrom).not.toBe((await findSubscription(failing.id))?.periodFrom);
    await page.context().clearCookies();

    const other = await pageOf(failing, width);
    await other.goto(await linkIn(failing, "Pagamento dell'abbonamento Exclusive non riuscito"));
    await own(other, "Exclusive").getByText("Pagamento non riuscito").waitFor();
    await other.getByRole("button", { name: "Cambia carta" }).click();
    await typeCard(other, "4242 4242 4242 4242");
    await other.getByRole("button", { name: "Salva la carta" }).click();
    await own(other, "Exclusive").getByText("Attivo").waitFor();
    // Nobody had the days between: the month begins with its payment.
    expect((await findSubscription(failing.id))?.periodFrom).toBe(romeDate(new Date()));
  });

  it("lets the bank hear its customer two weeks before a renewal, by the letter's link, so that it doesn't fail", async () => {
    const user = await subscriber("exclusive", 20);
    await bankSays(user, "authenticate");
    await runSchedule();
    const page = await pageOf(user, width);
    await page.goto(await linkIn(user, "Conferma la tua carta prima del rinnovo di Exclusive"));
    await own(page, "Exclusive").getByText("Attivo").waitFor();
    await page.getByRole("button", { name: "Conferma con la banca" }).click();
    await page.getByRole("button", { name: "Rifiuta" }).click();
    await page.getByRole("alert").getByText("La banca non ha potuto autenticare il pagamento.").waitFor();
    await page.getByRole("button", { name: "Conferma con la banca" }).click();
    await page.getByRole("button", { name: "Autorizza" }).click();
    await page.getByRole("button", { name: "Conferma con la banca" }).waitFor({ state: "detached" });
    expect((await findSubscription(user.id))?.rehearsal?.outcome).toBe("passed");
  });

  it("lets the bank hear its customer about a renewal, by the letter's link", async () => {
    const user = await subscriber("exclusive", 31);
    await bankSays(user, "always-authenticate");
    await runSchedule();
    const page = await pageOf(user, width);
    await page.goto(await linkIn(user, "Conferma il rinnovo di Exclusive"));
    await own(page, "Exclusive").getByText("Conferma richiesta").waitFor();
    await page.getByRole("button", { name: "Conferma con la banca" }).click();
    await page.getByRole("button", { name: "Rifiuta" }).click();
    await page.getByRole("alert").getByText("La banca non ha potuto autenticare il pagamento.").waitFor();
    await page.getByRole("button", { name: "Conferma con la banca" }).click();
    await page.getByRole("button", { name: "Autorizza" }).click();
    await own(page, "Exclusive").getByText("Attivo").waitFor();
    expect((await findSubscription(user.id))?.charge).toBeUndefined();
  });
});

it("shows the office who fails and why, and ends a plan from the list", async () => {
  const [failing, paying] = [await subscriber("exclusive", 31), await subscriber("exclusive", 3)];
  await bankSays(failing, "insufficient-funds");
  await runSchedule();
  const clerk = await person(new Date());
  await makeAdministrator(clerk.email);
  const page = await pageOf(clerk, "desktop");
  await page.goto("/back-office/premium?standing=past_due");
  const row = (email: string) => page.locator("tr[data-list-row]").filter({ has: page.getByLabel(new RegExp(email)) });
  await row(failing.email).getByText("Rifiutato", { exact: true }).waitFor();
  expect(await row(paying.email).count()).toBe(0);
  await row(failing.email).getByRole("link", { name: "Ada Neri" }).click();
  await page.getByRole("tab", { name: "Abbonamento", selected: true }).waitFor();
  await page.getByText("In corso").waitFor();
  await page
    .getByText(/insufficient_funds/)
    .first()
    .waitFor();
  await page.getByText("Pagato", { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto("/back-office/premium?standing=active");
  await row(paying.email)
    .getByRole("button", { name: /^Togli l'abbonamento/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await row(paying.email).waitFor({ state: "detached" });
  expect((await findSubscription(paying.id))?.status).toBe("canceled");
});

it("lists the office's plans by what a rehearsal found, by state and by words, in the address", async () => {
  const [asks, pays] = [await subscriber("exclusive", 20), await subscriber("exclusive", 20)];
  await bankSays(asks, "always-authenticate");
  await runSchedule();
  const clerk = await person(new Date());
  await makeAdministrator(clerk.email);
  const page = await pageOf(clerk, "desktop");
  await page.goto("/back-office/premium");
  const row = (email: string) => page.locator("tr[data-list-row]").filter({ has: page.getByLabel(new RegExp(email)) });
  await row(asks.email).getByText("La banca chiede").waitFor();
  await row(pays.email).waitFor();
  const filter = page.getByRole("combobox", { name: "Carta prima dell'addebito" });
  await filter.selectOption("La banca chiede");
  await row(pays.email).waitFor({ state: "detached" });
  await row(asks.email).waitFor();
  expect(new URL(page.url()).searchParams.get("rehearsal")).toBe("authentication");
  await filter.selectOption("Pagherà");
  await row(asks.email).waitFor({ state: "detached" });
  await row(pays.email).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/back-office/premium?rehearsal=passed&standing=past_due`);
  await page.getByText("Nessun risultato con questi filtri").waitFor();
});
