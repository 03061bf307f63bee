import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { onTestFinished, TestRunner, type RunnerTestCase } from "vitest";
import { unpackedChromium } from "./chromium.ts";
import { keepPictures, startTrace } from "./failures.ts";

/** Chromium from its package. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const { chromium: playwright } = await import("playwright-core");
  return playwright.launch({
    executablePath: await unpackedChromium(),
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

/** What a visitor leaves behind, but for what any browser keeps of the application's files. */
const belongings = "cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems";

/** Where visitors have left, by browser and width: who comes next finds there the application's files, and nothing else. */
const left = new WeakMap<Browser, Record<Width, BrowserContext[]>>();
const leftAt = (browser: Browser): Record<Width, BrowserContext[]> => {
  const places = left.get(browser) ?? { desktop: [], phone: [] };
  left.set(browser, places);
  return places;
};

/**
 * A visitor of their own: no cookie, Italian, this size of screen. They leave at the end of the test in which they came;
 * where it failed, what they saw is kept. The page's `goto` and `reload` wait for the application, not only for a public page.
 */
export async function openVisitor(browser: Browser, url: string, width: Width): Promise<Page> {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
  const context = leftAt(browser)[width].pop() ?? (await openContext(browser, url, width));
  const page = waitForApplication(await context.newPage());
  if (!test) return page;
  const keepTrace = await startTrace(context, test);
  onTestFinished(async ({ task }) => {
    const failed = task.result?.state === "fail";
    if (failed) await keepPictures(context, task);
    await keepTrace();
    if (failed) await context.close();
    // A test may have closed it itself.
    else if (browser.contexts().includes(context)) await leave(context, url, leftAt(browser)[width]);
  });
  return page;
}

async function openContext(browser: Browser, url: string, width: Width): Promise<BrowserContext> {
  const view = { viewport: widths[width], locale: "it-IT", baseURL: url } as const;
  // As the application takes people who want no motion: nothing fades or slides, and nothing is waited for that does.
  const context = await browser.newContext({ ...view, reducedMotion: "reduce" });
  context.setDefaultTimeout(45_000);
  return context;
}

async function leave(context: BrowserContext, origin: string, places: BrowserContext[]): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: belongings });
  await page.close();
  places.push(context);
}

/**
 * Waits until the application has taken over: a public page's header and main stand in the document before it does, where a
 * word is found twice, and a click goes to what is about to go.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.locator("#page").waitFor({ state: "detached" });
  await page.locator("#root:not([hidden]) > *").first().waitFor({ state: "attached" });
  // What listens to the page's keys is attached after the first picture, by a task of its own.
  await page.evaluate(`new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  }).then(() => undefined)`);
}

/** Has a page's `goto` and `reload` answer when the application is there, unless their caller says until when they wait. */
function waitForApplication(page: Page): Page {
  const [go, again] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await go(url, options);
    if (!options?.waitUntil) await takenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await again(options);
    if (!options?.waitUntil) await takenOver(page);
    return response;
  };
  return page;
}

/** What a screen reader adds to a field's name. */
export async function describedBy(field: Locator): Promise<string> {
  const ids = (await field.getAttribute("aria-describedby")) ?? "";
  const said = ids.split(" ").map((id) => field.page().locator(`[id="${id}"]`).textContent());
  return (await Promise.all(said)).join(" ");
}
