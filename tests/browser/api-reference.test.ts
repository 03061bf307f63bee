import { expect, it } from "vitest";
import { openVisitor, type Width } from "../support/browser.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it.each(["desktop", "phone"] as const)(
  "the reseller API is read in Italian and English on a %s",
  async (width: Width) => {
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    const { origin } = new URL(shop.cloud.url);
    const strangers: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.origin !== origin) strangers.push(request.url());
    });
    await page.goto("/reseller-api");
    await page.getByRole("heading", { name: "API per i rivenditori" }).waitFor();
    await page.getByRole("heading", { name: "From a key to a shipped order, with curl" }).waitFor();
    if (width === "desktop") {
      await page.getByText("Ordini", { exact: true }).first().click();
      await page.getByText("Fare un ordine").first().click();
      await page.getByRole("heading", { name: "Fare un ordine" }).first().waitFor();
    }
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    expect(strangers).toEqual([]);
  },
);

it("a call is tried from the reference, and refused without a key in the API's own words", async () => {
  const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await page.goto("/reseller-api#tag/chiave");
  await page
    .getByRole("button", { name: /^Prova la richiesta/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Send get request/ }).click();
  await expect.poll(() => dialog.getByText("not-logged-in").count()).toBeGreaterThan(0);
});
