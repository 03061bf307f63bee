import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("changes what shipping costs of an unpaid order, refused at the field where it is wrong", async () => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  const id = await placeOrder(customer, panel, 3, "manual_wire_transfer");
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${id}`);
  const dialog = office.getByRole("dialog");
  await office.getByRole("button", { name: "Cambia la spedizione" }).click();
  const save = dialog.getByRole("button", { name: "Salva e avvisa il cliente" });
  await dialog.getByLabel("Motivo").fill("Consegna su isola");
  await save.click();
  await dialog.getByText("È già il costo di questo ordine.").waitFor();
  await dialog.getByLabel("Costo di spedizione").fill("123,45");
  expect(await axeFindings(office)).toEqual([]);
  await save.click();
  await dialog.waitFor({ state: "hidden" });
  await office
    .getByText(/^123,45/)
    .first()
    .waitFor();
  const buyer = await openAs(shop, "cliente@solvia.example", `/profile/my-orders/${id}`, "phone");
  await buyer.getByText("Pagamenti").first().waitFor();
  await buyer.getByRole("link", { name: "Paga", exact: true }).waitFor();
});

it("lets a subscriber order without our name, and tells another company what that takes", async () => {
  const subscriber = await new Caller(shop.cloud.url).login("premium@solvia.example");
  const panel = await firstFound(subscriber, "category=panels&available=true");
  const ready = async (caller: Caller) => {
    await caller.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/3`);
    const { id } = (await caller.call("GET", "/orders/open")).body as { id: string };
    await caller.call("POST", `/orders/${id}/shipping-address/pickup`);
  };
  await ready(subscriber);
  const page = await openAs(
    shop,
    "premium@solvia.example",
    "/checkout?step=review&method=manual_wire_transfer",
    "phone",
  );
  const packaging = page.getByRole("switch", { name: "Imballo anonimo" });
  await packaging.click();
  await expect.poll(() => packaging.isChecked()).toBe(true);
  await expect.poll(() => packaging.isEnabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
  await page.getByRole("heading", { name: "Ordine ricevuto" }).waitFor();
  const { items } = (await subscriber.call("GET", "/orders?limit=1")).body as { items: { id: string }[] };
  const path = `orders/${items[0]?.id}`;
  const words = "Imballo anonimo: senza il nostro nome su colli e documenti";
  const own = await openAs(shop, "premium@solvia.example", `/profile/my-${path}`);
  await own.getByText(words).waitFor();
  const office = await openAs(shop, "admin@solvia.example", `/back-office/${path}`);
  await office.getByText(words).waitFor();

  await ready(await new Caller(shop.cloud.url).login("azienda@solvia.example"));
  const other = await openAs(shop, "azienda@solvia.example", "/checkout?step=review&method=manual_wire_transfer");
  await other.getByText("Con un abbonamento spediamo al tuo cliente").waitFor();
  expect(await other.getByRole("switch", { name: "Imballo anonimo" }).count()).toBe(0);
});

it("keeps whose plan has it their wish for the parcels, which the office reads on the order", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const subscriber = await new Caller(shop.cloud.url).login("rivenditore@solvia.example");
  const { user } = (await subscriber.call("GET", "/user")).body as { user: { id: string } };
  const panel = await firstFound(subscriber, "category=panels&available=true");
  const bought = async (plan: "premium" | "exclusive") => {
    await admin.call("POST", `/back-office/users/${user.id}/premium`, { plan });
    await subscriber.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/3`);
    const { id } = (await subscriber.call("GET", "/orders/open")).body as { id: string };
    await subscriber.call("POST", `/orders/${id}/shipping-address/pickup`);
    return id;
  };
  const review = "/checkout?step=review&method=manual_wire_transfer";
  await bought("premium");
  const without = await openAs(shop, "rivenditore@solvia.example", review);
  await without.getByRole("button", { name: "Ordina con obbligo di pagare" }).waitFor();
  expect(await without.getByRole("textbox", { name: "Imballo personalizzato" }).count()).toBe(0);

  const id = await bought("exclusive");
  const page = await openAs(shop, "rivenditore@solvia.example", review, "phone");
  const words = "Scatole neutre, il nostro logo sul bancale";
  await page.getByRole("textbox", { name: "Imballo personalizzato" }).fill(words);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
  await page.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
  await page.getByRole("heading", { name: "Ordine ricevuto" }).waitFor();
  const own = await openAs(shop, "rivenditore@solvia.example", `/profile/my-orders/${id}`);
  await own.getByText(words, { exact: false }).waitFor();
  const office = await openAs(shop, "admin@solvia.example", `/back-office/orders/${id}`);
  await office.getByText(`Imballo personalizzato: ${words}`).waitFor();
});

it("makes an order ready for a customer, by search and by paste, refused line by line", async () => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  const { productCode } = panel;
  const office = await openAs(shop, "admin@solvia.example", "/back-office/orders");
  await office.getByRole("link", { name: "Nuovo ordine" }).click();
  await office.getByRole("combobox", { name: /^Cliente/ }).fill("cliente@solvia");
  await office.getByRole("option", { name: /cliente@solvia\.example/ }).click();
  await office.getByRole("combobox", { name: /^Cerca un prodotto/ }).fill(productCode);
  await office
    .getByRole("option", { name: new RegExp(`^${productCode.replaceAll(/[^A-Za-z0-9]/g, ".")} `) })
    .first()
    .click();
  const pieces = office.getByRole("textbox", { name: /^Pezzi di / });
  await expect.poll(() => pieces.inputValue()).toBe("1");
  // As a quotation reads them: the pieces in front, what has two meanings asked, what is unknown kept to be mended.
  await office.getByRole("button", { name: "Incolla una lista" }).click();
  const list = office.getByRole("dialog", { name: "Incolla una lista" });
  const written = list.getByRole("textbox", { name: "Codici e quantità" });
  await written.fill(`2 x ${productCode}\n${productCode} 10,00\nNESSUNO-1 2`);
  await list.getByRole("button", { name: "Controlla" }).click();
  await list.getByText("Nessun articolo con questo codice.").waitFor();
  await list.getByRole("button", { name: "Sono 10 pezzi" }).click();
  await list.getByText("Lo stesso articolo in più righe (2): insieme 12.").waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await list.getByRole("button", { name: "Aggiungi 1 riga" }).click();
  await list.getByText("1 riga aggiunta.", { exact: false }).waitFor();
  expect(await written.inputValue()).toBe("NESSUNO-1 2");
  await written.fill("");
  await office.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  // Counted to those that are there.
  await expect.poll(() => pieces.inputValue()).toBe("13");
  await pieces.fill("99.999");
  const prepare = office.getByRole("button", { name: "Prepara e avvisa il cliente" });
  await prepare.click();
  await office.getByText("Scegli dove consegnare.").waitFor();
  await office.getByLabel("Consegna").selectOption("pickup");
  await prepare.click();
  await office.getByText("nulla è stato preparato").waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await pieces.fill("3");
  // A consumer isn't given ninety days: it is said at the terms, where the focus goes, and nowhere else.
  const terms = office.getByRole("combobox", { name: "Condizioni di pagamento" });
  await terms.selectOption("ninety_days_later");
  await prepare.click();
  await expect.poll(() => terms.getAttribute("aria-invalid")).toBe("true");
  await office.getByText("Queste condizioni non si possono dare a questo cliente", { exact: false }).waitFor();
  expect(await office.getByText("Condizioni di pagamento non disponibili.").count()).toBe(0);
  await expect
    .poll(() => office.evaluate("document.activeElement.labels?.[0]?.textContent ?? ''"))
    .toContain("Condizioni di pagamento");
  await terms.selectOption("hundred_upon_order");
  await prepare.click();
  await office.getByText("Ordine preparato: il cliente lo trova nel carrello.").waitFor();
  const cart = await openAs(shop, "cliente@solvia.example", "/forklift", "phone");
  await cart.getByText(panel.name).first().waitFor();
});

it.each(["desktop", "phone"] as const)("shows what orders have to do day by day, %s", async (width) => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  const id = await placeOrder(customer, panel, 3, "manual_wire_transfer");
  const { number } = (await customer.call("GET", `/orders/${id}`)).body as { number: string };
  const office = await openAs(shop, "admin@solvia.example", "/back-office/orders-scheduler?view=agenda", width);
  await office.getByRole("link", { name: number }).first().waitFor();
  await office.getByLabel("Che cosa").selectOption("payment");
  await expect.poll(() => office.url()).toContain("kind=payment");
  await expect.poll(() => office.getByRole("link", { name: number }).count()).toBe(1);
  expect(await axeFindings(office)).toEqual([]);
  await office.getByRole("link", { name: number }).click();
  await office.getByRole("heading", { level: 1, name: `Ordine ${number}` }).waitFor();
});
