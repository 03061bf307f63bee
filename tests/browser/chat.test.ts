import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { startBrowser } from "../support/browser.ts";
import { password, startTestCloud } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";

let cloud: LocalCloud;
let browser: Browser;

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  const person = { password, name: "Giulia", surname: "Ferraro" };
  await createDemonstrationUser({ ...person, email: "admin@solvia.example", roles: ["admin"] }, new Date());
  await createDemonstrationUser({ ...person, email: "cliente@solvia.example", roles: [] }, new Date());
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const enter = (email: string, path: string) => openAs({ browser, cloud }, email, path);

const say = async (page: Page, text: string) => {
  await page.getByLabel("Messaggio").fill(text);
  await page.getByRole("button", { name: "Invia" }).click();
};

it("a customer writes, the back office answers, both see it live, and again after a reload", async () => {
  const customer = await enter("cliente@solvia.example", "/profile/chat");
  await say(customer, "Avete il pannello da 450 W?");
  await customer.getByText("Avete il pannello da 450 W?").waitFor();

  const office = await enter("admin@solvia.example", "/back-office/chats");
  await office.getByRole("main").getByRole("link", { name: "Giulia Ferraro" }).click();
  await office.getByText("Avete il pannello da 450 W?").waitFor();
  await office.getByRole("heading", { level: 1 }).getByRole("link", { name: "Giulia Ferraro" }).waitFor();
  await office.getByText("cliente@solvia.example").waitFor();
  await office.getByText("Nessun ordine").first().waitFor();
  await expect.poll(() => office.title()).toBe("Giulia Ferraro · Back office · Solvia");
  await office.getByLabel("Messaggio").fill("Sì, in");
  await office.getByRole("link", { name: "Chat", exact: true }).first().click();
  await office.getByRole("main").getByRole("link", { name: "Giulia Ferraro" }).click();
  await expect.poll(() => office.getByLabel("Messaggio").inputValue()).toBe("Sì, in");
  await say(office, "Sì, in magazzino.");
  await customer.getByText("Sì, in magazzino.").waitFor();

  await customer.reload();
  await customer.getByText("Sì, in magazzino.").waitFor();
  await say(customer, "Grazie");
  await office.getByText("Grazie").waitFor();
  await expect.poll(() => customer.getByRole("log").getByText("Grazie").count()).toBe(1);

  // What is not taken is told, with what it was, and not tried for ever.
  await say(customer, "gira\u202e");
  const refused = customer.getByRole("alert").filter({ hasText: "gira" });
  await refused.waitFor();
  await say(customer, "A domani");
  await office.getByText("A domani").waitFor();
  await refused.waitFor({ state: "hidden" });
  expect(await customer.getByRole("log").getByText("gira").count()).toBe(0);
});

it("the palette opens whatever has the focus, and leads to the import", async () => {
  const office = await enter("admin@solvia.example", "/back-office/orders");
  const field = office.getByRole("main").getByRole("searchbox").first();
  await field.focus();
  await office.keyboard.press("Control+k");
  const search = office.getByRole("dialog").getByRole("searchbox");
  await search.or(office.getByRole("dialog").getByRole("textbox")).first().fill("importa prod");
  await office.getByRole("button", { name: "Importa prodotti" }).click();
  await office.waitForURL("**/back-office/products/import");
  await expect.poll(() => office.title()).toBe("Importa prodotti · Back office · Solvia");
});
