import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, startBrowser, widths, type Width } from "../support/browser.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

interface Product {
  id: string;
  path: string;
  name: string;
  price?: { gross: number };
}

let cloud: LocalCloud;
let browser: Browser;
let product: Product;
let kit: { id: string; name: string; price: { gross: number } };

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud(), startBrowser()]);
  const visitor = new Caller(cloud.url);
  const { items } = (await visitor.call("GET", "/products/search?category=panels")).body as { items: Product[] };
  const kits = (await visitor.call("GET", "/kits")).body as { items: (typeof kit)[] };
  [product, kit] = [items[0] as Product, kits.items[0] as typeof kit];
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const euro = (cents: number): string =>
  new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always" }).format(cents / 100);

/** Each public page with its heading, what must be read on it, and where one must be able to go on. */
const pages: readonly [
  name: string,
  path: () => string,
  heading: () => string,
  words: () => string[],
  to: () => string,
][] = [
  ["home", () => "/", () => "Il fotovoltaico, chiaro", () => ["In evidenza", "Inverter"], () => "/category/batteries"],
  ["search", () => "/search", () => "Tutto il catalogo", () => ["IVA e contributo RAEE inclusi"], () => "/kit"],
  [
    "search in a category",
    () => "/search?category=panels",
    () => "Pannelli",
    () => [product.name, euro(product.price?.gross ?? 0)],
    () => product.path,
  ],
  ["category", () => "/category/panels", () => "", () => ["Tipologie", "Marche", "I più pronti"], () => "/brand/aiko"],
  ["brand", () => "/brand/aiko", () => "AIKO", () => ["Per categoria", product.name], () => product.path],
  [
    "product",
    () => product.path,
    () => product.name,
    () => ["Dati tecnici", euro(product.price?.gross ?? 0), "IVA e contributo RAEE inclusi"],
    () => "/brand/aiko",
  ],
  ["kits", () => "/kit", () => "Kit fotovoltaici", () => [kit.name, euro(kit.price.gross)], () => `/kit/${kit.id}`],
  ["kit", () => `/kit/${kit.id}`, () => kit.name, () => ["Che cosa contiene", euro(kit.price.gross)], () => "/kit"],
  ["text", () => "/privacy", () => "privacy", () => ["Titolare"], () => "/cookie-policy"],
];

describe("without JavaScript", () => {
  const open = async (path: string, width: Width): Promise<Page> => {
    const context = await browser.newContext({
      viewport: widths[width],
      locale: "it-IT",
      baseURL: cloud.url,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  describe.each(["desktop", "phone"] as const)("on a %s", (width) => {
    it.each(pages)("%s shows its content and leads on", async (_, path, heading, words, to) => {
      const page = await open(path(), width);
      expect((await page.getByRole("heading", { level: 1 }).textContent())?.toLowerCase()).toContain(
        heading().toLowerCase(),
      );
      const content = (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
      for (const word of words()) expect(content).toContain(word.replaceAll(/\s+/g, " "));
      expect(await page.locator(`a[href="${encodeURI(decodeURI(to()))}"]`).count()).toBeGreaterThan(0);
      expect(await page.locator("#root").isVisible()).toBe(false);
      const { scroll, seen } = await page.evaluate<{ scroll: number; seen: number }>(
        "({ scroll: document.documentElement.scrollWidth, seen: document.documentElement.clientWidth })",
      );
      expect(scroll).toBeLessThanOrEqual(seen);
      await page.context().close();
    });
  });

  it("asks who wants a price that isn't told for a quotation", async () => {
    const admin = await new Caller(cloud.url).login("admin@solvia.example");
    const { items } = (await admin.call("GET", "/products/search?category=batteries")).body as { items: Product[] };
    const { id, path } = items.at(-1) as Product;
    await admin.call("POST", `/back-office/products/${id}/to-be-quoted`, { toBeQuoted: true });
    const page = await open(path, "phone");
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByRole("main").innerText();
        },
        { timeout: 20_000 },
      )
      .toContain("Richiedi preventivo");
    expect(await page.getByRole("main").locator("article .s-panel").innerText()).not.toContain("€");
  });
});

/** What stands where in each frame of a page's life, and the browser's own measure of what jumped. */
const watch = `
  window.frames_ = []; window.shift_ = 0;
  const top = (selector) => {
    const box = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).find(({ height }) => height > 0);
    return box && Math.round(box.top + scrollY);
  };
  const look = () => {
    if (document.querySelector("main h1") || frames_.length > 0) frames_.push({ heading: top("main h1"), picture: top("main img") });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { shift_ += entry.value; }))
    .observe({ type: "layout-shift", buffered: true });
`;

describe("when the application takes over", () => {
  describe.each(["desktop", "phone"] as const)("on a %s", (width) => {
    it.each(pages)("%s neither blinks nor jumps, and the browser complains of nothing", async (_, path, heading) => {
      const page = await openVisitor(browser, cloud.url, width);
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.addInitScript(watch);
      await page.goto(path());
      await page.locator("#page").waitFor({ state: "detached" });
      await page.waitForLoadState("networkidle");
      expect((await page.getByRole("heading", { level: 1 }).textContent())?.toLowerCase()).toContain(
        heading().toLowerCase(),
      );
      type Frame = { heading?: number; picture?: number };
      const { frames, shift } = await page.evaluate<{ frames: Frame[]; shift: number }>(
        "({ frames: frames_, shift: shift_ })",
      );
      const tops = frames.map(({ heading: top }) => top);
      expect(tops).not.toContain(undefined);
      expect(Math.max(...(tops as number[])) - Math.min(...(tops as number[]))).toBeLessThanOrEqual(8);
      const pictures = frames.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
      if (!path().startsWith("/category")) {
        expect(
          Math.max(...pictures, 0) - Math.min(...pictures, ...(pictures.length === 0 ? [0] : [])),
        ).toBeLessThanOrEqual(8);
      }
      expect(shift).toBeLessThan(0.1);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  it.each(["desktop", "phone"] as const)("axe finds nothing on a kit's page, %s", async (width) => {
    const page = await openVisitor(browser, cloud.url, width);
    await page.goto(`/kit/${kit.id}`);
    await page.locator("#page").waitFor({ state: "detached" });
    await page.waitForLoadState("networkidle");
    expect(await axeFindings(page)).toEqual([]);
  });
});
