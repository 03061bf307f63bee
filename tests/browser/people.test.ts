import { Secret, TOTP } from "otpauth";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { rebuildDirectory } from "@solvia/core/accounts/directory/update-directory";
import { confirmSecondFactor, proposeSecondFactor } from "@solvia/core/accounts/second-factor/set-up-second-factor";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { startBrowser, type Width } from "../support/browser.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { inMailTo, openWith } from "../support/office.ts";
import { ownCode } from "../support/own-code.ts";
import { ageSession } from "../support/session-age.ts";

let cloud: LocalCloud;
let browser: Browser;
let cookie: string;
let customer: string;

const person = (email: string, name: string, surname: string, more: object = {}) =>
  createDemonstrationUser({ email, password, name, surname, roles: [], ...more }, new Date());

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  await person("admin@solvia.example", "Giulia", "Ferraro", { roles: ["admin"] });
  await person("agente@solvia.example", "Carlo", "Neri", { roles: ["sales_agent"] });
  const company = { name: "Rossi Impianti S.r.l.", vatNumber: "12345670157", role: "installer" };
  customer = await person("mario@rossi.example", "Mario", "Rossi", { company });
  await person("anna@rossi.example", "Anna", "Bianchi");
  await rebuildDirectory();
  cookie = (await new Caller(cloud.url).login("admin@solvia.example")).cookie;
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const office = (path: string, width: Width = "desktop", session = cookie) =>
  openWith({ browser, cloud }, session, path, width);

it("finds a user by words, best first, and opens all about them", async () => {
  const page = await office("/back-office/users");
  const search = page.getByRole("searchbox", { name: "Cerca per nome, e-mail o azienda" });
  await search.fill("rossi mario");
  const rows = page.locator("tbody").getByRole("row");
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => rows.first().textContent()).toContain("Mario Rossi");
  await expect.poll(() => page.url()).toContain("search=rossi");
  await page.getByRole("link", { name: "Mario Rossi" }).click();
  await page.getByRole("heading", { level: 1, name: "Mario Rossi" }).waitFor();
  await page.getByText("12345670157").waitFor();
  await page.getByRole("tab", { name: "Indirizzi" }).click();
  await page.getByText("Via dei Mille 12").first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it("makes somebody premium, gives them an agent, and the history tells of it", async () => {
  const page = await office(`/back-office/users/${customer}`);
  const actions = page.getByRole("button", { name: "Azioni" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Rendi Premium" }).click();
  await page.getByText("Salvato!").first().waitFor();
  await actions.click();
  await page.getByRole("menuitem", { name: "Assegna un agente" }).click();
  await page.getByRole("combobox", { name: "Agente" }).click();
  await page.getByRole("option", { name: "Carlo Neri" }).click();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByRole("link", { name: "Carlo Neri" }).waitFor();
  await expect
    .poll(
      async () => {
        await page.goto(`/back-office/users/${customer}?tab=history`);
        await page.getByRole("tab", { name: "Storico", selected: true }).waitFor();
        return page.getByRole("button", { name: /Abbonamento concesso/ }).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await page.getByRole("button", { name: /Abbonamento concesso/ }).click();
  await page.getByRole("cell", { name: "Abbonamento · Piano" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it("resets a lost second factor with a reason, which the audit log keeps, and tells the person", async () => {
  const email = `${ownCode("paola")}@verdi.example`;
  const id = await person(email, "Paola", "Verdi");
  const { secret } = await proposeSecondFactor({ id, email }, password, new Date());
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await confirmSecondFactor({ id, email }, code, new Date());
  const page = await office(`/back-office/users/${id}`);
  await page.getByRole("button", { name: "Azioni" }).click();
  await page.getByRole("menuitem", { name: "Azzera la verifica in due passaggi" }).click();
  const dialog = page.getByRole("dialog");
  const reset = dialog.getByRole("button", { name: "Azzera", exact: true });
  await expect.poll(() => reset.isDisabled()).toBe(true);
  await dialog.getByRole("textbox", { name: "Motivazione" }).fill("Telefono perso, richiamata al numero del contratto");
  await page.getByRole("menu").waitFor({ state: "detached" });
  expect(await axeFindings(page)).toEqual([]);
  await reset.click();
  await page.getByText("Salvato!").first().waitFor();
  const caller = await new Caller(cloud.url).login(email);
  await expect.poll(() => inMailTo(cloud, email, /disattivato la verifica/)).toBeTruthy();
  const told = async () => JSON.stringify((await caller.call("GET", "/notifications")).body);
  await expect.poll(told).toContain("second-factor-reset");
  const action = page.getByRole("button", { name: /Verifica in due passaggi azzerata/ });
  await expect
    .poll(
      async () => {
        await page.goto(`/back-office/users/${id}?tab=history`);
        await page.getByRole("tab", { name: "Storico", selected: true }).waitFor();
        return action.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await action.click();
  await page.getByText("Telefono perso, richiamata al numero del contratto").first().waitFor();
});

it("acts for a customer under a banner on every page, and stops", async () => {
  const own = (await new Caller(cloud.url).login("admin@solvia.example")).cookie;
  const page = await office(`/back-office/users/${customer}`, "desktop", own);
  await page.getByRole("button", { name: "Agisci per il cliente" }).click();
  await page.getByRole("dialog").getByLabel("Motivazione").fill("Chiesto dal cliente al telefono");
  await page.getByRole("dialog").getByRole("button", { name: "Agisci per il cliente" }).click();
  const banner = page.getByText("Giulia Ferraro sta agendo per Mario Rossi");
  await banner.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto("/forklift");
  await banner.waitFor();
  await page.goto("/back-office/orders");
  await page.getByRole("heading", { level: 1, name: "Stai agendo per Mario Rossi" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Smetti e torna al back office" }).click();
  await page.getByRole("heading", { level: 1, name: "Ordini" }).waitFor();
  await page.goto(`/back-office/users/${customer}`);
  await page.getByRole("button", { name: "Agisci per il cliente" }).click();
  await page.getByRole("dialog").getByLabel("Motivazione").fill("Chiesto dal cliente al telefono");
  await page.getByRole("dialog").getByRole("button", { name: "Agisci per il cliente" }).click();
  await banner.waitFor();
  await page.getByRole("button", { name: "Smetti" }).click();
  await page.getByRole("heading", { level: 1, name: "Mario Rossi" }).waitFor();
  await expect.poll(() => banner.count()).toBe(0);
});

it("asks for the password over the dialog that gives a role, and goes on with what was chosen", async () => {
  const own = (await new Caller(cloud.url).login("admin@solvia.example")).cookie;
  const page = await office(`/back-office/users/${customer}`, "desktop", own);
  await page.getByRole("button", { name: "Azioni" }).click();
  await page.getByRole("menuitem", { name: "Ruoli" }).click();
  const dialog = page.getByRole("dialog", { name: "Ruoli" });
  await dialog.getByRole("checkbox", { name: "Magazzino" }).check();
  await ageSession(own, { proven: 11 });
  await dialog.getByRole("button", { name: "Salva" }).click();
  const proof = page.getByRole("dialog", { name: "Conferma che sei tu" });
  await proof.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => proof.count()).toBe(0);
  await page.getByText("Prima conferma che sei tu, con la password o il codice.").waitFor();
  expect(await dialog.getByRole("checkbox", { name: "Magazzino" }).isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Salva" }).click();
  await proof.getByLabel("Password attuale").fill("wrong");
  await proof.getByRole("button", { name: "Conferma e continua" }).click();
  await proof.getByText("La password non è giusta.").waitFor();
  await proof.getByLabel("Password attuale").fill(password);
  await proof.getByRole("button", { name: "Conferma e continua" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect
    .poll(async () => {
      const admin = new Caller(cloud.url);
      admin.cookie = own;
      return ((await admin.call("GET", `/back-office/users/${customer}`)).body as { roles: string[] }).roles;
    })
    .toContain("warehouse");
});

it("says in the back office that an idle session has ended, and goes on after the login over the page", async () => {
  const own = (await new Caller(cloud.url).login("admin@solvia.example")).cookie;
  const page = await office("/back-office/users", "desktop", own);
  await page.getByRole("link", { name: "Anna Bianchi" }).waitFor();
  const search = page.getByRole("searchbox", { name: "Cerca per nome, e-mail o azienda" });
  await ageSession(own, { seen: 31 });
  await search.fill("bianchi");
  const login = page.getByRole("dialog", { name: "Accedi" });
  await login.getByText("La sessione è scaduta: accedi e riprova.").waitFor();
  await login.getByLabel("E-mail").fill("admin@solvia.example");
  await login.getByLabel("Password").first().fill(password);
  await login.getByRole("button", { name: "Accedi" }).click();
  await expect.poll(() => login.count()).toBe(0);
  await expect.poll(() => search.inputValue()).toBe("bianchi");
  await page.getByRole("link", { name: "Anna Bianchi" }).waitFor();
});

it("writes a note about the company and takes it away", async () => {
  const page = await office(`/back-office/users/${customer}`);
  await page.getByRole("link", { name: "Rossi Impianti S.r.l." }).click();
  await page.getByRole("textbox", { name: "Nuova nota" }).fill("Chiamare dopo le 15");
  await page.getByRole("link", { name: "Ordini", exact: true }).first().click();
  await page.getByText("Ci sono modifiche non salvate").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Resta" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Nuova nota" }).inputValue()).toBe("Chiamare dopo le 15");
  await page.getByRole("button", { name: "Aggiungi nota" }).click();
  const note = page.getByRole("paragraph").filter({ hasText: "Chiamare dopo le 15" });
  await note.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Elimina la nota" }).click();
  await page.getByRole("button", { name: "Conferma" }).click();
  await note.waitFor({ state: "detached" });
});

it.each(["users", "verify-companies", "merchants", "premium", "audit-log"])(
  "has %s without faults at 390 px",
  async (place) => {
    const page = await office(`/back-office/${place}`, "phone");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  },
);
