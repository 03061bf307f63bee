import { existsSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";

const nss = ["/usr/lib/x86_64-linux-gnu/libnss3.so", "/lib/x86_64-linux-gnu/libnss3.so"];

/** Chromium from its package. Where the system lacks its libraries, the package unpacks its own. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  if (!nss.some((path) => existsSync(path))) process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const { chromium: playwright } = await import("playwright-core");
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...more,
    ],
  });
}

export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Width = keyof typeof widths;

/** A visitor of their own: no cookie, Italian, this size of screen. */
export async function openVisitor(browser: Browser, url: string, width: Width): Promise<Page> {
  const context = await browser.newContext({ viewport: widths[width], locale: "it-IT", baseURL: url });
  context.setDefaultTimeout(45_000);
  return context.newPage();
}

/** What a screen reader adds to a field's name. */
export async function describedBy(field: Locator): Promise<string> {
  const ids = (await field.getAttribute("aria-describedby")) ?? "";
  const said = ids.split(" ").map((id) => field.page().locator(`[id="${id}"]`).textContent());
  return (await Promise.all(said)).join(" ");
}
