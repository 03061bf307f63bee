import { beforeAll, expect, it } from "vitest";
import { daysBetween, romeDate } from "@solvia/core/platform/time";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { owedAgo } from "../support/order-as-if.ts";
import { dueByReceipt, mayOwe, placedOnCredit } from "../support/receipts.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

async function people() {
  const [admin, buyer] = await Promise.all(
    ["admin@solvia.example", "azienda@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  if (!admin || !buyer) throw new Error("both have an account");
  return { admin, buyer };
}

beforeAll(async () => {
  const { admin, buyer } = await people();
  await mayOwe(admin, buyer);
  for (let nth = 0; nth < 3; nth += 1) await dueByReceipt(admin, buyer);
});

it("takes what is due into a slip, gives its file, and notes what came back and what was recalled", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/collections");
  await office.getByText(/^3 effetti da presentare/).waitFor();
  await office.getByRole("link", { name: "Prepara la distinta" }).click();
  await office.getByRole("checkbox").first().uncheck();
  await office.getByRole("button", { name: /^Crea la distinta: 2 effetti/ }).click();
  await office.getByRole("heading", { level: 1, name: /^RB\d{6}-/ }).waitFor();
  const download = office.waitForEvent("download");
  await office.getByRole("link", { name: "Scarica il file per la banca" }).click();
  expect((await download).suggestedFilename()).toMatch(/^RB\d{6}-[0-9A-F]{6}\.txt$/);
  await office.getByRole("button", { name: "Insoluto" }).first().click();
  const dialog = office.getByRole("dialog");
  const fee = dialog.getByRole("textbox", { name: "Spese della banca" });
  // Read as it is left, as every field of an amount.
  await fee.fill("12,345");
  await fee.press("Tab");
  await dialog.getByRole("alert").first().waitFor();
  expect(await dialog.getByText("Più di quanto si può restituire").count()).toBe(0);
  await fee.fill("5,50");
  await dialog.getByRole("textbox", { name: "Motivo della banca" }).fill("Fondi insufficienti");
  await dialog.getByRole("button", { name: "Insoluto" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText(/Fondi insufficienti$/).waitFor();
  await office.getByRole("button", { name: "Richiama" }).click();
  await dialog.getByRole("textbox").fill("Paga con bonifico");
  await dialog.getByRole("button", { name: "Richiama" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText(/Paga con bonifico$/).waitFor();
  await office.getByText("Chiusa", { exact: true }).waitFor();
  await office.getByRole("link", { name: "Tutte le distinte" }).click();
  // All three are due again: the one that was left out, the insoluto and the recalled one.
  await office.getByText(/^3 effetti da presentare/).waitFor();
  // The list tells of how much of the slip was recalled.
  await office.getByRole("columnheader", { name: "Richiamati" }).waitFor();
});

it.each(Object.keys(widths) as Width[])("reads well, %s", async (width) => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/collections/due", width);
  await office.getByRole("checkbox").first().waitFor();
  const sees = async () => {
    await atRest(office);
    expect(await axeFindings(office)).toEqual([]);
    const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await office.evaluate<boolean>(wide)).toBe(false);
  };
  await sees();
  await office.getByRole("button", { name: /^Crea la distinta/ }).click();
  await office.getByRole("heading", { level: 1, name: /^RB\d{6}-/ }).waitFor();
  await sees();
  // For the next width.
  for (;;) {
    const recall = office.getByRole("button", { name: "Richiama" });
    if ((await recall.count()) === 0) break;
    const left = (await recall.count()) - 1;
    await recall.first().click();
    await office.getByRole("dialog").getByRole("textbox").fill("Si riprova");
    await office.getByRole("dialog").getByRole("button", { name: "Richiama" }).click();
    await office.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => recall.count()).toBe(left);
  }
});

it("notes a company's mandate, debits an order by it, and notes why it came back", async () => {
  const { admin, buyer } = await people();
  const { order } = await dueByReceipt(admin, buyer);
  const { company } = (await buyer.call("GET", "/company")).body as { company: { id: string } };
  const office = await openAs(shop, "admin@solvia.example", `/back-office/company/${company.id}`);
  await office.getByRole("button", { name: "Registra un mandato" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Riferimento (UMR)" }).fill("SOLVIA-2026/17");
  await dialog.getByLabel("Firmato il").fill("2026-11-02");
  await dialog.getByRole("textbox", { name: "IBAN" }).fill("IT60 X054 2811 1010 0000 0123 456");
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  // The page's history tells both as well, as soon as it has heard of them.
  const facts = office.getByRole("definition");
  await facts.filter({ hasText: "SOLVIA-2026/17" }).waitFor();
  await facts.filter({ hasText: "IT60 … 3456" }).waitFor();
  await office.goto(`${shop.cloud.url}/back-office/orders/${order}`);
  await office.getByRole("button", { name: "Addebita col mandato" }).first().click();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await office.getByRole("button", { name: "Addebita col mandato" }).waitFor({ state: "hidden" });
  // Its buyer reads on the order when it is taken, and so does the office, also once the bank is asked.
  const debitedOn = /Addebito automatico il \d{1,2} \p{L}+ \d{4}/u;
  await office.getByText(debitedOn).waitFor();
  const page = await openAs(shop, "azienda@solvia.example", `/profile/my-orders/${order}`);
  await page.getByText(debitedOn).waitFor();
  await office.goto(`${shop.cloud.url}/back-office/collections/due`);
  await office.getByText("SDD SEPA", { exact: true }).click();
  await office.getByRole("button", { name: /^Crea la distinta: 1 effetto/ }).click();
  await office.getByRole("heading", { level: 1, name: /^SD\d{6}-/ }).waitFor();
  const download = office.waitForEvent("download");
  await office.getByRole("link", { name: "Scarica il file per la banca" }).click();
  expect((await download).suggestedFilename()).toMatch(/^SD\d{6}-[0-9A-F]{6}\.xml$/);
  await page.reload();
  await page.getByText(debitedOn).waitFor();
  await office.getByRole("button", { name: "Insoluto" }).first().click();
  // Without the bank's code nothing is noted.
  await dialog.getByRole("button", { name: "Insoluto" }).click();
  await dialog.getByText("Scegli il codice").waitFor();
  await dialog.getByRole("combobox", { name: "Codice della banca" }).selectOption("AM04");
  await dialog.getByRole("button", { name: "Insoluto" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office
    .getByText(/AM04 Fondi insufficienti/)
    .first()
    .waitFor();
  await office.getByText("Chiusa", { exact: true }).waitFor();
});

it.each(Object.keys(widths) as Width[])(
  "lets a buyer name the account that is debited on the due date, %s",
  async (width) => {
    const { admin, buyer } = await people();
    const { payment } = await placedOnCredit(admin, buyer);
    const page = await openAs(shop, "azienda@solvia.example", `/transactions/${payment}`, width);
    await page.getByRole("radio", { name: "Addebito SEPA" }).check();
    await page.getByRole("button", { name: "Indica il conto" }).click();
    const confirm = page.getByRole("button", { name: "Conferma l'addebito alla scadenza" });
    await page.getByLabel("IBAN").fill("IT60 X054");
    await confirm.click();
    await page.getByText("L'IBAN non è completo.").waitFor();
    await page.getByLabel("IBAN").fill("IT60 X054 2811 1010 0000 0123 456");
    // From the top: what lies half under the header is no target of its whole size.
    await page.evaluate("scrollTo(0, 0)");
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    await confirm.click();
    await page.getByRole("heading", { level: 1, name: "Pagamento registrato" }).waitFor();
    await page.goto(`${shop.cloud.url}/transactions/${payment}`);
    await page.getByText(/^L'addebito alla scadenza è concordato/).waitFor();
    expect((await buyer.call("GET", `/transactions/${payment}`)).body).toMatchObject({
      status: "pending_payment",
      method: "sepa_direct_debit",
      methodStored: true,
    });
  },
);

it("the list of late orders keeps interest and the flat sum in columns of their own, with what they come to", async () => {
  const { admin, buyer } = await people();
  const { order } = await dueByReceipt(admin, buyer);
  // The first half of 2026 has its rate in the table.
  await owedAgo(order, daysBetween("2026-05-13", romeDate(new Date())));
  const { interest, unknown } = (await admin.call("GET", `/back-office/orders/${order}/late-claim`)).body as {
    interest: number;
    unknown: string[];
  };
  const money = new Intl.NumberFormat("it", { style: "currency", currency: "EUR" }).format(interest / 100);
  const told = unknown.length > 0 ? `almeno ${money}` : money;
  const office = await openAs(shop, "admin@solvia.example", "/back-office/delayed-payments");
  await office.waitForURL(/\/back-office\/orders\?.*waiting=late/);
  const headings = office.getByRole("columnheader");
  await headings.filter({ hasText: "Interessi di mora" }).waitFor();
  await headings.filter({ hasText: "Indennizzo art. 6" }).waitFor();
  const row = office.locator("tr[data-list-row]").filter({ has: office.locator(`a[href*="${order}"]`) });
  await row.getByText(told, { exact: true }).waitFor();
  await row.getByText(/^40,00\s€$/).waitFor();
  // What the rows come to, each by itself: the flat sum is no interest.
  await office.getByText(/Interessi di mora: .*\d,\d\d\s€ · Indennizzo art\. 6: \d+,00\s€/).waitFor();
  await row.locator(`a[href*="${order}"]`).first().click();
  await office.getByRole("button", { name: "Interessi di mora" }).first().waitFor();
});
