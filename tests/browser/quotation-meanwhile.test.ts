import type { Page, Route } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { lookKey } from "@solvia/core/platform/page/look";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor } from "../support/browser.ts";
import { firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const customerEmail = "installatore@solvia.example";
let admin: Caller;
let customer: Caller;
let customerId: string;
let panelId: string;

beforeAll(async () => {
  const logIn = (email: string) => new Caller(shop.cloud.url).login(email);
  [admin, customer] = [await logIn("admin@solvia.example"), await logIn(customerEmail)];
  customerId = ((await customer.call("GET", "/user")).body as { user: { id: string } }).user.id;
  panelId = (await firstFound(customer, "category=panels&available=true")).id;
});

interface Quoted {
  id: string;
  number: string;
  revision: number;
  hash: string;
  current: { lines: { lineId: string }[] };
}

const read = async (id: string): Promise<Quoted> => (await admin.call("GET", `/back-office/quotations/${id}`)).body;

/** Of panels and an optional service, sent to the customer. */
async function sent(quantity = 4): Promise<Quoted> {
  const lines = [
    { productId: panelId, quantity },
    { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1, optional: true },
  ];
  const made = await admin.call("POST", "/back-office/quotations", { userId: customerId, lines, addressId: "pickup" });
  const { id, revision } = made.body as Quoted;
  const done = await admin.call("POST", `/back-office/quotations/${id}/status`, { revision, action: "send" });
  expect(done.status).toBe(200);
  return read(id);
}

const accepted = async ({ id, hash }: Quoted, lines?: object[]) =>
  expect((await customer.call("POST", `/orders/offer/${id}`, { hash, name: "Luca Serra", lines })).status).toBe(200);

/** Holds what is asked of an address until it is let go. */
async function held(page: Page, address: string, method: string) {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<undefined>();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<undefined>();
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== method) return route.continue();
    isAsked(undefined);
    await gate;
    return route.continue();
  });
  return { asked, letGo: () => letGo(undefined) };
}

const fits = (page: Page) =>
  page.evaluate<boolean>("document.documentElement.scrollWidth <= document.documentElement.clientWidth");

it.each(["desktop", "phone"] as const)(
  "%s: an acceptance is seen though a message is typed, can't be called off while it is sent, and leads to the cart",
  async (width) => {
    const { id } = await sent();
    const page = await openAs(shop, customerEmail, `/quotations/${id}`, width);
    await page.getByText("Come si paga").waitFor();
    await page.getByRole("textbox", { name: "Messaggio" }).fill("Arriva con la gru?");
    await page.getByRole("button", { name: "Accetta il preventivo" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^Da pagare con l'ordine/).waitFor();
    const sending = await held(page, "**/api/orders/offer/*", "POST");
    await dialog.getByRole("button", { name: "Accetta", exact: true }).click();
    await sending.asked;
    expect(await dialog.getByRole("button", { name: "Annulla" }).isDisabled()).toBe(true);
    expect(await dialog.getByRole("button", { name: "Chiudi" }).isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(true);
    sending.letGo();
    await page.waitForURL("**/forklift");
    await page.goBack();
    await page.getByText("Accettato", { exact: true }).waitFor();
    // The message is where it was; what is left is optional, so nothing is paid and the cart is the way on.
    expect(await page.getByRole("textbox", { name: "Messaggio" }).inputValue()).toBe("Arriva con la gru?");
    await page.getByRole("link", { name: "Vai al carrello" }).first().waitFor();
    expect(await page.getByText("Come si paga").count()).toBe(0);
    expect(await fits(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  },
);

it.each(["desktop", "phone"] as const)(
  "%s: what was accepted in another window says by whom and when, with the way to the cart",
  async (width) => {
    const quoted = await sent();
    const page = await openAs(shop, customerEmail, `/quotations/${quoted.id}`, width);
    await page.getByRole("button", { name: "Accetta il preventivo" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^Da pagare con l'ordine/).waitFor();
    await accepted(quoted);
    await dialog.getByRole("button", { name: "Accetta", exact: true }).click();
    await page.getByText(/^Luca Serra ha accettato questo preventivo intanto, /).waitFor();
    expect(await fits(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("link", { name: "Vai al carrello" }).click();
    await page.waitForURL("**/forklift");
  },
);

it("what is typed of an acceptance outlives a reload until it is done, and the page is readable in the light and in the dark", async () => {
  const { id } = await sent();
  const page = await openAs(shop, customerEmail, `/quotations/${id}`, "phone");
  const accepts = page.getByRole("button", { name: "Accetta il preventivo" });
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: "Nome e cognome di chi accetta" });
  await accepts.click();
  await name.fill("Anna Bassi");
  const pieces = dialog.getByRole("textbox", { name: /^Pezzi: / });
  await pieces.last().fill("1");
  await pieces.first().fill("3");
  await pieces.first().blur();
  await expect.poll(() => page.evaluate("JSON.stringify(sessionStorage)")).toContain("Anna Bassi");
  page.once("dialog", (asked) => void asked.accept());
  await page.reload();
  await accepts.click();
  await dialog.getByRole("button", { name: "Riprendi" }).click();
  await expect.poll(() => name.inputValue()).toBe("Anna Bassi");
  await expect.poll(() => pieces.first().inputValue()).toBe("3");
  await expect.poll(() => pieces.last().inputValue()).toBe("1");
  await dialog.getByText(/^Da pagare con l'ordine/).waitFor();
  await dialog.getByRole("button", { name: "Accetta", exact: true }).click();
  await page.waitForURL("**/forklift");
  expect(await page.evaluate("JSON.stringify(sessionStorage)")).not.toContain("Anna Bassi");
  await page.goBack();
  for (const look of ["light", "dark"]) {
    await page.evaluate(`localStorage.setItem("${lookKey}", "${look}")`);
    await page.reload();
    await page.getByText("Come si paga quello che resta").waitFor();
    await page.getByText("Con un abbonamento:", { exact: false }).waitFor();
    await atRest(page);
    expect(await page.locator("html").getAttribute("data-mantine-color-scheme")).toBe(look);
    expect(await axeFindings(page), look).toEqual([]);
  }
});

it("with another account the page says which one, and asks who comes", async () => {
  const { id } = await sent();
  const page = await openAs(shop, "premium@solvia.example", `/quotations/${id}`, "phone");
  await page.getByRole("heading", { name: "Questo preventivo non è fra i tuoi" }).waitFor();
  await page.getByText("premium@solvia.example", { exact: false }).first().waitFor();
  await page.getByRole("link", { name: "I miei preventivi" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Cambia account" }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: /E-mail/ })
    .waitFor();
});

it("behind its link it is read in its own language, offers the reader's, and keeps what they choose", async () => {
  expect((await customer.call("PUT", "/user/language", { language: "de" })).status).toBe(204);
  const { id, number, revision } = await sent();
  expect((await customer.call("PUT", "/user/language", { language: "it" })).status).toBe(204);
  const made = await admin.call("POST", `/back-office/quotations/${id}/link`, { revision });
  const path = new URL((made.body as { url: string }).url).pathname;
  const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await page.goto(path);
  await page.getByRole("heading", { name: `Angebot ${number}` }).waitFor();
  expect(await page.evaluate<string>("document.documentElement.lang")).toMatch(/^de/);
  expect(await fits(page)).toBe(true);
  // Whose browser prefers another language is offered it, and is led nowhere by it.
  const offer = page.getByRole("complementary", { name: "Solvia è anche in italiano." });
  await offer.getByRole("button", { name: "Italiano" }).click();
  await page.getByRole("heading", { name: `Preventivo ${number}` }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: `Preventivo ${number}` }).waitFor();
});

it("the desk sends what it sees, and what it was preparing when the customer accepts is kept with what is typed", async () => {
  const quoted = await sent(10);
  const desk = await openAs(shop, "admin@solvia.example", `/back-office/quotations/${quoted.id}`);
  await desk.getByRole("button", { name: "Prepara la prossima versione" }).click();
  const pieces = desk
    .getByRole("list", { name: "Righe" })
    .getByRole("textbox", { name: /^Pezzi/ })
    .first();
  await pieces.fill("20");
  const saving = await held(desk, "**/api/back-office/quotations/*/products", "PUT");
  await desk.getByRole("button", { name: "Salva le righe" }).click();
  await saving.asked;
  await desk.getByRole("button", { name: "Invia…" }).click();
  const dialog = desk.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Invia la versione 2" });
  // Nothing is told or sent of what is being saved.
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  saving.letGo();
  await dialog.getByText(/da 10 a 20 pezzi/).waitFor();
  await expect.poll(() => send.isDisabled()).toBe(false);
  await dialog.getByRole("button", { name: "Annulla" }).click();
  await dialog.waitFor({ state: "hidden" });

  await pieces.fill("30");
  await accepted(quoted, [{ lineId: quoted.current.lines[0]!.lineId, quantity: 4 }]);
  await desk.getByRole("button", { name: "Salva le righe" }).click();
  await desk.getByText(/^Non salvato: Luca Serra ha accettato intanto, /).waitFor();
  const kept = desk.getByRole("main").getByRole("link", { name: /^Preventivo / });
  await kept.waitFor();
  expect(await axeFindings(desk)).toEqual([]);
  await kept.click();
  await expect.poll(() => pieces.inputValue()).toBe("20");
  await desk.getByRole("button", { name: "Riprendi" }).click();
  await expect.poll(() => pieces.inputValue()).toBe("30");
});
