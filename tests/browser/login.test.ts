import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { business, vatNumber } from "../support/accounts.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, startBrowser } from "../support/browser.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let browser: Browser;
const { email, ...registration } = business(vatNumber());

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  await new Caller(cloud.url).call("POST", "/register", { ...registration, email });
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

async function tries(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByLabel("Password", { exact: false }).first().fill(password);
  await page.keyboard.press("Enter");
}

async function verifyEmail(): Promise<void> {
  const token = async () =>
    (await mails(cloud.mailboxUrl)).map(({ html }) => /verify-email\?token=([\w-]+)/.exec(html)?.[1]).find(Boolean);
  await expect.poll(token).toBeTruthy();
  await new Caller(cloud.url).call("POST", "/verify-email", { token: await token() });
}

it.each(["desktop", "phone"] as const)("says what nobody knows, with the way to register (%s)", async (width) => {
  const page = await openVisitor(browser, cloud.url, width);
  await page.goto("/login");
  await tries(page, "not the password");
  await page.getByText("Forse non sei registrato, o la password è errata.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("alert").getByRole("link", { name: "Registrati" }).click();
  await page.getByRole("heading", { level: 1, name: "Crea il tuo account" }).waitFor();
});

it("says what it waits for: the e-mail's verification, then that of the back office (spec 8)", async () => {
  const page = await openVisitor(browser, cloud.url, "phone");
  await page.goto("/login");
  await tries(page, registration.password);
  await page.getByText("In attesa di verifica dell'e-mail").waitFor();
  await page.getByRole("button", { name: "Invia di nuovo il messaggio" }).click();
  await page.getByText("il messaggio è partito").waitFor();
  await verifyEmail();
  await tries(page, registration.password);
  await page.getByText("In attesa di verifica manuale").waitFor();
  await page.getByText("di solito entro un giorno lavorativo").waitFor();
  await expect.poll(() => page.getByText("In attesa di verifica dell'e-mail").count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
