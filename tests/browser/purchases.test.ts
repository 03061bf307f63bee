import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { doneUnload, movementWrites } from "@solvia/core/logistics/index";
import { addStock } from "@solvia/core/logistics/set-stock";
import { newId } from "@solvia/core/platform/ids";
import { romeDate, plusDays } from "@solvia/core/platform/time";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { widths, type Width } from "../support/browser.ts";
import { Caller, mails } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** An article of a supplier, of which all but a piece has left for customers. */
let name: string;

beforeAll(async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const { items } = (await admin.call("GET", "/back-office/purchase-tool?all=true&limit=200")).body as {
    items: { productId: string; name: string; available: number }[];
  };
  const [article] = items;
  if (!article) throw new Error("suppliers sell something");
  ({ name } = article);
  const { productId, available } = article;
  await addStock(productId, 200);
  const lines = [{ productId, quantity: available + 199 }];
  await execute(...movementWrites(doneUnload({ id: newId(), cause: "order", lines }, new Date())));
});

/** In which the supplier has promised the article. */
let promisedMonth = "";

/** What is wrong with how a page reads: what axe finds, and whether it is wider than its window. */
const faultsOf = async (office: Page): Promise<unknown[]> => {
  await atRest(office);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  return [...(await axeFindings(office)), ...((await office.evaluate<boolean>(wide)) ? ["too wide"] : [])];
};

/** Whom an order to a supplier is to. */
async function supplierOf(number: string): Promise<string> {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const { items } = (await admin.call("GET", `/back-office/purchases?text=${number}`)).body as {
    items: { supplierName: string }[];
  };
  const [purchase] = items;
  if (!purchase) throw new Error(`no order ${number}`);
  return purchase.supplierName;
}

it("buys from the proposal to the match", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/purchase-tool");
  await office.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  await office.getByRole("button", { name: "Crea l'ordine" }).click();
  const heading = office.getByRole("heading", { level: 1, name: /^Ordine d'acquisto OA/ });
  await heading.waitFor();
  const number = /OA\d{6}-\w{6}/.exec(await heading.innerText())?.[0] ?? "";
  await office.getByRole("button", { name: "Invia al fornitore" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByText(new RegExp(number)).waitFor();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await office.getByText("Inviato", { exact: true }).first().waitFor();
  await expect
    .poll(async () => (await mails(shop.cloud.mailboxUrl)).some(({ subject }) => subject.includes(number)))
    .toBe(true);
  await office.getByRole("button", { name: "Registra la conferma" }).click();
  const day = plusDays(romeDate(new Date()), 30);
  await dialog.getByLabel(`Giorno 1 di ${name}`, { exact: true }).fill(day);
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Confermato", { exact: true }).first().waitFor();
  // What was counted is typed: nothing stands there before.
  await office.getByRole("button", { name: `Ricevi ${name}` }).click();
  const counted = dialog.getByRole("textbox", { name: "Pezzi contati" });
  expect(await counted.inputValue()).toBe("");
  const text = await dialog.getByText(/^Attesi/).innerText();
  const [, expected = ""] = /: ([\d.]+)\. Massimo/.exec(text) ?? [];
  const pieces = Number(expected.replaceAll(".", ""));
  await counted.fill(String(pieces * 2));
  await dialog.getByRole("button", { name: "Ricevi" }).click();
  await dialog
    .getByText(/quanto ordinato\. Massimo da ricevere: [\d.]+\.$/)
    .first()
    .waitFor();
  await counted.fill(String(pieces - 1));
  await dialog.getByRole("textbox", { name: "DDT del fornitore" }).fill("DDT 77");
  await dialog.getByRole("button", { name: "Ricevi" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Ricevuto in parte", { exact: true }).waitFor();
  await office.getByText("DDT 77").waitFor();
  await office.getByRole("button", { name: `Ricevi ${name}` }).click();
  await counted.fill("1");
  await dialog.getByRole("button", { name: "Ricevi" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Ricevuto", { exact: true }).first().waitFor();
  await office.getByRole("button", { name: "Aggiungi una spesa" }).click();
  await dialog.getByRole("textbox", { name: "Importo al netto dell'IVA" }).fill("123,45");
  await dialog.getByRole("textbox", { name: "Pagato a" }).fill("Trasporti Po");
  await dialog.getByRole("button", { name: "Salva" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Trasporti Po").waitFor();
  await office.getByText(/\+ 123,45\s€ di spese$/).waitFor();
  await office.getByRole("button", { name: "Registra la fattura" }).click();
  await dialog.getByRole("textbox", { name: "Numero della fattura" }).fill("FT 9/2026");
  const billed = dialog.getByRole("textbox", { name: `Pezzi di ${name}` });
  expect((await billed.inputValue()).replaceAll(".", "")).toBe(String(pieces));
  await billed.fill(String(pieces * 2));
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await dialog.getByText(/^Ricevuti e non fatturati:/).waitFor();
  await dialog.getByRole("textbox", { name: "Motivo per approvarla così" }).waitFor();
  await billed.fill(String(pieces));
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Chiuso", { exact: true }).waitFor();
  await office.goto("/back-office/expenses");
  await office.getByRole("row").filter({ hasText: "FT 9/2026" }).getByText(number).waitFor();
  promisedMonth = day.slice(0, 7);
  const supplier = await supplierOf(number);
  // A worker counts it, soon.
  const figures = office.getByRole("row").filter({ hasText: supplier });
  await expect
    .poll(async () => {
      await office.goto(`/back-office/promise-figures?period=${promisedMonth}`);
      await office.getByRole("heading", { level: 1, name: "Promesse mantenute" }).waitFor();
      await atRest(office);
      return figures.getByText(/^100\s?%$/).count();
    })
    .toBe(1);
  await figures.getByRole("link", { name: "1", exact: true }).first().click();
  await office.getByRole("heading", { level: 1, name: "Promesse, una per una" }).waitFor();
  const kept = office.getByRole("row").filter({ hasText: number });
  await kept.getByText("Mantenuta", { exact: true }).waitFor();
  await kept.getByRole("link", { name: number }).waitFor();
});

it.each(Object.keys(widths) as Width[])("reads well, %s", async (width) => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/purchases", width);
  await office.getByRole("link", { name: /^OA/ }).first().waitFor();
  expect(await faultsOf(office)).toEqual([]);
  await office.getByRole("button", { name: "Nuovo ordine" }).click();
  await office.getByRole("dialog").waitFor();
  expect(await faultsOf(office)).toEqual([]);
  await office.getByRole("dialog").getByRole("button", { name: "Annulla" }).click();
  await office.getByRole("link", { name: /^OA/ }).first().click();
  await office.getByRole("heading", { level: 1, name: /^Ordine d'acquisto/ }).waitFor();
  expect(await faultsOf(office)).toEqual([]);
  await office.goto("/back-office/purchase-tool?all=true");
  await office.getByText(name).first().waitFor();
  expect(await faultsOf(office)).toEqual([]);
  for (const [list, title] of [
    ["promise-figures", "Promesse mantenute"],
    ["promises", "Promesse, una per una"],
  ] as const) {
    await office.goto(`/back-office/${list}?period=${promisedMonth}`);
    await office.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect
      .poll(() => office.getByText("1", { exact: true }).or(office.getByText("Mantenuta")).count())
      .not.toBe(0);
    expect(await faultsOf(office)).toEqual([]);
  }
});

/** Of the buttons in sight those that a hand can't reach: beyond the window, or lower than WCAG 2.2 (2.5.8) allows (px). */
const unreachable = (office: Page, within: string) =>
  office.evaluate<string[]>(
    `[...document.querySelectorAll("${within} button")].filter((one) => one.checkVisibility()).flatMap((button) => {
      const { left, right, height } = button.getBoundingClientRect();
      const beyond = left < 0 || right > window.innerWidth;
      const name = button.getAttribute("aria-label") ?? button.textContent;
      return beyond || height < 24 ? [name + ": " + left + " to " + right + ", " + height + " high"] : [];
    })`,
  );

it.each([
  ["/back-office/expenses", "Aggiungi una spesa"],
  ["/back-office/suppliers", "Aggiungi fornitore"],
])("has each button of %s and its form within a telephone's reach", async (path, add) => {
  const office = await openAs(shop, "admin@solvia.example", path, "phone");
  await office.locator("table.cards > tbody > tr").first().waitFor();
  await atRest(office);
  expect(await unreachable(office, "table.cards")).toEqual([]);
  expect(await faultsOf(office)).toEqual([]);
  await office.getByRole("button", { name: add }).first().click();
  await office.getByRole("dialog").waitFor();
  await atRest(office);
  expect(await unreachable(office, ".mantine-Modal-body")).toEqual([]);
  expect(await faultsOf(office)).toEqual([]);
});
