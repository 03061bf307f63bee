import { mkdir } from "node:fs/promises";
import { ensureSite } from "@solvia/local/web-build";
import { openVisitor, startBrowser, widths, type Width } from "../support/browser.ts";
import { password, startTestCloud } from "../support/cloud.ts";

/** `npm run screens`: pictures of the screens at both widths, into docs/screens. */
const publicScreens = { home: "/", search: "/search?category=panels", registration: "/registration" } as const;
const adminScreens = {
  "back-office-orders": "/back-office/orders",
  cart: "/forklift",
  orders: "/profile/my-orders",
} as const;

await ensureSite();
await mkdir("docs/screens", { recursive: true });
const [cloud, browser] = await Promise.all([startTestCloud(), startBrowser()]);
for (const width of Object.keys(widths) as Width[]) {
  const page = await openVisitor(browser, cloud.url, width);
  const shoot = async (name: string) => {
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: `docs/screens/${name}-${widths[width].width}.jpg`, type: "jpeg", quality: 72 });
  };
  for (const [name, path] of Object.entries(publicScreens)) {
    await page.goto(path);
    await shoot(name);
  }
  await page.goto("/search?category=panels");
  await page.locator(".product-card").first().click();
  await page.getByRole("button", { name: "Aggiungi al carrello" }).waitFor();
  await shoot("product");
  await page.goto("/login");
  await shoot("login");
  await page.getByRole("textbox", { name: "E-mail" }).fill("admin@solvia.example");
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  for (const [name, path] of Object.entries(adminScreens)) {
    await page.goto(path);
    await shoot(name);
  }
}
await browser.close();
await cloud.stop();
