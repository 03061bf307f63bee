import { beforeAll, expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { owedAgo } from "../support/order-as-if.ts";
import { dueByReceipt, mayOwe } from "../support/receipts.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

beforeAll(async () => {
  const [admin, buyer] = await Promise.all(
    ["admin@solvia.example", "azienda@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  if (!admin || !buyer) throw new Error("both have an account");
  await mayOwe(admin, buyer);
  const { order } = await dueByReceipt(admin, buyer);
  await owedAgo(order, 20);
});

it("asks for cover, notes the decision, declares a late order and notes the answer", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/insurances");
  const dialog = office.getByRole("dialog");
  await office.getByRole("button", { name: "Chiedi una copertura" }).click();
  await dialog.getByRole("combobox", { name: "Una persona dell'azienda" }).fill("azienda@solvia.example");
  await office.getByRole("option", { name: /azienda@solvia\.example/ }).click();
  await dialog.getByRole("textbox", { name: "Importo da coprire" }).fill("900.000,00");
  await dialog.getByRole("button", { name: "Registra la richiesta" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("In attesa di risposta", { exact: true }).waitFor();
  await office.getByRole("button", { name: "Registra una decisione" }).click();
  await dialog.getByRole("textbox", { name: "Numero dell'assicuratore" }).fill("FIDO-1");
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Coperta", { exact: true }).waitFor();
  await office.getByRole("button", { name: /^Denuncia l'ordine/ }).click();
  await dialog.getByRole("textbox", { name: "Numero dell'assicuratore" }).fill("SIN-1");
  await dialog.getByRole("button", { name: "Denuncia", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText(/^Denunciato (il |l.)\d.* entro (il |l.)\d/).waitFor();
  expect(await office.getByRole("button", { name: /^Denuncia l'ordine/ }).count()).toBe(0);
  await office.getByRole("button", { name: /^Registra una risposta/ }).click();
  await dialog.getByRole("combobox", { name: "Risposta" }).selectOption("refused");
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("Merce contestata");
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Respinto", { exact: true }).last().waitFor();
  await office.getByText(/Merce contestata$/).waitFor();
  await office.getByRole("link", { name: "Tutte le aziende" }).click();
  await office.locator("tr[data-list-row]").filter({ hasText: "Coperta" }).waitFor();
});

it.each(Object.keys(widths) as Width[])("reads well, %s", async (width) => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/insurances", width);
  await office.locator("tr[data-list-row] a").first().click();
  await office.getByRole("heading", { level: 2, name: "Decisioni" }).waitFor();
  const sees = async () => {
    await atRest(office);
    expect(await axeFindings(office)).toEqual([]);
    const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await office.evaluate<boolean>(wide)).toBe(false);
  };
  await sees();
  await office.getByRole("button", { name: "Registra una decisione" }).click();
  await office.getByRole("dialog").getByRole("textbox", { name: "Numero dell'assicuratore" }).waitFor();
  await sees();
});
