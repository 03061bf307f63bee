import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { pdfText } from "../support/pdf-text.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** A quotation of two articles that the office has sent to a customer. */
async function sentTo(email: string): Promise<string> {
  const [admin, buyer] = [new Caller(shop.cloud.url), new Caller(shop.cloud.url)];
  await Promise.all([admin.login("admin@solvia.example"), buyer.login(email)]);
  const { user } = (await buyer.call("GET", "/user")).body as { user: { id: string } };
  const lines = [
    { productId: (await firstFound(buyer, "category=inverters&available=true")).id, quantity: 2 },
    { productId: (await firstFound(buyer, "category=structures&available=true")).id, quantity: 10 },
  ];
  const { body } = await admin.call("POST", "/back-office/quotations", { userId: user.id, lines, addressId: "pickup" });
  const { id, revision } = body as { id: string; revision: number };
  const sent = await admin.call("POST", `/back-office/quotations/${id}/status`, { revision, action: "send" });
  expect(sent.status).toBe(200);
  return id;
}

const fits = (page: Page) =>
  page.evaluate<boolean>("document.documentElement.scrollWidth <= document.documentElement.clientWidth");

it.each([
  ["desktop", "installatore@solvia.example"],
  ["phone", "azienda@solvia.example"],
] as const)(
  "%s: an installer makes their own offer out of a quotation, sees what is below cost, keeps what is typed and takes the PDF",
  async (width, email) => {
    const id = await sentTo(email);
    const page = await openAs(shop, email, `/quotations/${id}`, width);
    await page.getByRole("link", { name: "La mia offerta" }).click();
    await page.getByRole("heading", { name: "La mia offerta" }).waitFor();
    const sums = page.getByRole("region", { name: "Riepilogo" });
    await sums.getByText("Il tuo margine (0%)").waitFor();

    // The sums follow what is typed.
    await page.getByLabel("Margine su tutto").fill("25");
    await sums.getByText("Il tuo margine (25%)").waitFor();
    const price = page.getByLabel(/^Prezzo fisso: /).first();
    await price.fill("1");
    await price.blur();
    await sums.getByText(/è meno di quello che paghi/).waitFor();
    await price.fill("");
    await sums.getByText(/è meno di quello che paghi/).waitFor({ state: "detached" });

    // Own work, and a reduced rate without its reason: refused at the field.
    await page.getByRole("button", { name: "Aggiungi una riga" }).click();
    await page.getByLabel("Descrizione 1").fill("Posa in opera");
    await page.getByLabel("Quantità 1").fill("7,5");
    await page.getByLabel("Prezzo netto 1").fill("38");
    await page.getByRole("combobox", { name: "IVA", exact: true }).selectOption("10");
    await page.getByRole("button", { name: "Salva l'offerta" }).click();
    await expect.poll(() => page.getByLabel("Nome o ragione sociale").getAttribute("aria-invalid")).toBe("true");
    await page.getByLabel("Nome o ragione sociale").fill("Elsa Bo");
    await page.getByLabel("Motivo dell'aliquota").fill("Impianto fotovoltaico");

    // A margin that isn't plain is asked about by the way it is written here, also by the button beside the form, and is never left out.
    const margin = page.getByLabel("Margine su tutto");
    const save = page.getByRole("button", { name: "Salva l'offerta" });
    await margin.fill("12,345");
    await save.click();
    await page.getByRole("button", { name: /^12,35% \(arrotondato\)/ }).click();
    await expect.poll(() => margin.inputValue()).toBe("12,35");
    await margin.fill("1.000");
    await save.click();
    await page.getByText("“1.000”: che cosa intendi?").waitFor();
    await margin.fill("600");
    await save.click();
    await page.getByText("Al massimo 500%").waitFor();
    await margin.fill("25");
    const ofLine = page.getByLabel(/^Margine: /).first();
    await ofLine.fill("1.000");
    await save.click();
    await page.getByText("“1.000”: che cosa intendi?").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await ofLine.fill("");

    // What is typed outlives a reload: it is offered, and put back.
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole("button", { name: "Riprendi" }).click();
    await expect.poll(() => page.getByLabel("Nome o ragione sociale").inputValue()).toBe("Elsa Bo");
    await page.getByRole("button", { name: "Salva l'offerta" }).click();
    await page.getByText("Offerta salvata.").waitFor();

    const paper = page.getByRole("link", { name: "Scarica il PDF" });
    const download = page.waitForEvent("download");
    await paper.click();
    expect((await download).suggestedFilename()).toBe("Elsa-Bo.pdf");
    // What each line comes to stands beside it, as the paper says it.
    const amounts = (await page.locator(".own-offer-amount").allTextContents()).map((text) =>
      text.replaceAll(/\s/g, ""),
    );
    expect(amounts.at(-1)).toContain("285,00");
    expect(amounts).toHaveLength(3);
    const drawn = pdfText(await readFile(await (await download).path())).replaceAll(/\s/g, "");
    for (const amount of amounts) expect(drawn).toContain(amount.replace(/^\D*|\D*$/g, ""));
    expect(await fits(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  },
);

it("who sells nothing on is shown no way there, and the address has nothing for them", async () => {
  const email = "cliente@solvia.example";
  const id = await sentTo(email);
  const page = await openAs(shop, email, `/quotations/${id}`);
  await page.getByRole("button", { name: "Accetta il preventivo" }).waitFor();
  expect(await page.getByRole("link", { name: "La mia offerta" }).count()).toBe(0);
  await page.goto(`/quotations/${id}/own-offer`);
  await page.getByRole("alert").waitFor();
});

it("the brand is set once, with a logo that is shown", async () => {
  const email = "premium@solvia.example";
  const id = await sentTo(email);
  const page = await openAs(shop, email, `/quotations/${id}/own-offer`);
  const brand = page.getByRole("region", { name: "Il tuo marchio" });
  await brand.getByLabel("Nome dell'azienda").fill("Riva Tetti");
  await brand.locator("input[type=file]").setInputFiles("tests/support/own-logo.png");
  await brand.getByRole("button", { name: "Salva il marchio" }).click();
  await page.getByText("Marchio salvato.").waitFor();
  const logo = brand.getByRole("img", { name: "Logo" });
  await expect
    .poll(() => logo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBe(320);
});
