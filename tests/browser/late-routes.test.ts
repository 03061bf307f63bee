import { afterAll, beforeAll, expect, it } from "vitest";
import { startOffice, type Office } from "../support/office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
}, 120_000);
afterAll(() => office.stop());

it("brings the back office's routes to whom goes there, and leads back into the shop", async () => {
  const page = await office.open("/");
  const brought = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("office-routes")));
  await page.getByRole("button", { name: "Il mio account" }).waitFor();
  expect(await brought()).toBe(false);
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.getByRole("button", { name: "Il mio account" }).click();
  await page.getByRole("menuitem", { name: "Back office" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Ordini", exact: true }).waitFor();
  expect(await brought()).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/back-office");
  await page.getByRole("navigation").getByRole("link", { name: "Ordini", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Ordini" }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/back-office$/);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("button", { name: "Il mio account" }).waitFor();
  await page.goForward();
  await page.waitForURL(/\/back-office$/);
  await page.getByRole("navigation").getByRole("link", { name: "Ordini", exact: true }).waitFor();
  // All of it in one document: nothing of what is typed, said or kept in memory is lost between the two.
  expect(await page.evaluate(() => "same" in globalThis)).toBe(true);
});

it("opens a page of the back office by its address, with what it asks for, and says where there is none", async () => {
  const page = await office.open("/back-office/orders?limit=100");
  await page.getByRole("heading", { level: 1, name: "Ordini" }).waitFor();
  expect(new URL(page.url()).searchParams.get("limit")).toBe("100");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Ordini" }).waitFor();
  await page.goto("/back-office/nowhere");
  await page.getByText("Pagina non trovata").waitFor();
});

it("brings the profile's routes to whom goes there, by a link, by the address and back", async () => {
  const page = await office.open("/");
  const brought = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("customer-routes")));
  await page.getByRole("button", { name: "Il mio account" }).waitFor();
  expect(await brought()).toBe(false);
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.getByRole("button", { name: "Il mio account" }).click();
  await page.getByRole("menuitem", { name: "I miei ordini" }).click();
  await page.getByRole("heading", { level: 1, name: "Non hai ancora ordini" }).waitFor();
  expect(await brought()).toBe(true);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Non hai ancora ordini" }).waitFor();
  expect(await page.evaluate(() => "same" in globalThis)).toBe(true);
  for (const path of ["/transactions", "/quotations", "/dashboard", "/profile/settings"]) {
    await page.goto(path);
    await page.locator("#root h1").first().waitFor();
    expect(new URL(page.url()).pathname, path).toBe(path);
    expect(await page.getByText("Pagina non trovata").count(), path).toBe(0);
  }
  await page.goto("/profile/nowhere");
  await page.getByText("Pagina non trovata").waitFor();
});
