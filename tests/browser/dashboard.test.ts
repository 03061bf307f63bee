import { expect, it } from "vitest";
import { romeMonth } from "@solvia/core/platform/time";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("shows how a company stands, on a desk and on a phone, and leads from a month to its orders", async () => {
  const [owner, admin] = await Promise.all(
    ["azienda", "admin"].map((name) => new Caller(shop.cloud.url).login(`${name}@solvia.example`)),
  );
  await buyAndPay(owner!, admin!, await firstFound(owner!, "category=panels&available=true"), 2);
  for (const size of ["desktop", "phone"] as const) {
    const page = await openAs(shop, "azienda@solvia.example", "/dashboard", size);
    await page.getByRole("heading", { level: 1, name: "La tua situazione" }).waitFor();
    const month = page.getByRole("link", { name: /^Apri gli ordini: / }).first();
    await month.waitFor({ timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).toBe(true);
    await month.click();
    await page.getByRole("heading", { level: 1, name: /^Ordini del mese: / }).waitFor();
    expect(page.url()).toContain(`month=${romeMonth(new Date())}`);
    await page.getByRole("link", { name: "Tutti i mesi" }).click();
    await page.getByRole("heading", { level: 1, name: "I miei ordini" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^Ordini del mese: / }).waitFor();
  }
});

it("leads the office from a figure of a period to what it adds up, on a desk and on a phone", async () => {
  const [owner, admin] = await Promise.all(
    ["azienda", "admin"].map((name) => new Caller(shop.cloud.url).login(`${name}@solvia.example`)),
  );
  await buyAndPay(owner!, admin!, await firstFound(owner!, "category=panels&available=true"), 2);
  const isCounted = async () => {
    const { body } = await admin!.call("GET", "/back-office/kpi");
    return (body as { figures: { mark: string; count: number }[] }).figures.find(({ mark }) => mark === "paid")?.count;
  };
  await expect.poll(isCounted, { timeout: 60_000 }).toBeGreaterThan(0);
  for (const size of ["desktop", "phone"] as const) {
    const page = await openAs(shop, "admin@solvia.example", "/back-office/sales-kpi", size);
    await page.getByRole("heading", { level: 1, name: "Indicatori di vendita" }).waitFor();
    const paid = page.getByRole("link", { name: /^Voci di Ordini pagati/ });
    await paid.waitFor({ timeout: 60_000 });
    // A way to pay is said in words.
    await page.getByRole("link", { name: "Bonifico", exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).toBe(true);
    await page.getByText("Anno", { exact: true }).click();
    const year = romeMonth(new Date()).slice(0, 4);
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(new RegExp(`period="?${year}"?$`));
    await paid.click();
    await page.getByRole("heading", { level: 1, name: "Voci di un indicatore" }).waitFor();
    expect(page.url()).toContain("mark=paid");
    await page
      .getByRole("link", { name: /[A-Z0-9]{4}-[A-Z0-9]{4}/ })
      .first()
      .waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Indicatori di vendita" }).waitFor();
  }
});
