import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openVisitor } from "../support/browser.ts";
import { password } from "../support/cloud.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** What a screen reader would call the element that has the focus; empty where nothing has it. */
const focused = async (page: Page): Promise<string> => {
  const at = page.locator(":focus");
  if ((await at.count()) === 0) return "";
  if ((await page.locator("#content:focus").count()) > 0) return "content";
  const [line = ""] = (await at.ariaSnapshot()).split("\n");
  return line.slice(2);
};

/** Presses the tab key until it has come to something so called; some rounds of the page, in which it may still be loading. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const stops: string[] = [];
  while (!name.test(stops.at(-1) ?? "")) {
    if (stops.length > 500) throw new Error(`${name.source} is no stop: ${stops.slice(-120).join(" | ")}`);
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
  }
}

async function goOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

async function inContent(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).toBe("content");
}

describe("with the keyboard alone", () => {
  it("is bought from the search to the order's page, by transfer", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
    await page.goto("/search?category=panels&available=true");
    await page.locator("[data-result]").first().waitFor();
    await goOn(page, /Vai ai risultati/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/product/**");
    await inContent(page);

    await goOn(page, /"Aggiungi al carrello/);
    await page.getByText("Aggiunto al carrello").waitFor();
    await expect.poll(() => focused(page)).toMatch(/"Aggiungi al carrello/);
    await goOn(page, /"Carrello \(1\)/);
    await inContent(page);
    await goOn(page, /"Procedi all'ordine/);
    await page.getByRole("dialog").getByLabel("E-mail").waitFor();
    await expect.poll(() => focused(page)).toMatch(/"E-mail/);
    await page.keyboard.type("cliente@solvia.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("radio").first().waitFor();
    await inContent(page);
    await goOn(page, /"Continua/);
    await page.getByRole("radio", { name: "Bonifico bancario" }).waitFor();
    await goOn(page, /"Bonifico bancario/);
    await page.getByRole("radio", { name: "Bonifico bancario", checked: true }).waitFor();
    await goOn(page, /"Continua/);
    await page.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).waitFor();
    await tabTo(page, /Accetto le condizioni di vendita/);
    await page.keyboard.press("Space");
    await goOn(page, /"Ordina con obbligo di pagare/);
    await page.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();
    await inContent(page);
    await goOn(page, /ordine/i);
    await page.waitForURL("**/profile/my-orders/**");
    await inContent(page);
  });

  it("gives the focus back where a dialog took it, and leaves what was typed", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
    await page.goto("/search?category=panels");
    await page.locator("[data-result]").first().waitFor();
    await goOn(page, /"Paese e lingua/);
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toMatch(/"Paese e lingua/);
    await goOn(page, /"Accedi"/);
    await expect.poll(() => focused(page)).toMatch(/"E-mail/);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe(`button "Accedi"`);

    await page.keyboard.press("/");
    await page.keyboard.type("aiko");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").getByRole("option").first().waitFor({ state: "hidden" });
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("aiko");
  });

  it("gives the focus back to what a login was asked for, and the name that was typed for a cart", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
    await page.goto("/search?category=panels&available=true");
    await page.locator("[data-result]").first().waitFor();
    await page.locator("[data-result] a").first().click();
    await page.waitForURL("**/product/**");
    await page.getByRole("button", { name: "Aggiungi al carrello" }).first().click();
    await page.getByText("Aggiunto al carrello").waitFor();
    await page.goto("/forklift");
    await goOn(page, /"Salva per dopo"/);
    const name = page.getByRole("dialog").getByLabel("Nome del carrello");
    await name.fill("Tetto di Rivoli");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("E-mail").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => name.inputValue()).toBe("Tetto di Rivoli");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toMatch(/"Salva per dopo"/);

    await page.keyboard.press("Enter");
    await name.fill("Tetto di Rivoli");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toMatch(/"E-mail/);
    await page.keyboard.type("cliente@solvia.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.getByText("Tetto di Rivoli").waitFor();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    // The cart is empty now and its button gone.
    await inContent(page);
  });

  it("turns the page and stands at its first result", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
    await page.goto("/search?category=panels");
    await page.locator("[data-result]").first().waitFor();
    await goOn(page, /"Pagina successiva/);
    await page.waitForURL("**page=2**");
    await expect.poll(() => page.locator("[data-result] :focus").count()).toBe(1);
  });
});

it("confirms an address once: who logs in on that page isn't told that the link is used", async () => {
  const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  const asked: string[] = [];
  await page.route("**/api/verify-email", (route) => {
    asked.push(route.request().method());
    return route.fulfill({ json: { companyWaits: false } });
  });
  await page.goto("/verify-email?token=a-token");
  await page.getByText("E-mail confermata").waitFor();
  await page.getByRole("banner").getByRole("button", { name: "Accedi" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill("cliente@solvia.example");
  await page.getByRole("dialog").getByLabel("Password").first().fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByText("E-mail confermata").waitFor();
  expect(asked).toEqual(["POST"]);
});

it("thanks whoever comes back from a bank's page, and shows the order to its buyer", async () => {
  const visitor = await openVisitor(shop.browser, shop.cloud.url, "phone");
  for (const place of [
    "/success",
    "/success/01M7XQGDMTM4CNP6CGTMPNNQEV",
    "/success-sofort?redirect_status=succeeded",
  ]) {
    await visitor.goto(place);
    await visitor.getByRole("heading", { name: "Grazie" }).waitFor();
  }
  await visitor.goto("/success-sofort?order=01M7XQGDMTM4CNP6CGTMPNNQEV&redirect_status=failed");
  await visitor.waitForURL("**/checkout/failed/01M7XQGDMTM4CNP6CGTMPNNQEV");
  await visitor.getByRole("dialog").waitFor();
  expect(new URL(visitor.url()).pathname).toBe("/checkout/failed/01M7XQGDMTM4CNP6CGTMPNNQEV");
});

it("says what the login dialog has to say", async () => {
  const visitor = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await visitor.goto("/login");
  await visitor.getByRole("textbox", { name: "E-mail" }).fill("nessuno@solvia.example");
  await visitor.getByLabel("Password", { exact: false }).first().fill("una-password-sbagliata");
  await visitor.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
  await visitor.getByText("Forse non sei registrato, o la password è errata.").waitFor();
  await expect.poll(() => visitor.getByRole("alert").getByRole("link", { name: "Registrati" }).count()).toBe(1);
});
