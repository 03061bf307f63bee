import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** A customer with panels in the cart and an address chosen, at the checkout. */
async function atCheckout(): Promise<Page> {
  const caller = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const { body: found } = await caller.call("GET", "/products/search?available=true&category=panels");
  const [panel] = (found as { items: { price: { priceId: string } }[] }).items;
  await caller.call("POST", `/orders/product-price/${panel!.price.priceId}/quantity/2`);
  const { body: cart } = await caller.call("GET", "/orders/open");
  await caller.call("POST", `/orders/${(cart as { id: string }).id}/shipping-address/pickup`);
  return openAs(shop, "cliente@solvia.example", "/checkout");
}

/** Goes on by the tab key from where the focus is, at most so far, and presses what it comes to. */
async function tabTo(page: Page, role: "button" | "textbox" | "checkbox", name: RegExp, key: string): Promise<void> {
  const wanted = page.getByRole(role, { name });
  await wanted.waitFor();
  for (let step = 0; step < 12; step++) {
    if ((await wanted.and(page.locator(":focus")).count()) > 0) return page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  throw new Error(`The tab key does not come to ${name.source}`);
}

async function payWith(page: Page, card: string): Promise<void> {
  await tabTo(page, "textbox", /numero/i, "Control+A");
  for (const typed of [card, "1234", "123"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press(typed === "123" ? "Enter" : "Tab");
  }
}

const focused = (page: Page) => page.evaluate<string>("document.activeElement.textContent");

it("orders and pays by the keyboard alone: declined, tried again, authenticated", async () => {
  const page = await atCheckout();
  await page.getByRole("button", { name: "Continua" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "Carta" }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Pagamento/);
  await tabTo(page, "button", /^Continua$/, "Enter");
  await tabTo(page, "checkbox", /Accetto le condizioni/, "Space");
  await tabTo(page, "button", /obbligo di pagare/, "Enter");
  await page.getByRole("heading", { name: "Paga con carta" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Carrello (0)" }).count()).toBe(1);

  await payWith(page, "123");
  await page.getByRole("alert").getByText("I dati della carta sono incompleti.").waitFor();
  await page.getByRole("textbox", { name: /numero/i }).focus();
  await payWith(page, "4000000000000002");
  await page.getByRole("heading", { name: "Il pagamento non è riuscito" }).waitFor();
  await tabTo(page, "button", /Riprova/, "Enter");
  await payWith(page, "4000002500003155");
  await tabTo(page, "button", /Autorizza/, "Enter");
  await page.getByRole("heading", { name: "Pagamento ricevuto" }).waitFor();
});
