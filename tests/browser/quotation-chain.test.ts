import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { romeDate } from "@solvia/core/platform/time";
import { certified } from "../support/accountant/buyers.ts";
import { widths, type Width } from "../support/browser.ts";
import { firstFound } from "../support/buy.ts";
import { Caller, password } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const admin = "admin@solvia.example";

const fits = async (page: Page) =>
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url()).toBe(true);

/** A person with an approved certificate: their address, and themselves over HTTP. */
async function certifiedPerson(width: Width, office: Caller): Promise<{ email: string; person: Caller }> {
  const email = `catena-${width}@solvia.example`;
  const born = { name: "Giulia", surname: "Ferraro", roles: [], fiscalCode: "FRRGLI91C52F205M" };
  await createDemonstrationUser({ ...born, email, password }, new Date());
  const person = await new Caller(shop.cloud.url).login(email);
  await certified(person, office);
  return { email, person };
}

/** The version that is being prepared goes out. */
async function sends(desk: Page, version: number): Promise<void> {
  await desk.getByRole("button", { name: "Invia…" }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: `Invia la versione ${version}` })
    .click();
  await desk.getByRole("dialog").waitFor({ state: "hidden" });
}

interface Read {
  id: string;
  status: string;
  revision: number;
  amounts: { total: number };
  transactions: { id: string; amount: number }[];
  documents: { type: string; total: number; groups: { rate: number }[] }[];
}

it.each(Object.keys(widths) as Width[])(
  "%s: asked, quoted, quoted anew, accepted at 10 %, a fifth paid, and its deposit invoiced",
  async (width) => {
    const office = await new Caller(shop.cloud.url).login(admin);
    const read = async (path: string): Promise<Read> => (await office.call("GET", path)).body;
    const { email, person } = await certifiedPerson(width, office);
    const panel = await firstFound(person, "category=panels&available=true");
    const { productCode } = (await person.call("GET", `/products/product/${panel.id}`)).body as { productCode: string };
    const words = `Tetto di prova, ${width}`;

    const buyer = await openAs(shop, email, "/profile/request-quotation", width);
    await buyer.getByRole("textbox", { name: "La tua richiesta" }).fill(words);
    await buyer.getByLabel("Una riga per articolo: codice e quantità").fill(`${productCode} n. 20\nNON-ESISTE-99 3`);
    const ask = () => buyer.getByRole("button", { name: "Invia la richiesta" }).click();
    await ask();
    await buyer.getByText("1 accettate, 0 modificate, 1 rifiutate").waitFor();
    await fits(buyer);
    await buyer.getByLabel("Ho visto le righe modificate e rifiutate: invia così.").check();
    await ask();
    await buyer.getByText("Richiesta inviata").first().waitFor();

    const { body } = await office.call("GET", "/back-office/quotation-requests?status=new");
    const { items } = body as { items: { id: string }[] };
    const desk = await openAs(shop, admin, `/back-office/quotation-requests/${items[0]?.id}`, width);
    await desk.getByText(words).first().waitFor();
    await desk.getByRole("button", { name: "Crea il preventivo" }).click();
    await desk.getByRole("heading", { level: 1, name: /^Preventivo \w{4}-\w{4}$/ }).waitFor();
    const page = new URL(desk.url()).pathname;
    const id = page.split("/")[3] ?? "";
    const terms = { termsOfPayment: "twenty_upon_order_rest_on_ship", addressId: "pickup", reducedVat: true };
    const { revision } = await read(`/back-office/quotations/${id}`);
    expect((await office.call("PUT", `/back-office/quotations/${id}`, { revision, ...terms })).status).toBe(200);
    await desk.reload();
    await sends(desk, 1);
    await fits(desk);

    await buyer.goto(`/quotations/${id}`);
    await buyer.getByText(/^Si può ordinare/).waitFor();
    await desk.getByRole("button", { name: "Prepara la prossima versione" }).click();
    const pieces = desk.getByRole("list", { name: "Righe" }).getByRole("textbox", { name: /^Pezzi/ });
    await pieces.first().fill("24");
    await desk.getByRole("button", { name: "Salva le righe" }).click();
    await expect.poll(() => desk.getByRole("button", { name: "Salva le righe" }).isDisabled()).toBe(true);
    await sends(desk, 2);

    await buyer.reload();
    await buyer.getByText("versione 2 di 2").waitFor();
    await buyer.getByText("IVA 10%").first().waitFor();
    await fits(buyer);
    await buyer.getByRole("button", { name: "Accetta il preventivo" }).click();
    await buyer.getByRole("textbox", { name: "Nome e cognome di chi accetta" }).fill("Giulia Ferraro");
    await buyer.getByRole("dialog").getByRole("button", { name: "Accetta", exact: true }).click();
    await buyer.waitForURL("**/forklift");
    const { id: order, amounts } = (await person.call("GET", "/orders/open")).body as Read;
    await buyer.goto("/checkout/?step=payment");
    await buyer.getByRole("radio", { name: "Bonifico bancario" }).click();
    await buyer.getByRole("button", { name: "Continua" }).click();
    await buyer.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
    await fits(buyer);
    await buyer.getByRole("button", { name: /^Ordina con obbligo di pagare/ }).click();
    await expect.poll(async () => (await read(`/back-office/orders/${order}`)).status).toBe("pendingPayment");

    const { transactions } = await read(`/back-office/orders/${order}`);
    const fifth = Math.round(amounts.total / 5);
    expect(transactions.map(({ amount }) => amount)).toEqual([fifth, amounts.total - fifth]);
    const settled = { settledOn: romeDate(new Date()), settlementRef: `CRO ${width}` };
    const paid = `/back-office/transactions/${transactions[0]?.id}/paid-by-bank-transfer`;
    expect((await office.call("POST", paid, settled)).status).toBe(200);

    await desk.goto(`/back-office/orders/${order}`);
    const papers = desk.getByRole("region", { name: "Fatture e note di credito" });
    await papers.getByRole("button", { name: "Emetti…", exact: true }).click();
    const dialog = desk.getByRole("dialog");
    // Who fetches the goods has no delivery address: the seat is typed.
    for (const [label, text] of [
      ["Via", "Via Solferino"],
      ["CAP", "20121"],
      ["Comune", "Milano"],
    ] as const) {
      const field = dialog.getByLabel(label, { exact: false }).first();
      if ((await field.inputValue()) === "") await field.fill(text);
    }
    await fits(desk);
    await dialog.getByRole("button", { name: /^Emetti [\d.]+,\d\d/ }).click();
    await dialog.waitFor({ state: "hidden" });
    await papers.getByRole("link", { name: "PDF" }).first().waitFor();
    const { documents } = await read(`/back-office/orders/${order}/invoicing`);
    expect(documents).toMatchObject([{ type: "TD02", total: fifth }]);

    await buyer.goto(`/profile/my-orders/${order}`);
    await buyer
      .getByText(/Fattura/)
      .first()
      .waitFor();
    await fits(buyer);
  },
);
