import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "@solvia/local/running/run-command";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import type { Width } from "../support/browser.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
/** The site as production builds it, with ids of what measures. */
let built: string;

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), "solvia-consent-"));
  const { status, output } = await runCommand(["npx", "vite", "build", "--outDir", built, "--emptyOutDir"], {
    cwd: fileURLToPath(new URL("../../packages/web", import.meta.url)),
    env: { ...process.env, NODE_ENV: "production", ANALYTICS_ID: "G-TRIAL", ADS_ID: "AW-TRIAL" },
  });
  if (status !== 0) throw new Error(output);
});
afterAll(() => rm(built, { recursive: true, force: true }));

const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

/** A visitor of that site, and what their browser asked the measurer for: its host is a stranger's, and answers nothing here. */
async function visit(width: Width) {
  const page = await openAs(shop, "cliente@solvia.example", "/contact", width);
  await page.context().clearCookies();
  const asked: string[] = [];
  const context = page.context();
  await context.route(/\/assets\/[^/]+$/, async (route) => {
    const file = new URL(route.request().url()).pathname;
    const body = await readFile(join(built, file)).catch(() => undefined);
    return body ? route.fulfill({ body, contentType: types[extname(file)] ?? "font/woff2" }) : route.continue();
  });
  await context.route(/\/(contact|cookie-policy)$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    return route.fulfill({ body: await readFile(join(built, "index.html")), contentType: "text/html" });
  });
  await context.route(/googletagmanager|google-analytics|doubleclick/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: "", contentType: "text/javascript" });
  });
  return { page, asked };
}

/** How heavy a button looks: its size, colours and letters. */
const lookOf = `(button) => {
  const { width, height } = button.getBoundingClientRect();
  const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
  return { width: Math.round(width), height, color, backgroundColor, borderColor, fontWeight, fontSize };
}`;

const banner = (page: Page) => page.getByRole("region", { name: "Cookie e statistiche" });
const answerOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "solvia_consent")?.value;

it("asks nobody where nothing measures", async () => {
  const page = await openAs(shop, "cliente@solvia.example", "/contact");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator("script[data-consent]").count()).toBe(0);
});

it.for(["desktop", "phone"] as const)(
  "measures after consent alone, and no more once it is taken back (%s)",
  async (width) => {
    const { page, asked } = await visit(width);
    await page.goto("/contact");
    await banner(page).waitFor();
    const [refuse, accept] = await Promise.all(
      ["Rifiuta", "Accetta"].map((name) =>
        banner(page).locator(".consent-acts").getByRole("button", { name, exact: true }).evaluate(lookOf),
      ),
    );
    expect(accept).toEqual(refuse);
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(asked).toEqual([]);

    await banner(page).locator(".consent-x").click();
    expect(await answerOf(page)).toMatch(/^1~\d{4}-.+~none$/);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(asked).toEqual([]);

    await page.goto("/cookie-policy");
    const change = page.getByRole("button", { name: "Cambia o ritira la scelta" });
    await change.click();
    const analytics = banner(page).getByRole("checkbox", { name: "Statistiche delle visite" });
    expect(await analytics.isChecked()).toBe(false);
    await analytics.check();
    await banner(page).getByRole("button", { name: "Salva la scelta" }).click();
    await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TRIAL"]);
    expect(await answerOf(page)).toMatch(/~analytics$/);

    await page.evaluate("document.cookie = '_ga=GA1.1.1; path=/'");
    await change.click();
    await Promise.all([
      page.waitForEvent("load"),
      banner(page).locator(".consent-acts").getByRole("button", { name: "Rifiuta", exact: true }).click(),
    ]);
    await change.waitFor();
    expect(await answerOf(page)).toMatch(/~none$/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("_ga");
    expect(asked).toHaveLength(1);
  },
);
