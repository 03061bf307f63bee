import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { brandPath } from "@solvia/core/catalogue/slug";
import { axeFindings } from "../support/axe.ts";
import { atRest } from "../support/at-rest.ts";
import { openVisitor, takenOver, widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { germanPublications, italianPublications, publishToRead } from "../support/public-publications.ts";
import {
  euro,
  germanForms,
  inGermany,
  italianForms,
  languageOf,
  logInAs,
  watch,
  watchWidth,
  type PublicPage,
} from "../support/public-pages.ts";
import { useShop } from "../support/shop-stage.ts";

interface Product {
  id: string;
  path: string;
  name: string;
  /** Which product comes first among equals is no test's to know, nor of which brand it is. */
  brand: string;
  price?: { gross: number };
}

interface Kit {
  id: string;
  name: string;
  price: { gross: number };
}

const shop = useShop();
let product: Product;
let kit: Kit;
let german: { product: Product; kit: Kit };

beforeAll(async () => {
  const visitor = new Caller(shop.cloud.url);
  const firstOf = async <T>(path: string) => ((await visitor.call("GET", path)).body as { items: T[] }).items[0] as T;
  [product, kit] = [await firstOf("/products/search?category=panels"), await firstOf("/kits")];
  const germany = "locale=de&language=de&fallbackLocale=gb";
  german = {
    product: await firstOf(`/products/search?category=panels&${germany}`),
    kit: await firstOf(`/kits?${germany}`),
  };
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  await publishToRead(admin);
});

/** Each public page with its heading, what must be read on it, and where one must be able to go on. */
const italianPages: readonly PublicPage[] = [
  ["home", () => "/", () => "Il fotovoltaico, chiaro", () => ["In evidenza", "Inverter"], () => "/category/batteries"],
  ["search", () => "/search", () => "Tutto il catalogo", () => ["IVA ed ecocontributi inclusi"], () => "/kit"],
  [
    "search in a category",
    () => "/search?category=panels",
    () => "Pannelli",
    () => [product.name, euro(product.price?.gross ?? 0)],
    () => product.path,
  ],
  ["category", () => "/category/panels", () => "", () => ["Tipologie", "Marche", "I più pronti"], () => "/brand/aiko"],
  [
    "brand",
    () => brandPath(product.brand),
    () => product.brand,
    () => ["Per categoria", product.name],
    () => product.path,
  ],
  [
    "product",
    () => product.path,
    () => product.name,
    () => ["Dati tecnici", euro(product.price?.gross ?? 0), "IVA ed ecocontributi inclusi"],
    () => brandPath(product.brand),
  ],
  ["kits", () => "/kit", () => "Kit fotovoltaici", () => [kit.name, euro(kit.price.gross)], () => `/kit/${kit.id}`],
  ["kit", () => `/kit/${kit.id}`, () => kit.name, () => ["Che cosa contiene", euro(kit.price.gross)], () => "/kit"],
  ...italianPublications,
  ["text", () => "/privacy", () => "privacy", () => ["Titolare"], () => "/cookie-policy"],
  ...italianForms,
];

const germanPages: readonly PublicPage[] = [
  [
    "German home",
    () => inGermany("/"),
    () => "Photovoltaik, klar",
    () => ["Empfehlungen", "Wechselrichter"],
    () => inGermany("/category/batteries"),
  ],
  [
    "German search",
    () => inGermany("/search?category=panels"),
    () => "Module",
    () => [german.product.name, euro(german.product.price?.gross ?? 0, "de-DE"), "inkl. MwSt."],
    () => inGermany(german.product.path),
  ],
  [
    "German category",
    () => inGermany("/category/panels"),
    () => "",
    () => ["Bauarten", "Marken", "Sofort verfügbar"],
    () => inGermany("/brand/aiko"),
  ],
  [
    "German brand",
    () => inGermany("/brand/aiko"),
    () => "AIKO",
    () => ["Nach Kategorie"],
    () => inGermany("/category/panels"),
  ],
  [
    "German product",
    () => inGermany(german.product.path),
    () => german.product.name,
    () => ["Technische Daten", "Verfügbar", euro(german.product.price?.gross ?? 0, "de-DE")],
    () => inGermany(brandPath(german.product.brand)),
  ],
  [
    "German kits",
    () => inGermany("/kit"),
    () => "Photovoltaik-Sets",
    () => [german.kit.name, euro(german.kit.price.gross, "de-DE")],
    () => inGermany(`/kit/${german.kit.id}`),
  ],
  [
    "German kit",
    () => inGermany(`/kit/${german.kit.id}`),
    () => german.kit.name,
    () => ["Das ist enthalten", euro(german.kit.price.gross, "de-DE")],
    () => inGermany("/kit"),
  ],
  ...germanForms,
  ["German text", () => inGermany("/about-us"), () => "Über uns", () => ["Solvia"], () => inGermany("/services")],
  [
    "legal text in Germany",
    () => inGermany("/privacy"),
    () => "Datenschutzerklärung",
    () => ["Verantwortlicher"],
    () => inGermany("/cookie-policy"),
  ],
];
const pages = [...italianPages, ...germanPages, ...germanPublications];

describe("without JavaScript", () => {
  const open = async (path: string, width: Width): Promise<Page> => {
    const context = await shop.browser.newContext({
      viewport: widths[width],
      locale: "it-IT",
      baseURL: shop.cloud.url,
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
      const links = await page.evaluate<string[]>("[...document.links].map(({ href }) => href)");
      expect(links).toContain(new URL(to(), shop.cloud.url).href);
      await expect.poll(() => page.locator("#root").isVisible()).toBe(false);
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(languageOf(path()));
      const { scroll, seen } = await page.evaluate<{ scroll: number; seen: number }>(
        "({ scroll: document.documentElement.scrollWidth, seen: document.documentElement.clientWidth })",
      );
      expect(scroll).toBeLessThanOrEqual(seen);
      await page.context().close();
    });
  });

  it.each(["desktop", "phone"] as const)(
    "one gets to a category, another country and a search, on a %s",
    async (width) => {
      const page = await open("/kit", width);
      if (width === "phone") await page.locator("summary[aria-label='Catalogo']").click();
      await page.getByRole("banner").getByRole("link", { name: "Batterie", exact: true }).click();
      expect(new URL(page.url()).pathname).toBe("/category/batteries");
      if (width === "phone") await page.locator("summary[aria-label='Catalogo']").click();
      await page.locator("summary[aria-label^='Paese e lingua']:visible").click();
      await page.getByRole("link", { name: "Deutschland · Deutsch" }).click();
      expect(page.url()).toContain("/category/batteries?country=de");
      await page.getByRole("searchbox").fill("440 W");
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname === "/search" && url.searchParams.get("text") === "440 W");
      expect(new URL(page.url()).searchParams.get("country")).toBe("de");
      await page.context().close();
    },
  );

  it.each(["/login", "/registration", "/registration?kind=business", "/reset-password", "/reset-password?token=x"])(
    "%s says that its form needs scripts, and sends nothing",
    async (path) => {
      const page = await open(path, "phone");
      expect(await page.evaluate("document.body.innerText")).toContain("Questo modulo ha bisogno di JavaScript");
      await expect.poll(() => page.locator("main :is(input, select, button):enabled").count()).toBe(0);
      expect(await page.locator("main :is(input, button)").count()).toBeGreaterThan(1);
      await page.context().close();
    },
  );

  it.each(["/forklift", "/checkout", "/search?text=inverter", "/compare"])(
    "%s says that it needs scripts, and leads to what doesn't",
    async (path) => {
      const page = await open(path, "phone");
      expect(await page.evaluate("document.body.innerText")).toContain("Questa pagina ha bisogno di JavaScript");
      await page.locator("noscript a[href='/?country=it']").click();
      await page.locator("main h1").waitFor();
      await page.context().close();
    },
  );

  it("asks who wants a price that isn't told for a quotation", async () => {
    const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
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
        { timeout: 60_000 },
      )
      .toContain("Richiedi preventivo");
    await expect.poll(() => page.getByRole("main").locator("article .s-panel").innerText()).not.toContain("€");
  });
});

describe("when the application takes over", () => {
  describe.each(["desktop", "phone"] as const)("on a %s", (width) => {
    it.each(pages)(
      "%s neither blinks nor jumps nor changes its language, and the browser complains of nothing",
      async (_, path, heading) => {
        const page = await openVisitor(shop.browser, shop.cloud.url, width);
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(error.message));
        await page.addInitScript(watch);
        await page.goto(path());
        await atRest(page);
        expect((await page.getByRole("heading", { level: 1 }).textContent())?.toLowerCase()).toContain(
          heading().toLowerCase(),
        );
        type Frame = { heading?: number; picture?: number; words: string };
        const { frames, shift } = await page.evaluate<{ frames: Frame[]; shift: number }>(
          "({ frames: frames_, shift: shift_ })",
        );
        const said = new Set(frames.map(({ words }) => words));
        expect([...said]).toEqual([expect.stringMatching(new RegExp(`^${languageOf(path())} `))]);
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
      },
    );
  });

  it("a company never reads others' prices: they wait until it is known who looks", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
    await logInAs(page, "azienda@solvia.example");
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/user", async (route) => {
      await asked;
      await route.continue();
    });
    await page.addInitScript(`
      window.read_ = new Set();
      const read = () => {
        for (const line of (document.querySelector("main")?.innerText ?? "").split("\\n")) {
          if (/IVA ed ecocontributi inclusi|Accedi per vedere/.test(line)) read_.add(line);
        }
        requestAnimationFrame(read);
      };
      requestAnimationFrame(read);
    `);
    for (const path of [
      product.path,
      "/search?category=panels",
      "/search?text=pannello",
      "/",
      "/kit",
      `/kit/${kit.id}`,
    ]) {
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("main h1").first().waitFor();
      expect(await page.locator("main").innerText()).not.toMatch(/IVA ed ecocontributi inclusi|\+ IVA/);
    }
    answer();
    await page.goto(product.path);
    await expect.poll(() => page.getByRole("main").innerText()).toContain("+ IVA");
    expect(await page.evaluate("[...read_]")).toEqual([]);
    await page.context().clearCookies({ name: "solvia_session" });
    await page.goto(product.path);
    await expect.poll(() => page.getByRole("main").innerText()).toContain("IVA ed ecocontributi inclusi");
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain("solvia_known");
  });

  it("nothing is wider than a window of 320 px, before the application and with it, for visitors and customers", async () => {
    const api = await new Caller(shop.cloud.url).login("azienda@solvia.example");
    const priced = (await api.call("GET", `/products/product/${product.id}`)).body as { price: { priceId: string } };
    await api.call("POST", `/orders/product-price/${priced.price.priceId}/quantity/36`);
    const forVisitors = [
      product.path,
      "/search?category=panels",
      "/search?text=pannello",
      "/",
      "/kit",
      `/kit/${kit.id}`,
    ]
      .concat(["/category/panels", "/brand/aiko", "/privacy", "/about-us", "/forklift", "/registration", "/login"])
      .concat([`/wholesale/${product.id}`, "/reset-password", "/registration?kind=business"]);
    const forCustomers = [
      "/forklift",
      "/checkout",
      product.path,
      "/search?category=panels",
      "/",
      "/transactions",
    ].concat(
      ["my-orders", "account", "settings", "notifications", "shipping-address", "company", "chat"].map(
        (one) => `/profile/${one}`,
      ),
    );
    const wide: string[] = [];
    const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
    await page.setViewportSize({ width: 320, height: 640 });
    // Each picture of a page's life counts: what is too wide for one of them only jumps.
    await page.addInitScript(watchWidth(320));
    const look = async (path: string, who: string) => {
      const seen = await page.evaluate<string[]>("lookAtWidth_()");
      wide.push(...seen.map((said) => `${who} ${path}: ${said}`));
    };
    const visit = async (paths: readonly string[], who: string) => {
      for (const path of paths) {
        await page.goto(path, { waitUntil: "commit" });
        await page.locator("main:visible, [role=dialog]:visible").first().waitFor();
        await look(path, `${who}, first`);
        await takenOver(page);
        await atRest(page);
        await look(path, who);
      }
    };
    await visit(forVisitors, "visitor");
    await logInAs(page, "azienda@solvia.example");
    await visit(forCustomers, "customer");
    expect(wide).toEqual([]);
  });

  it("what was typed into the search field is still there, and is typed on", async () => {
    const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
    let load: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (load = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/kit", { waitUntil: "commit" });
    await page.getByRole("searchbox").pressSequentially("inver");
    load();
    await page.locator("#page").waitFor({ state: "detached" });
    await page.keyboard.type("ter");
    await expect
      .poll(() => page.getByRole("banner").getByLabel("Cerca nel catalogo").first().inputValue())
      .toBe("inverter");
  });

  it.each(["desktop", "phone"] as const)("axe finds nothing on a kit's page, %s", async (width) => {
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    await page.goto(`/kit/${kit.id}`);
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
  });
});
