import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound } from "../support/buy.ts";
import { openVisitor } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

interface Drafted {
  id: string;
  number: string;
  revision: number;
  draft?: { lines: { lineId: string; productId: string; quantity: number; optional: boolean }[] };
  current?: { lines: { lineId: string; productId: string; quantity: number; optional: boolean }[] };
}

/** The office's side of a quotation, by the API: the desk's own screens have tests of their own. */
async function office() {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const send = async (id: string, revision: number) => {
    const path = `/back-office/quotations/${id}/status`;
    expect((await admin.call("POST", path, { revision, action: "send" })).status).toBe(200);
  };
  return {
    /** An address that shows it without a login. */
    async link(id: string): Promise<string> {
      const { body } = await admin.call("GET", `/back-office/quotations/${id}`);
      const { revision } = body as Drafted;
      const made = await admin.call("POST", `/back-office/quotations/${id}/link`, { revision });
      return new URL((made.body as { url: string }).url).pathname;
    },
    /** Of goods and an optional service, or of others that are told. */
    async sent(email: string, others?: object[]): Promise<Drafted> {
      const buyer = await new Caller(shop.cloud.url).login(email);
      const { body } = await buyer.call("GET", "/user");
      const { user } = body as { user: { id: string } };
      const [inverter, structure, panel] = [
        await firstFound(buyer, "category=inverters&available=true"),
        await firstFound(buyer, "category=structures&available=true"),
        await firstFound(buyer, "category=panels&available=true"),
      ];
      const lines = others ?? [
        { productId: inverter.id, quantity: 2, discount: 0.05, note: "Con antenna" },
        { productId: structure.id, quantity: 10 },
        { productId: panel.id, quantity: 12 },
        { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1, optional: true },
      ];
      const made = await admin.call("POST", "/back-office/quotations", { userId: user.id, lines, addressId: "pickup" });
      expect(made.status).toBe(200);
      const drafted = made.body as Drafted;
      await send(drafted.id, drafted.revision);
      return drafted;
    },
    /** The first line of one piece more, as the next version. */
    async next(id: string): Promise<void> {
      const { body } = await admin.call("GET", `/back-office/quotations/${id}`);
      const { revision, current } = body as Drafted;
      const lines = current!.lines
        .filter(({ optional }) => !optional)
        .map(({ lineId, productId, quantity }, at) => ({
          lineId,
          productId,
          quantity: at === 0 ? quantity + 1 : quantity,
        }));
      const changed = await admin.call("PUT", `/back-office/quotations/${id}/products`, { revision, lines });
      expect(changed.status).toBe(200);
      await send(id, (changed.body as Drafted).revision);
    },
  };
}

const fits = (page: Page) =>
  page.evaluate<boolean>("document.documentElement.scrollWidth <= document.documentElement.clientWidth");

/** The system check says of what is offered how it suits. */
async function checksSystem(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Verifica", exact: true }).click();
  await page.getByText("il progetto resta responsabilità del progettista", { exact: false }).waitFor();
  // So that no line lies half under the shop's own head.
  await page.evaluate("scrollTo(0, 0)");
}

it.each([
  ["desktop", "azienda@solvia.example"],
  ["phone", "premium@solvia.example"],
] as const)(
  "%s: a change is asked for, the next version accepted in part and taken to the checkout",
  async (width, email) => {
    const desk = await office();
    const { id, number } = await desk.sent(email);
    const page = await openAs(shop, email, "/quotations", width);
    await page.getByRole("link", { name: number }).click();
    await page.getByRole("heading", { name: `Preventivo ${number}` }).waitFor();
    await page.getByText(/^Si può ordinare/).waitFor();
    await page.getByText("Righe facoltative").waitFor();
    await page.getByText("Come si paga").waitFor();
    // What is offered says by when it comes, line by line and as a whole, as cart and order do.
    await page
      .getByText(/^entro: /)
      .first()
      .waitFor();
    await page.getByText(/^Consegna(:| di)/).waitFor();
    await checksSystem(page);
    expect(await fits(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Chiedi una modifica" }).click();
    await page.getByRole("textbox", { name: "Messaggio" }).fill("Ci serve un inverter in più.");
    expect(await page.getByRole("checkbox", { name: "Chiedo una modifica" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Invia", exact: true }).click();
    await page.getByRole("article").getByText("chiede una modifica").waitFor();

    // The dialog shows the version that was read; the next one is sent meanwhile.
    await page.getByRole("button", { name: "Accetta il preventivo" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Codice della versione").waitFor();
    await desk.next(id);
    await dialog.getByRole("button", { name: "Accetta", exact: true }).click();
    await page.getByText("Intanto è arrivata la versione 2: non hai accettato nulla.").waitFor();
    await page
      .getByRole("dialog")
      .getByText(/da 2 a 3 pezzi/)
      .waitFor();
    await page.getByRole("button", { name: "Guarda la versione 2" }).click();
    await page.getByText("versione 2 di 2").waitFor();

    // The earlier one can be read, and not be accepted.
    await page.getByRole("link", { name: "Guarda: Versione 1" }).click();
    await page.getByText("Si può leggere, non accettare", { exact: false }).waitFor();
    expect(await page.getByRole("button", { name: "Accetta il preventivo" }).count()).toBe(0);
    await page.getByRole("link", { name: "Vai alla versione attuale" }).click();

    await page.getByRole("button", { name: "Accetta il preventivo" }).click();
    await page.getByRole("button", { name: "Scegli righe e pezzi" }).click();
    const first = page.getByRole("textbox", { name: /^Pezzi/ }).first();
    // What isn't a number of pieces binds nobody to the former one: it is refused at its field.
    for (const typed of ["1,5", "-1", ""]) {
      await first.fill(typed);
      await page.getByRole("dialog").getByRole("button", { name: "Accetta", exact: true }).click();
      await expect
        .poll(() => page.evaluate<string>("document.activeElement?.getAttribute('aria-label') ?? ''"))
        .toMatch(/^Pezzi/);
      expect(page.url()).toContain("/quotations/");
    }
    await first.fill("1");
    await page
      .getByRole("textbox", { name: /^Pezzi/ })
      .nth(1)
      .fill("4");
    // What it comes to is told before it is accepted, and the cart asks the same.
    const sums = page.getByRole("region", { name: "Quanto costa ciò che scegli" });
    const due = await sums.getByText(/^Da pagare con l'ordine/).textContent();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Nome e cognome di chi accetta" }).fill("Luca Serra");
    await page.getByRole("dialog").getByRole("button", { name: "Accetta", exact: true }).click();
    await page.waitForURL("**/forklift");
    await page.getByRole("link", { name: "Procedi all'ordine" }).waitFor();
    await page
      .getByText(due!.replace(/^[^:]*: /, ""), { exact: true })
      .first()
      .waitFor();

    await page.goto(`/quotations/${id}`);
    await page.getByText("Accettato in parte", { exact: true }).waitFor();
    await page.getByText("ancora 2 di 3").waitFor();
    await page.getByText(/Luca Serra, .*versione 2/).waitFor();
    await page.getByRole("link", { name: "Vai al carrello" }).last().click();
    await page.getByRole("link", { name: "Procedi all'ordine" }).click();
    await page.waitForURL("**/checkout**");
  },
);

it("a service of a quotation stands in cart, checkout and order as what it is", async () => {
  const desk = await office();
  const buyer = await new Caller(shop.cloud.url).login("premium@solvia.example");
  const panel = await firstFound(buyer, "category=panels&available=true");
  const { id } = await desk.sent("premium@solvia.example", [
    { productId: panel.id, quantity: 4 },
    { service: { category: "preparation_costs", name: "Imballo in cassa" }, price: 4_000, quantity: 1 },
  ]);
  const page = await openAs(shop, "premium@solvia.example", `/quotations/${id}`, "phone");
  await page.getByRole("button", { name: "Accetta il preventivo" }).click();
  await page.getByRole("textbox", { name: "Nome e cognome di chi accetta" }).fill("Luca Serra");
  await page.getByRole("dialog").getByRole("button", { name: "Accetta", exact: true }).click();
  await page.waitForURL("**/forklift");
  const line = page.getByRole("article", { name: "Imballo in cassa" });
  await line.waitFor();
  expect(await line.getByRole("link").count()).toBe(0);
  await page.goto("/checkout/?step=review");
  await page.getByText("1 × Imballo in cassa").waitFor();
  const { body } = await buyer.call("GET", "/orders/open");
  const cart = body as { id: string; amounts: { total: number } };
  const paid = { method: "manual_wire_transfer", expectedTotal: cart.amounts.total, salesConditionsAccepted: true };
  expect((await buyer.call("POST", `/orders/${cart.id}/pay`, paid)).status).toBe(200);
  await page.goto(`/profile/my-orders/${cart.id}`);
  await page.getByText("1 × Imballo in cassa").waitFor();
  expect(await page.getByRole("link", { name: /Imballo/ }).count()).toBe(0);
  // The order names what was accepted as the quotation's page does.
  await page.getByText(/versione 1$/).waitFor();
  await page.getByText("Codice della versione").waitFor();
});

it("a link that was made up says so in words, and is kept out of search engines", async () => {
  const page = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await page.goto(`/shared-quotation/${"x".repeat(43)}`);
  await page.getByRole("heading", { name: "Questo link non apre nulla" }).waitFor();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(await page.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
});

it.each(["desktop", "phone"] as const)(
  "%s: behind a link without a login the system check runs as well",
  async (width) => {
    const desk = await office();
    const { id, number } = await desk.sent("azienda@solvia.example");
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    await page.goto(await desk.link(id));
    await page.getByRole("heading", { name: `Preventivo ${number}` }).waitFor();
    await checksSystem(page);
    expect(await fits(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    // What a part comes to is told here too.
    await page.getByRole("button", { name: "Calcola una parte" }).click();
    await page
      .getByRole("textbox", { name: /^Pezzi/ })
      .first()
      .fill("1");
    const sums = page.getByRole("region", { name: "Quanto costa ciò che scegli" });
    await sums.getByText(/^Da pagare con l'ordine/).waitFor();
    expect(await fits(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  },
);
