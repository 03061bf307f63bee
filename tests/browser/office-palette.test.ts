import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound, firstMain, type Found } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { sellingToShow } from "../support/selling-to-show.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("takes by Enter what belongs to what is typed, not what was found for the text before", async () => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  const bought = async () => {
    const id = await buyAndPay(customer, admin, panel, 1);
    return ((await customer.call("GET", `/orders/${id}`)).body as { number: string }).number;
  };
  const [one, other, third] = [await bought(), await bought(), await bought()];
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  const field = office.getByLabel("Cerca o vai a…");
  const palette = office.getByRole("dialog").filter({ has: field });
  const dialog = office.getByRole("dialog").filter({ has: office.getByRole("heading") });
  const order = (number: string) => office.getByRole("main").getByRole("heading", { level: 1 }).getByText(number);
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  const found = async (text: string, name: string) => {
    await office.keyboard.press("Control+k");
    await field.fill(text);
    const row = palette.getByRole("button", { name: new RegExp(name) }).first();
    await expect.poll(() => row.isEnabled()).toBe(true);
    return row;
  };
  await found(one, `^${one}`);
  await field.fill(other);
  await field.press("Enter");
  await order(other).waitFor();

  await found(`segna pronto ${one}`, `^Segna pronto.*${one}`);
  await field.fill(`segna pronto ${other}`);
  await field.press("Enter");
  await dialog.getByText(/^Segnare pronto l'ordine/).waitFor();
  expect(await dialog.getByText(/^Segnare pronto l'ordine/).innerText()).toContain(other);
  await dialog.getByRole("button", { name: "Annulla", exact: true }).click();
  await dialog.waitFor({ state: "detached" });

  // Over whatever page it lies, the dialog says whose order it ends.
  await found(`annulla ${one}`, `^Annulla l'ordine.*${one}`);
  await field.press("Enter");
  await dialog.getByText(`Ordine ${one} · `).waitFor();
  await office.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // The answer is held back: what is seen of the text before can't be taken, by no key and no click.
  const before = await found(other, `^${other}`);
  const held = Promise.withResolvers<void>();
  const isOfThird = (url: URL) => url.pathname.startsWith("/api/") && url.search.includes(third);
  await office.route(isOfThird, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = office.waitForRequest((request) => isOfThird(new URL(request.url())));
  await field.fill(third);
  await asked;
  expect(await before.isDisabled()).toBe(true);
  expect(await axeFindings(office)).toEqual([]);
  await before.click({ force: true });
  for (const key of ["ArrowDown", "Enter"]) await field.press(key);
  expect(await palette.isVisible()).toBe(true);
  // Enter is forgotten when more is typed.
  await field.fill(`${third} `);
  await field.press("Enter");
  await field.fill(third);
  held.resolve();
  const row = palette.getByRole("button", { name: new RegExp(`^${third}`) }).first();
  await expect.poll(() => row.isEnabled()).toBe(true);
  expect(await palette.isVisible()).toBe(true);
  await field.press("Enter");
  await order(third).waitFor();
  await palette.waitFor({ state: "detached" });

  await office.keyboard.press("Control+k");
  await field.fill("zqxwvkj");
  await field.press("Enter");
  await palette.getByRole("status").getByText("Niente di simile").waitFor();
});

interface Wanted {
  text: string;
  option: RegExp;
}

/** Marks what is found for one text, types another and presses Enter before its answer is there: nothing is taken till it belongs to that. */
async function takesWhatIsTyped(field: Locator, [one, other]: readonly [Wanted, Wanted], taken: () => unknown) {
  const page = field.page();
  const option = ({ option: name }: Wanted) => page.getByRole("option", { name });
  const before = await taken();
  await field.fill(one.text);
  await option(one).first().waitFor();
  await field.press("ArrowDown");
  const held = Promise.withResolvers<void>();
  const isOfOther = (url: URL) =>
    url.pathname.startsWith("/api/") && [...url.searchParams.values()].includes(other.text);
  await page.route(isOfOther, async (route) => {
    await held.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest((request) => isOfOther(new URL(request.url())));
  await field.fill(other.text);
  await field.press("Enter");
  await isAsked;
  await field.press("Enter");
  expect(await taken()).toEqual(before);
  held.resolve();
  await expect.poll(() => option(other).first().isEnabled()).toBe(true);
  expect(await option(one).count()).toBe(0);
  await field.press("ArrowDown");
  await field.press("Enter");
}

it("takes a product, a customer and a colleague that belong to what is typed", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const panel = await firstFound(admin, "category=panels&available=true");
  const inverter = await firstFound(admin, "category=inverters&available=true");
  const codeOf = async ({ id, name }: Found) => {
    const { body } = await admin.call("GET", `/back-office/products?text=${encodeURIComponent(name)}`);
    const { items } = body as { items: { id: string; productCode: string }[] };
    return items.find((one) => one.id === id)!.productCode;
  };
  const [code, otherCode] = [await codeOf(panel), await codeOf(inverter)];
  const people = [
    { text: "azienda@solvia.example", option: /azienda@solvia\.example/ },
    { text: "cliente@solvia.example", option: /cliente@solvia\.example/ },
  ] as const;
  const idOf = async (email: string) => {
    const { body } = await admin.call("GET", `/back-office/users?search=${email}`);
    return (body as { items: { id: string }[] }).items[0]?.id;
  };
  const customer = await idOf("cliente@solvia.example");

  const premium = await openAs(shop, "admin@solvia.example", "/back-office/premium");
  const inAddress = (name: string) => () => new URL(premium.url()).searchParams.get(name);
  await takesWhatIsTyped(premium.getByRole("combobox", { name: /^Cerca un utente/ }), people, inAddress("user"));
  await expect.poll(inAddress("user")).toBe(customer);
  const rows = () => premium.getByRole("main").getByRole("row").filter({ hasText: otherCode }).count();
  const wrong = premium.getByRole("main").getByRole("row").filter({ hasText: code });
  const goods = [
    { text: code, option: new RegExp(code) },
    { text: otherCode, option: new RegExp(otherCode) },
  ] as const;
  await takesWhatIsTyped(premium.getByRole("combobox", { name: "Cerca un prodotto" }), goods, () => wrong.count());
  await expect.poll(rows).toBe(1);
  expect(await wrong.count()).toBe(0);

  await premium.goto("/back-office/audit-log");
  await takesWhatIsTyped(premium.getByRole("combobox", { name: "Chi" }), people, inAddress("who"));
  await expect.poll(inAddress("who")).toBe(customer);
});

it("finds quotations, invoices, returns, slips and coupons by their number or code, to each employee theirs alone", async () => {
  const customer = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const { quotation, invoice, slip } = await sellingToShow(admin, customer);
  const numberOf = async (path: string) => ((await admin.call("GET", path)).body as { number: string }).number;
  const quoted = await numberOf(`/back-office/quotations/${quotation}`);
  const invoiced = await numberOf(`/back-office/invoices/${invoice}`);
  const collected = await numberOf(`/back-office/collections/${slip}`);
  const panel = await firstFound(customer, "category=panels&available=true");
  const order = await buyAndPay(customer, admin, panel, 2);
  await admin.call("POST", `/back-office/shipments/${order}/ready`, { ready: true });
  await admin.call("POST", `/back-office/orders/${order}/delivered`, {});
  const lines = [{ productId: panel.id, quantity: 1, reason: "defective" }];
  const { body: request } = await customer.call("POST", `/orders/${order}/return-requests`, { lines });
  const returned = (request as { number: string }).number;
  await admin.call("POST", "/back-office/coupons", {
    code: "TAVOLOZZA",
    kind: "percent",
    percent: 500,
    minimum: 0,
    categories: [],
    maxUses: 1,
    from: "2026-01-01",
    until: "2099-12-31",
  });

  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  const field = office.getByLabel("Cerca o vai a…");
  const opens = async (text: string, address: RegExp) => {
    await office.keyboard.press("Control+k");
    await field.fill(text);
    await field.press("Enter");
    await expect.poll(() => office.url()).toMatch(address);
    // It closes by and by: what is typed meanwhile goes with it.
    await office.getByRole("dialog").waitFor({ state: "hidden" });
  };
  await opens(quoted.toLowerCase().replace("-", " "), new RegExp(`/quotations/${quotation}`));
  // By what its customer calls it, though it is sent.
  await opens("cascina bella", new RegExp(`/quotations/${quotation}`));
  await opens(invoiced, new RegExp(`/invoices/${invoice}`));
  await opens(collected.toLowerCase(), new RegExp(`/collections/${slip}`));
  await opens(returned, new RegExp(`/orders/${order}`));
  await opens("tavolozza", /\/coupons\?text=TAVOLOZZA/);

  // The customer is nobody's, so that an agent finds none of theirs, and no papers at all.
  const agent = await openAs(shop, "agente@solvia.example", "/back-office");
  await agent.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  const dialog = agent.getByRole("dialog");
  for (const text of [quoted, invoiced, returned, "TAVOLOZZA"]) {
    await agent.keyboard.press("Control+k");
    await agent.getByLabel("Cerca o vai a…").fill(text);
    // A number by chance resembles some article's; what they find is none of these records.
    await expect
      .poll(() => dialog.getByRole("status").allTextContents())
      .toSatisfy((said: string[]) => said.every((one) => one === "Niente di simile"));
    expect(await dialog.innerText()).not.toContain(text);
    await agent.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  await agent.goto(`/back-office/orders/${order}`);
  await agent.getByRole("heading", { name: "Quest'ordine non c'è, o non è di un tuo cliente" }).waitFor();
});

it("says without a network what becomes of the office's work, not of a cart", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  await office.context().setOffline(true);
  const notice = office.getByRole("status").filter({ hasText: "Sei offline" });
  await notice.getByText("qui niente viene salvato", { exact: false }).waitFor();
  expect(await notice.innerText()).not.toContain("carrello");
  await office.context().setOffline(false);
  await office.getByText("Di nuovo in linea.").waitFor();
});

it("finds goods: a shipment by its document and its serial, an order to a supplier, and the supplier", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const inverter = await firstMain(admin, "inverters");
  const id = await buyAndPay(customer, admin, inverter, 1);
  const office = `/back-office/shipments/${id}`;
  const { movementId } = (await admin.call("GET", office)).body as { movementId: string };
  const code = `PAL${crypto.randomUUID().slice(0, 8).toUpperCase()}1`;
  const scanned = await admin.call("PUT", `/serials/movement/${movementId}`, { code, productId: inverter.id });
  expect(scanned.status, JSON.stringify(scanned.body)).toBe(200);
  expect((await admin.call("POST", `${office}/ready`, { ready: true })).status).toBe(200);
  const issued = await admin.call("POST", `${office}/transport-document`, {});
  const { transportDocument } = issued.body as { transportDocument: { number: string } };
  const { items } = (await admin.call("GET", "/back-office/suppliers?limit=200")).body as {
    items: { id: string; companyName: string }[];
  };
  const supplier = items.find(({ companyName }) => companyName.startsWith("Adriatica"));
  const sold = (await admin.call("GET", `/back-office/suppliers/${supplier?.id ?? ""}/products`)).body as {
    items: { productId: string; minQuantity?: number; pack?: number }[];
  };
  const [first] = sold.items;
  const { minQuantity = 1, pack = 1 } = first ?? {};
  const lines = [{ productId: first?.productId, quantity: Math.ceil(minQuantity / pack) * pack }];
  const made = await admin.call("POST", "/back-office/purchases", { supplierId: supplier?.id, lines });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const purchase = made.body as { id: string; number: string };

  const page = await openAs(shop, "admin@solvia.example", "/back-office");
  await page.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  const field = page.getByLabel("Cerca o vai a…");
  const leadsTo = async (typed: string, name: string, path: string, what = "") => {
    await page.keyboard.press("Control+k");
    await field.fill(typed);
    const row = page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(`^${name}`) })
      // The number of a document leads to its order too.
      .and(page.locator(`[data-action]`, { hasText: what }))
      .first();
    await expect.poll(() => row.isEnabled()).toBe(true);
    await row.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  };
  await leadsTo(transportDocument.number, transportDocument.number, office, "Pronta");
  await leadsTo(code.toLowerCase(), code, office);
  await leadsTo(purchase.number, purchase.number, `/back-office/purchases/${purchase.id}`);
  await leadsTo("adriatica", "Adriatica", "/back-office/purchases");
  // Whoever works in the warehouse alone is led to its own page.
  const floor = await openAs(shop, "magazzino@solvia.example", "/warehouses");
  await floor.getByRole("heading", { level: 1 }).first().waitFor();
  await floor.keyboard.press("Control+k");
  await floor.getByLabel("Cerca o vai a…").fill(code);
  await floor
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${code}`) })
    .click();
  await expect.poll(() => new URL(floor.url()).pathname).toBe(`/warehouses/outputs/${id}`);
});
