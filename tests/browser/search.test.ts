import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { describedBy, openVisitor, type Width } from "../support/browser.ts";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { Caller } from "../support/cloud.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

async function visit(path: string, width: Width = "desktop"): Promise<Page> {
  const page = await openVisitor(shop.browser, shop.cloud.url, width);
  await page.goto(path);
  return page;
}
const total = async (page: Page): Promise<number> => {
  const text = await page
    .getByText(/^[\d.]+ prodott[oi]$/u)
    .first()
    .textContent();
  return Number(text?.replaceAll(/\D/gu, ""));
};
const patient = { timeout: 60_000 };
/** The product whose tile or row has the focus. */
const focused = async (page: Page): Promise<string | undefined> => {
  const [id] = await resultsOf(page, "[data-result]:focus-within");
  return id;
};
const resultsOf = (page: Page, selector = "[data-result]"): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll("${selector}")].map(({ dataset }) => dataset.result)`);

describe("by keyboard alone", () => {
  it("searches, moves among the results, narrows, compares and opens a product", async () => {
    const page = await visit("/");
    await page.keyboard.press("/");
    await page.keyboard.type("trifase");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\?text=/u);
    await expect.poll(() => focused(page), patient).toBeDefined();
    const [first, second, third, fourth] = await resultsOf(page);
    expect(await focused(page)).toBe(first);
    const walk = async (key: string, to: string | undefined) => {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page), patient).toBe(to);
    };
    await walk("ArrowRight", second);
    await walk("ArrowRight", third);
    await page.keyboard.press("ArrowDown");
    // Another row, so neither where it was nor the one beside it.
    await expect.poll(() => focused(page), patient).not.toBe(third);
    expect([second, fourth]).not.toContain(await focused(page));
    await walk("ArrowUp", third);
    await walk("Home", first);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.getByRole("complementary", { name: "Prodotti da confrontare" }).getByText("1 prodotto su 4").waitFor();
    await expect.poll(() => focused(page), patient).toBe(first);

    await page
      .getByRole("group", { name: "Categorie" })
      .getByRole("checkbox", { name: /^Inverter/u })
      .focus();
    await page.keyboard.press("Space");
    const mppt = page.getByRole("group", { name: "Numero di MPPT" }).getByRole("checkbox").first();
    await mppt.focus();
    const before = await total(page);
    await page.keyboard.press("Space");
    await page.waitForURL(/mpptNumber/u);
    await expect.poll(() => total(page), patient).toBeLessThan(before);
    const chip = page.getByRole("button", { name: /^Togli il filtro Numero di MPPT/u });
    await chip.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => total(page), patient).toBe(before);

    await page.keyboard.press("/");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("pannello nero");
    await page.keyboard.press("Enter");
    await page.waitForURL(/text=pannello/u);
    await atRest(page);
    await expect.poll(async () => (await resultsOf(page))[0] === (await focused(page)), patient).toBe(true);
    const open = await focused(page);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${open}`);
  });

  it("sets a range with the arrow keys of its slider, and the address keeps it", async () => {
    const page = await visit("/search?category=panels");
    const least = page.getByRole("slider", { name: "Potenza: minimo" });
    const all = await total(page);
    await least.focus();
    for (let step = 1; step <= 12; step += 1) {
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => least.getAttribute("aria-valuenow")).toBe(String(step));
    }
    const [powerMin] = /\d+/u.exec((await least.getAttribute("aria-valuetext")) ?? "") ?? [];
    await page.waitForURL(new RegExp(`powerMin=${powerMin}\\b`, "u"));
    const { body } = await new Caller(shop.cloud.url).call(
      "GET",
      `/products/search?category=panels&powerMin=${powerMin}`,
    );
    const { total: narrowed } = body as { total: number };
    expect(narrowed).toBeLessThan(all);
    await expect.poll(() => total(page), patient).toBe(narrowed);
    await page.reload();
    await expect.poll(() => total(page), patient).toBe(narrowed);
    await page.getByRole("textbox", { name: "Potenza: Da (W)" }).fill("440");
    await page.keyboard.press("Enter");
    await page.waitForURL(/powerMin=440/u);
    await page.getByRole("button", { name: "Togli il filtro Potenza da 440 W" }).waitFor();
  });
});

it("suggests products and brands while one types", async () => {
  const page = await visit("/");
  await page.keyboard.press("/");
  await page.keyboard.type("huawei");
  await page
    .getByRole("option", { name: /sun2000/iu })
    .first()
    .waitFor();
  await expect
    .poll(() => page.getByRole("searchbox").or(page.getByRole("combobox")).first().inputValue())
    .toBe("huawei");
  await page.getByRole("option", { name: "Huawei", exact: true }).click();
  await page.waitForURL(/brand=/u);
  await page.getByRole("button", { name: "Togli il filtro Huawei" }).waitFor();
});

it("shows what it understood as chips that can be taken away, and keeps the box as it was asked", async () => {
  const page = await visit("/search?text=pannelli%20sotto%20100%20euro");
  const box = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
  await expect.poll(() => box.inputValue(), patient).toBe("pannelli sotto 100 euro");
  const chip = page.getByRole("button", { name: /^Togli il filtro Prezzo fino a 100,00/u });
  await chip.waitFor();
  const under = await total(page);
  await chip.click();
  await page.waitForURL(/text=pannelli$/u);
  await expect.poll(() => total(page), patient).toBeGreaterThan(under);
  await expect.poll(() => box.inputValue(), patient).toBe("pannelli");
});

it("says that a result is only near, and that nothing is found by the text, not by filters", async () => {
  const near = await visit("/search?text=jinko%20412w");
  await near.getByText("Nessun risultato esatto per “jinko 412w”. Ecco i risultati per “jinko”.").waitFor();
  const none = await visit("/search?text=xyzqwerty", "phone");
  await none.getByRole("heading", { name: "Nessun risultato per “xyzqwerty”" }).waitFor();
  await expect.poll(() => none.getByText("con questi filtri").count()).toBe(0);
});

it.each([
  ["inverters", ["Potenza", "Fasi", "Numero di MPPT", "Tensione massima"]],
  ["batteries", ["Capacità", "Tensione", "BMS"]],
  ["emobility", ["Potenza", "Connettore"]],
  ["structures", ["Materiale"]],
  ["electrical_cabinet", ["Stringhe in ingresso", "Stringhe in uscita"]],
])("%s can be narrowed by their own fields", async (category, titles) => {
  const page = await visit(`/search?category=${category}`);
  const shown = page.getByRole("complementary", { name: "Filtri" }).locator("summary");
  await shown.first().waitFor();
  await expect.poll(() => shown.allTextContents()).toEqual(expect.arrayContaining(titles));
});

it("counts each value under the other filters, and shows what the count says", async () => {
  const page = await visit("/search?category=batteries&view=table");
  const tension = page.getByRole("group", { name: "Tensione", exact: true }).getByRole("checkbox").first();
  const label = await page.getByRole("group", { name: "Tensione", exact: true }).locator("label").first().textContent();
  await tension.check();
  await expect.poll(() => total(page), patient).toBe(Number(/\((\d+)\)/u.exec(label ?? "")?.[1]));
});

it("sorts the dense table by its heads, €/kWh among them", async () => {
  const page = await visit("/search?category=batteries&view=table");
  const head = page.getByRole("columnheader", { name: "€/W · €/kWh" });
  await head.getByRole("button").click();
  await page.waitForURL(/sort=perUnit/u);
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
  const prices = async () => {
    const cells = await page.locator("tbody tr td:nth-child(3)").allTextContents();
    return cells
      .filter(Boolean)
      .map((cell) => Number(cell.replace(" €/kWh", "").replaceAll(".", "").replace(",", ".")));
  };
  await expect
    .poll(async () => String(await prices()) === String((await prices()).toSorted((a, b) => a - b)))
    .toBe(true);
  expect((await prices()).length).toBeGreaterThan(3);
});

it("opens the filters in a drawer on a phone and closes it to what is left", async () => {
  const page = await visit("/search?category=panels", "phone");
  await page.getByRole("button", { name: "Filtri", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Filtri" });
  await drawer.getByRole("checkbox", { name: /^Full black/u }).check();
  await page.waitForURL(/typology/u);
  expect(await axeFindings(page)).toEqual([]);
  await drawer.getByRole("button", { name: /^Mostra \d+ prodott/u }).click();
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Togli il filtro Full black" }).waitFor();
});

it("says that the connection is lost where the next screen should be, and goes on when it is back", async () => {
  const page = await visit("/search?category=inverters", "phone");
  const card = page.locator(".product-card").first();
  await card.waitFor();
  await page.context().setOffline(true);
  await card.click();
  await page.getByText("Connessione assente", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Riprova" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Aggiungi al carrello" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Aggiungi al carrello" }).count()).toBeGreaterThan(0);
});

it("keeps the page where a part of it can't be fetched, and fetches it when the network is back", async () => {
  const page = await visit("/forklift", "desktop");
  await page.getByRole("heading", { name: "Il carrello è vuoto" }).waitFor();
  await atRest(page);
  await page.context().setOffline(true);
  await page.getByText("Sei offline", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await page.getByText("Questa parte della pagina non si è caricata").waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Il carrello è vuoto" }).isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect.poll(() => page.getByText("Questa parte della pagina").count()).toBe(0);
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "E-mail" }).waitFor();
});

it("keeps what is changed in the cart without a network, says so there, and saves it in order, once", async () => {
  const page = await visit("/search?category=panels", "desktop");
  await page.locator(".product-card").first().click();
  await page.getByRole("button", { name: "Aggiungi al carrello" }).first().click();
  await page.getByText("Aggiunto", { exact: false }).first().waitFor();
  await page.goto("/forklift");
  const field = page.getByRole("article").first().getByRole("textbox").first();
  await field.waitFor();
  await atRest(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  await page.context().setOffline(true);
  for (const quantity of ["5", "7"]) {
    await field.fill(quantity);
    await field.press("Enter");
    await page.getByText("Sarà salvato quando torni in linea").waitFor();
    await expect.poll(() => field.inputValue()).toBe(quantity);
  }
  await expect.poll(() => page.getByRole("banner").isVisible()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("Sarà salvato").count()).toBe(0);
  await expect.poll(() => sent).toEqual(["5", "7"]);
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe("7");

  await page.getByRole("button", { name: /Aggiungi per codice/ }).click();
  const quick = page.getByRole("textbox", { name: "Aggiungi per codice" });
  await quick.fill("SE5000H 2");
  await atRest(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByText("Sarà salvato quando torni in linea").waitFor();
  expect(await quick.inputValue()).toBe("SE5000H 2");
  await page.context().setOffline(false);
  await expect.poll(() => quick.inputValue()).toBe("");
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
  expect(sent.filter((name) => name === "quick-add")).toHaveLength(1);
});

it("keeps in the cart what was typed beyond the stock, at nought and in two ways until it is settled", async () => {
  const visitor = await visit("/search?category=inverters&available=true", "phone");
  await visitor.locator(".product-card").first().click();
  await visitor.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await visitor.getByRole("link", { name: "Vai al carrello" }).first().click();
  const line = visitor.getByRole("article").first();
  const pieces = line.getByRole("textbox");
  const said = line.getByRole("alert");
  await pieces.fill("99999");
  await said.getByText(/Ne (sono|è) disponibil[ie] solo \d+\./).waitFor();
  await pieces.blur();
  expect(await pieces.inputValue()).toBe("99999");
  expect(await axeFindings(visitor)).toEqual([]);
  const take = said.getByRole("button", { name: /^Prendi \d+$/ });
  const most = /\d+/.exec((await take.textContent()) ?? "")?.[0] ?? "";
  await take.click();
  await expect.poll(() => pieces.inputValue()).toBe(most);

  await visitor.getByRole("button", { name: /Aggiungi per codice/ }).click();
  const quick = visitor.getByRole("textbox", { name: "Aggiungi per codice" });
  await quick.fill("SE5000H 1,5\nSE5000H\nJKM440N 2");
  await visitor.getByText("Riga 1, quantità “1,5”: Solo numeri interi").waitFor();
  await quick.fill("PV-KBT4/6II-UR 5");
  await visitor.locator("#content").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await visitor.getByText("PV-KBT4/6II-UR (5): Se ne ordinano almeno 20.").waitFor();
  expect(await describedBy(quick)).toContain("almeno 20");
  await quick.fill("SE5000H;0");
  await quick.blur();
  await visitor.getByText("Riga 1, quantità “0”: Almeno 1").waitFor();
  await expect.poll(() => visitor.getByText("Se ne ordinano almeno 20").count()).toBe(0);
  await quick.clear();

  const sum = line.locator(".of-viewer").last();
  await pieces.fill("+3");
  await said.getByText("Scrivi la quantità senza segno davanti").waitFor();
  expect(await describedBy(pieces)).toContain("senza segno");
  await expect.poll(() => sum.textContent()).toBe("–");
  await pieces.fill("-3");
  await said.getByText("Se ne ordinano almeno 1.").waitFor();
  await pieces.clear();
  await pieces.blur();
  await said.getByText("Scrivi la quantità.").waitFor();
  expect(await pieces.inputValue()).toBe("");
  await said.getByRole("button", { name: `Tieni ${most}` }).click();
  await expect.poll(() => sum.textContent()).not.toBe("–");
  await pieces.fill("12,345");
  await said.getByText("“12,345”: che cosa intendi?").waitFor();
  await pieces.fill("0");
  await said.getByText(/^Togliere .* dal carrello\?$/).waitFor();
  await said.getByRole("button", { name: `Tieni ${most}` }).click();
  await expect.poll(() => pieces.inputValue()).toBe(most);
  await expect
    .poll(async () => {
      await visitor.reload();
      await pieces.waitFor();
      return pieces.inputValue();
    })
    .toBe(most);

  const estimate = visitor.getByRole("form", { name: "Quanto costa la spedizione?" });
  const code = estimate.getByRole("textbox", { name: "CAP" });
  const told = visitor.getByText("Con la spedizione a 20121, Italia.", { exact: false });
  await code.fill("2012");
  await estimate.getByRole("button", { name: "Calcola" }).click();
  await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
  await code.fill("20121");
  await code.press("Enter");
  await told.waitFor();
  await visitor.getByText("Spedizione: scegli l'indirizzo").waitFor({ state: "detached" });
  expect(await axeFindings(visitor)).toEqual([]);

  await pieces.fill("0");
  await said.getByRole("button", { name: "Togli", exact: true }).click();
  await visitor.getByText("Il carrello è vuoto").first().waitFor();
});

describe("axe finds nothing", () => {
  const found = async (query: string): Promise<string> => {
    const answer = await fetch(`${shop.cloud.url}/api/products/search?${query}`);
    return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? "";
  };
  const pages: Readonly<Record<string, () => Promise<string> | string>> = {
    home: () => "/",
    search: () => "/search?category=panels",
    "search as a table": () => "/search?category=inverters&view=table",
    product: async () => `/product/${await found("category=panels")}`,
    compare: async () => {
      const ids = [
        await found("category=panels"),
        await found("category=inverters"),
        await found("category=batteries"),
      ];
      return `/compare?ids=${encodeURIComponent(JSON.stringify(ids))}`;
    },
    wholesale: async () => `/wholesale/${await found("category=panels")}`,
  };
  it.each(
    Object.keys(pages).flatMap((name) => [
      [name, "desktop" as const],
      [name, "phone" as const],
    ]) as [string, Width][],
  )("on %s, %s", async (name, width) => {
    const page = await visit(await pages[name]!(), width);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
  });
});
