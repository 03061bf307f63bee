import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { romeDate } from "@solvia/core/platform/time";
import { certified } from "../support/accountant/buyers.ts";
import { article } from "../support/accountant/goods.ts";
import { done } from "../support/accountant/sale.ts";
import { Caller, password } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const wait = { timeout: 90_000, interval: 500 };
const email = "intera@solvia.example";
const pieces = 24;

interface Line {
  lineId: string;
  productId: string;
  quantity: number;
}
interface Quoted {
  id: string;
  revision: number;
  current?: { n: number; amounts: { total: number }; lines: Line[] };
}
interface Ordered {
  id: string;
  status: string;
  amounts: { total: number };
  transactions: { id: string; amount: number; status: string }[];
}
interface Papers {
  documents: { type: string; total: number; groups: { taxable: number; vat: number }[] }[];
}

/** A plant of forty lines: panels, and what carries and wires them; nothing whose serial numbers a warehouse scans. */
async function plant(): Promise<{ productId: string; quantity: number }[]> {
  const panels = { productId: await article(["panels", 21, 9_000, 100]), quantity: 20 };
  const further = Array.from({ length: 39 }, (_, at) => {
    const category = at % 2 === 0 ? "structures" : "electrical_cabinet";
    return article([category, 5, 1_000 + at * 137, 10]);
  });
  return [panels, ...(await Promise.all(further)).map((productId) => ({ productId, quantity: 1 }))];
}

/** What is prepared of a quotation goes out as its next version. */
async function sends(office: Caller, { id, revision }: Quoted): Promise<Quoted> {
  const send = { revision, action: "send", reason: "Prezzo concordato" };
  done(await office.call("POST", `/back-office/quotations/${id}/status`, send));
  return done(await office.call("GET", `/back-office/quotations/${id}`));
}

const fits = async (page: Page) =>
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url()).toBe(true);

const papersOf = (desk: Page): Locator => desk.getByRole("region", { name: "Fatture e note di credito" });

/** Issues what an order is due from its page; whoever fetches their goods has no delivery address, so the seat is typed. */
async function issues(desk: Page): Promise<void> {
  await papersOf(desk).getByRole("button", { name: "Emetti…", exact: true }).click();
  const dialog = desk.getByRole("dialog");
  for (const [label, text] of [
    ["Via", "Via Solferino"],
    ["CAP", "20121"],
    ["Comune", "Milano"],
  ] as const) {
    const field = dialog.getByLabel(label, { exact: false }).first();
    await field.waitFor();
    if ((await field.inputValue()) === "") await field.fill(text);
  }
  await dialog.getByRole("button", { name: /^Emetti [\d.]+,\d\d/ }).click();
  await dialog.waitFor({ state: "hidden" });
}

it("quotes a plant of forty lines, sells version 3 by telephone at 10 % with a fifth now, invoices it, takes two panels back and credits them", async () => {
  const office = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const born = { name: "Giulia", surname: "Ferraro", roles: [], fiscalCode: "FRRGLI91C52F205M" };
  await createDemonstrationUser({ ...born, email, password }, new Date());
  const person = await new Caller(shop.cloud.url).login(email);
  await certified(person, office);
  const { user } = done(await person.call("GET", "/user")) as { user: { id: string } };

  // Three versions: what was sent never changes, each change is the next.
  const terms = { termsOfPayment: "twenty_upon_order_rest_on_ship", addressId: "pickup", reducedVat: true };
  const draft = done(
    await office.call("POST", "/back-office/quotations", { userId: user.id, lines: await plant(), ...terms }),
  ) as Quoted;
  let quoted = await sends(office, draft);
  for (const quantity of [22, pieces]) {
    const [panels, ...others] = (quoted.current?.lines ?? []).map((line) => ({
      lineId: line.lineId,
      productId: line.productId,
      quantity: line.quantity,
    }));
    const lines = [{ ...panels, quantity }, ...others];
    expect(lines).toHaveLength(40);
    const path = `/back-office/quotations/${draft.id}/products`;
    const { revision } = quoted;
    quoted = await sends(office, done(await office.call("PUT", path, { revision, lines })));
  }

  // Read and accepted on a telephone.
  const buyer = await openAs(shop, email, `/quotations/${draft.id}`, "phone");
  await buyer.getByText("versione 3 di 3").waitFor();
  await buyer.getByText("IVA 10%").first().waitFor();
  await fits(buyer);
  await buyer.getByRole("button", { name: "Accetta il preventivo" }).first().click();
  await buyer.getByRole("textbox", { name: "Nome e cognome di chi accetta" }).fill("Giulia Ferraro");
  await buyer.getByRole("dialog").getByRole("button", { name: "Accetta", exact: true }).click();
  await buyer.waitForURL("**/forklift");
  const cart = done(await person.call("GET", "/orders/open")) as Ordered;
  const { id, amounts } = cart;
  expect(amounts.total).toBe(quoted.current?.amounts.total);
  const read = async (): Promise<Ordered> => done(await office.call("GET", `/back-office/orders/${id}`));
  const papers = async (): Promise<Papers["documents"]> =>
    (done(await office.call("GET", `/back-office/orders/${id}/invoicing`)) as Papers).documents;

  // Ordered there, a fifth paid now.
  await buyer.goto("/checkout/?step=payment");
  await buyer.getByRole("radio", { name: "Bonifico bancario" }).click();
  await buyer.getByRole("button", { name: "Continua" }).click();
  await buyer.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
  await fits(buyer);
  await buyer.getByRole("button", { name: /^Ordina con obbligo di pagare/ }).click();
  await expect.poll(async () => (await read()).status, wait).toBe("pendingPayment");
  const { transactions } = await read();
  const fifth = Math.round(amounts.total / 5);
  expect(transactions.map(({ amount }) => amount)).toEqual([fifth, amounts.total - fifth]);
  const pays = async (at: number) => {
    const paid = `/back-office/transactions/${transactions[at]?.id}/paid-by-bank-transfer`;
    const settled = { settledOn: romeDate(new Date()), settlementRef: `CRO INTERA ${at}` };
    done(await office.call("POST", paid, settled));
  };
  await pays(0);

  // The deposit's invoice, the balance, and the invoice of the goods without what the deposit's has said.
  const desk = await openAs(shop, "admin@solvia.example", `/back-office/orders/${id}`);
  await issues(desk);
  await expect.poll(async () => (await papers()).map(({ type }) => type), wait).toEqual(["TD02"]);
  await pays(1);
  await expect.poll(async () => (await read()).status, wait).toBe("paid");
  await desk.reload();
  await issues(desk);
  await expect.poll(async () => (await papers()).map(({ type }) => type), wait).toEqual(["TD02", "TD01"]);
  const issued = await papers();
  expect(issued.map(({ total }) => total)).toEqual([fifth, amounts.total - fifth]);

  // Fetched; then two panels are asked back on the telephone and come.
  done(await office.call("POST", `/back-office/shipments/${id}/ready`, { ready: true }));
  done(await office.call("POST", `/back-office/orders/${id}/delivered`, {}));
  await buyer.goto(`/profile/my-orders/${id}`);
  await buyer.getByRole("button", { name: "Rendi articoli" }).click();
  const request = buyer.getByRole("dialog");
  await request.getByRole("textbox").first().fill("2");
  await request.getByRole("combobox", { name: "Perché" }).click();
  await buyer.getByRole("option", { name: "Altro" }).click();
  await request.getByRole("textbox", { name: "Che cosa è successo" }).fill("Due vetri crepati");
  await request.getByRole("button", { name: "Invia la richiesta" }).click();
  await buyer
    .getByRole("article", { name: /Reso \w{4}-\w{4}/ })
    .getByText("Due vetri crepati")
    .waitFor();
  await desk.reload();
  const card = desk.getByRole("article", { name: /Reso \w{4}-\w{4}/ });
  const dialog = desk.getByRole("dialog");
  await card.getByRole("button", { name: "Approva" }).click();
  await dialog.getByRole("textbox", { name: "Messaggio" }).fill("Via del Lavoro 5, Bologna");
  await dialog.getByRole("button", { name: "Approva" }).click();
  await card.getByRole("button", { name: "Segna gli arrivi" }).click();
  await dialog.getByRole("textbox", { name: "Danneggiato" }).fill("2");
  await dialog.getByRole("button", { name: "Segna gli arrivi" }).click();
  await card.getByRole("button", { name: "Rimborsa" }).click();
  await dialog.getByRole("textbox", { name: "IBAN del cliente" }).fill("IT60X0542811101000000123456");
  await dialog.getByRole("button", { name: "Rimborsa" }).click();
  await card.getByText(/^Rimborsati /).waitFor();

  // The credit note takes off the two, at their price and rate, and nothing else.
  await expect.poll(async () => (await papers()).map(({ type }) => type), wait).toEqual(["TD02", "TD01", "TD04"]);
  const credit = (await papers())[2];
  expect(credit?.groups).toHaveLength(1);
  const { taxable, vat } = credit?.groups[0] ?? { taxable: 0, vat: 0 };
  expect([taxable >= 2 * 9_000, vat, credit?.total]).toEqual([true, Math.round(taxable / 10), taxable + vat]);
  await papersOf(desk)
    .getByRole("link", { name: /^Nota di credito/ })
    .first()
    .waitFor();
  await buyer.reload();
  await buyer.getByText(/^Rimborsati /).waitFor();
  await fits(buyer);
});
