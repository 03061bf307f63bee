import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { ListName } from "@solvia/core/accounts/list-views/lists";
import { languages } from "@solvia/core/platform/locale";
import { lookKey } from "@solvia/core/platform/page/look";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, type Width, widths } from "../support/browser.ts";
import { buyAndPay, firstFound, placeOrder, type Found } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { cutColumns, rowsFit, wrappedPlaces } from "../support/cut-cells.ts";
import { firstVisit, mostScript } from "../support/first-visit.ts";
import { officeLists } from "../support/office-lists.ts";
import { issueInvoice } from "../support/issue-invoice.ts";
import { fillOfficeLists, listedSerial } from "../support/office-rows.ts";
import { openAs } from "../support/office.ts";
import { dueAgo, paymentFailed } from "../support/order-as-if.ts";
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
    ["a subscriber's account", "premium@solvia.example", ["/profile/my-subscription"]],
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

it("is readable on an invoice's page, in the light and in the dark, as wide as a phone too", async () => {
  const [customer, admin] = await Promise.all(
    ["cliente@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const panel = await firstFound(customer!, "category=panels&available=true");
  await issueInvoice(admin!, await buyAndPay(customer!, admin!, panel, 2));
  const { items } = (await admin!.call("GET", "/back-office/invoices")).body as { items: { id: string }[] };
  for (const width of Object.keys(widths) as Width[]) {
    const office = await openAs(shop, "admin@solvia.example", `/back-office/invoices/${items[0]!.id}`, width);
    for (const look of ["light", "dark"]) {
      await office.evaluate(`localStorage.setItem("${lookKey}", "${look}")`);
      await office.reload();
      await office.locator("#root h1").first().waitFor();
      await atRest(office);
      expect(await axeFindings(office), `${width}, ${look}`).toEqual([]);
      expect(await lookOf(office)).toEqual(look === "dark" ? dark : light);
    }
    await office.context().close();
  }
});

it("stands in its own shape while its rows are on their way", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await office.route("**/api/back-office/users?*", async (route) => {
    await held;
    await route.continue();
  });
  await office.getByRole("navigation").getByRole("link", { name: "Utenti" }).click();
  const waiting = office.getByRole("main").getByRole("status", { name: "Caricamento…" });
  await waiting.locator("tbody tr").first().waitFor();
  const placeOf = () =>
    office.evaluate<number[]>(
      `(({ top, height }) => [Math.round(top), Math.round(height)])(document.querySelector(".list-table thead").getBoundingClientRect())`,
    );
  expect(await waiting.locator("th").allTextContents()).toContain("Registrato il");
  const before = await placeOf();
  answer();
  await office.locator("tr[data-list-row]").first().waitFor();
  expect(await placeOf()).toEqual(before);
});

/** The columns whose words may end in an ellipsis at 1440 pixels: names and their like, which the title has whole. */
const mayBeCut: Readonly<Partial<Record<ListName, readonly string[]>>> = {
  orders: ["customer", "method", "vat"],
  payments: ["customer", "method"],
  reviews: ["author", "product"],
  users: ["company", "email", "name"],
  merchants: ["company", "email", "name"],
  chats: ["customer", "email"],
  products: ["name", "series"],
  series: ["category", "name"],
  shipments: ["customer", "place", "stays"],
  serials: ["holder", "product"],
  carriers: ["contact", "name"],
  damage: ["carrier", "customer"],
  tickets: ["customer", "subject"],
  transcriptions: ["publication", "recording"],
  publications: ["tags", "title"],
  questions: ["asker", "text"],
  campaigns: ["list", "subject"],
  contacts: ["company", "email", "lists", "name"],
  messages: ["about", "assignee", "who"],
  kits: ["name", "parts"],
  coupons: ["categories", "holder"],
  milestones: ["name"],
  bank: ["payer", "why", "words"],
  requests: ["asked", "owner", "who"],
  returns: ["articles", "customer"],
  invoices: ["codes", "customer"],
  quotations: ["customer", "owner"],
  subscriptions: ["company", "name"],
  availabilities: ["name"],
  purchaseTool: ["name", "supplier"],
  promises: ["name", "what"],
  movements: ["goods", "warehouse"],
  stock: ["name"],
  counts: ["place", "warehouse"],
};

/** Lists that open on what is to be done, of which there is nothing here. */
const notAsOpened: Readonly<Partial<Record<ListName, string>>> = {
  companies: "?status=verified",
  certificates: "?status=generated",
  purchaseTool: "?all=true",
  serials: `?text=${listedSerial}`,
};

let filled: Promise<void> | undefined;
/** Rows with the longest words that each list can have, made once. */
const withFullLists = (): Promise<void> => (filled ??= fillLists());

async function fillLists(): Promise<void> {
  const [admin, customer, company] = await Promise.all(
    ["admin@solvia.example", "cliente@solvia.example", "azienda@solvia.example"].map((email) =>
      new Caller(shop.cloud.url).login(email),
    ),
  );
  const long = { name: "Massimiliano Alessandro", surname: "Della Rovere Montecuccoli", telephone: "333 1234567" };
  expect((await customer!.call("POST", "/user/contact-details", long)).status).toBe(204);
  const structure = await firstFound(customer!, "category=structures&available=true");
  const paid = await buyAndPay(customer!, admin!, structure, 20);
  await makeWordy(customer!, admin!, structure);
  await fillOfficeLists(admin!, customer!, company!, paid);
  const review = {
    productId: structure.id,
    rating: 4,
    text: "Profili dritti, fori precisi: montati in mezza giornata.",
  };
  expect((await customer!.call("POST", "/reviews", review)).status).toBe(200);
  const chat = await openAs(shop, "cliente@solvia.example", "/profile/chat");
  await chat.getByLabel("Messaggio").fill(`${"Quando parte il mio ordine? ".repeat(6)}Grazie.`);
  await chat.getByRole("button", { name: "Invia" }).click();
  await chat.getByRole("log").getByText("Quando parte").waitFor();
}

it.each(["it", "de"])(
  "fits its usual columns into 1440 pixels and a card, and cuts no state, delay, day, code or amount (%s)",
  async (language) => {
    await withFullLists();
    const office = await openAs(shop, "admin@solvia.example", "/back-office");
    await office.evaluate(`localStorage.setItem("language", "${language}")`);
    for (const [list, path] of Object.entries(officeLists) as [ListName, string][]) {
      await office.goto(path + (notAsOpened[list] ?? ""));
      await office.locator("tr[data-list-row]").first().waitFor();
      await atRest(office);
      expect(await rowsFit(office), list).toBe(true);
      expect(mayBeCut[list] ?? [], list).toEqual(expect.arrayContaining(await cutColumns(office)));
      await office.setViewportSize(widths.phone);
      await office.locator(".list-table thead .card-check").waitFor();
      expect(await cutColumns(office), `${list}'s cards`).toEqual([]);
      expect(await rowsFit(office), `${list}'s cards`).toBe(true);
      await office.setViewportSize(widths.desktop);
    }
  },
);

it("says of a chat when it was written, and finds those without an answer", async () => {
  await withFullLists();
  const office = await openAs(shop, "admin@solvia.example", officeLists.chats);
  await expect
    .poll(() => office.locator("td[data-label='Scritto il']").first().textContent())
    .toMatch(/20\d\d, \d\d:\d\d$/);
  await office.goto(`${officeLists.chats}?unanswered=true`);
  await office.locator("tr[data-list-row]").first().waitFor();
  expect(await office.getByText("Senza risposta").count()).toBe(1);
});

/** Orders with the longest that a row can say: late, failed and troubled, withdrawn from in part, withdrawn from once delivered. */
async function makeWordy(customer: Caller, admin: Caller, product: Found): Promise<void> {
  await dueAgo(await placeOrder(customer, product, 1, "manual_wire_transfer"), 123);
  const failed = await placeOrder(customer, product, 2, "card");
  await paymentFailed(failed);
  expect((await admin.call("POST", `/back-office/orders/${failed}/troubled`, { troubled: true })).status).toBe(200);
  const partly = await buyAndPay(customer, admin, product, 3);
  const lines = [{ productId: product.id, quantity: 1 }];
  const declared = { name: "Ada Neri", email: "cliente@solvia.example", lines };
  expect((await customer.call("POST", `/orders/${partly}/withdrawal`, declared)).status).toBe(200);
}

it("names each place of the office in one line, in every language", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  for (const language of languages) {
    await office.evaluate(`localStorage.setItem("language", "${language}")`);
    await office.reload();
    await office.getByRole("heading", { level: 1 }).waitFor();
    await atRest(office);
    expect(await wrappedPlaces(office), language).toEqual([]);
  }
});
