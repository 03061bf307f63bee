import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lookKey } from "@solvia/core/platform/page/look";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, type Width, widths } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { firstVisit, mostScript } from "../support/first-visit.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

const lookOf = async (page: Page) => ({
  said: await page.locator("html").getAttribute("data-mantine-color-scheme"),
  paper: await page.evaluate("getComputedStyle(document.body).backgroundColor"),
});
const light = { said: "light", paper: "rgb(251, 250, 246)" };
const dark = { said: "dark", paper: "rgb(18, 26, 22)" };

describe.each(Object.keys(widths) as Width[])("the look, %s", (width) => {
  it("is chosen below the page, kept, and there before the application", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    await page.goto("/");
    const choice = page.getByLabel("Aspetto");
    await choice.waitFor();
    expect(await lookOf(page)).toEqual(light);
    await choice.selectOption("Scuro");
    await expect.poll(() => lookOf(page)).toEqual(dark);
    // The page as the server sent it: no script of the application has run.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "load" });
    await page.locator("#page h1").waitFor();
    expect(await lookOf(page)).toEqual(dark);
  });

  it("follows the system where that was chosen", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about-us");
    await page.getByLabel("Aspetto").selectOption("Come il sistema");
    await expect.poll(() => lookOf(page)).toEqual(dark);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => lookOf(page)).toEqual(light);
  });

  it.each([
    ["the shop", "cliente@solvia.example", ["/", "/search?category=panels", "/kit", "/profile/settings"]],
    [
      "the back office",
      "admin@solvia.example",
      ["/back-office/orders", "/back-office/products", "/back-office/prices"],
    ],
  ])("is readable in the dark in %s", async (_, email, paths) => {
    const page = await openAs(shop, email, "/login", width);
    await page.evaluate(`localStorage.setItem("${lookKey}", "dark")`);
    for (const path of paths) {
      await page.goto(path);
      await page.locator("#root h1").first().waitFor();
      await atRest(page);
      expect(await axeFindings(page), path).toEqual([]);
      expect(await lookOf(page)).toEqual(dark);
    }
  });
});

it.each([
  ["home", "", ""],
  ["a product", "/products/search?category=panels", ""],
  ["a product in German", "/products/search?category=panels", "?country=de"],
  ["a product in Ukrainian", "/products/search?category=panels", "?country=ua"],
])("a first visit to %s brings no more of the application than it may", async (_, search, country) => {
  const found = search ? (await new Caller(shop.cloud.url).call("GET", search)).body : { items: [] };
  const [product = { path: "/" }] = (found as { items: { path: string }[] }).items;
  const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
  const { js } = await firstVisit(page, product.path + country);
  expect(js).toBeGreaterThan(100);
  expect(js).toBeLessThanOrEqual(mostScript);
  await page.context().close();
});
