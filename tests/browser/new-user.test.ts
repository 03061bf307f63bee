import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, startBrowser } from "../support/browser.ts";
import { password, startTestCloud } from "../support/cloud.ts";
import { fill, inMailTo, openAs } from "../support/office.ts";

let cloud: LocalCloud;
let browser: Browser;

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  const agent = { email: "agente@solvia.example", password, name: "Carlo", surname: "Neri" };
  await createDemonstrationUser({ ...agent, roles: ["sales_agent"] }, new Date());
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const person = { Nome: "Ada", Cognome: "Verdi" };
const milan = { Via: "Via Solferino", Civico: "22", CAP: "20121", Città: "Milano", Provincia: "MI" };
const create = (page: Page) => page.getByRole("button", { name: "Crea e invia il link" }).click();

/** The mail's link, opened by somebody who has never been here. */
async function opensTheLink(email: string): Promise<Page> {
  const link = () => inMailTo(cloud, email, /registration\/complete\?token=[\w-]+/);
  await expect.poll(link).toBeTruthy();
  const page = await openVisitor(browser, cloud.url, "phone");
  await page.goto(`/${await link()}`);
  return page;
}

async function completes(page: Page): Promise<void> {
  await page.getByText("Ciao Ada").waitFor();
  await page.getByLabel("Password", { exact: false }).first().fill("una-parola-nuova-e-lunga");
  for (const consent of ["Accetto i termini e le condizioni", "Accetto le condizioni di vendita", /^Ho letto/])
    await page.getByRole("checkbox", { name: consent }).check();
  await page.getByRole("button", { name: "Attiva l'account" }).click();
  await page.getByText("Account attivo").waitFor();
}

async function logsIn(page: Page, email: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Accedi" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByLabel("Password", { exact: false }).first().fill("una-parola-nuova-e-lunga");
  await dialog.getByRole("button", { name: "Accedi" }).click();
}

it("an agent makes an account for a person, who completes it by the mail's link and logs in", async () => {
  const page = await openAs({ browser, cloud }, "agente@solvia.example", "/back-office/users");
  await page.getByRole("link", { name: "Nuovo utente" }).click();
  await page.getByText("Privato", { exact: true }).click();
  await create(page);
  await page.getByText("Obbligatorio").first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await fill(page, { ...person, ...milan, "E-mail": "ada@example.org", Telefono: "02 8394 1234" });
  await fill(page, { "Codice fiscale": "RSSMRA85T10A562S" });
  const told = page.getByText("il link è partito per ada@example.org").waitFor();
  await create(page);
  await told;
  await page.getByRole("heading", { level: 1, name: "Ada Verdi" }).waitFor();
  const visitor = await opensTheLink("ada@example.org");
  await completes(visitor);
  await logsIn(visitor, "ada@example.org");
  await visitor.getByRole("dialog").waitFor({ state: "hidden" });
  await visitor.goto("/profile/account");
  await visitor.getByText("ada@example.org").first().waitFor();
});

it("an agent makes an account for a German company, which waits for its check after it is completed", async () => {
  const page = await openAs({ browser, cloud }, "agente@solvia.example", "/back-office/users/new", "phone");
  await page.getByLabel("Paese", { exact: true }).selectOption("DE");
  for (const italian of ["Codice fiscale", "PEC", "Provincia"])
    await expect.poll(() => page.getByRole("textbox", { name: italian, exact: true }).count()).toBe(0);
  const company = { "Partita IVA": "DE136695976", "Ragione sociale": "Verdi GmbH", "E-mail": "ada@verdi.example" };
  const berlin = { Via: "Torstraße", Civico: "1", CAP: "10119", Città: "Berlin", Telefono: "030 901820" };
  await fill(page, { ...company, ...person, ...berlin });
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  await create(page);
  await page.getByRole("heading", { level: 1, name: "Ada Verdi" }).waitFor();
  const visitor = await opensTheLink("ada@verdi.example");
  await completes(visitor);
  await logsIn(visitor, "ada@verdi.example");
  await visitor.getByText("In attesa di verifica manuale").waitFor();
});

it("tells the agent at the field that the e-mail has an account", async () => {
  const page = await openAs({ browser, cloud }, "agente@solvia.example", "/back-office/users/new");
  await fill(page, { "E-mail": "agente@solvia.example" });
  const told = page.getByText("Questa e-mail è già registrata");
  await told.waitFor();
  await expect.poll(() => told.count()).toBe(1);
});
