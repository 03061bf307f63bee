import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";
import { secondAdministrator } from "../support/two-administrators.ts";

const shop = useShop();

it("an administrator proposes a gift with its reason, another one confirms it", async () => {
  const second = await secondAdministrator();
  const buyer = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  const panel = await firstFound(buyer, "category=panels&available=true");
  const path = `/back-office/orders/${await placeOrder(buyer, panel, 20, "manual_wire_transfer")}`;
  const office = await openAs(shop, "admin@solvia.example", path);
  await office.getByRole("button", { name: "Regala", exact: true }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByText(/la conferma un secondo amministratore/).waitFor();
  await dialog.getByRole("button", { name: "Regala", exact: true }).click();
  await dialog.getByText("Scrivi il motivo, almeno tre lettere.").waitFor();
  await dialog.getByLabel("Motivo").fill("Campione per la fiera");
  expect(await axeFindings(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Regala", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Regalo proposto: decide un secondo amministratore").waitFor();
  await office.getByText("Deve confermarlo un altro amministratore.").waitFor();
  expect(await office.getByRole("button", { name: "Conferma", exact: true }).count()).toBe(0);

  const other = await openAs(shop, second, path, "phone");
  await other.getByText("Regalo proposto: decide un secondo amministratore").waitFor();
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole("button", { name: "Conferma", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Conferma", exact: true }).click();
  await other.getByRole("dialog").waitFor({ state: "hidden" });
  await other.getByText(/confermato da Anna Seconda\. Campione per la fiera/).waitFor();
  expect(await other.getByRole("button", { name: "Regala", exact: true }).count()).toBe(0);
});

it("an administrator marks more than 10,000 € as come, another one refuses it, then confirms it", async () => {
  const second = await secondAdministrator();
  const buyer = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  const panel = await firstFound(buyer, "category=panels&available=true");
  const order = await placeOrder(buyer, panel, 160, "manual_wire_transfer");
  const statusOf = async () => ((await buyer.call("GET", `/orders/${order}`)).body as { status: string }).status;
  const path = `/back-office/orders/${order}`;
  const office = await openAs(shop, "admin@solvia.example", path);
  const waits = "Incasso da confermare: decide un secondo amministratore";
  const marks = async (reference: string) => {
    await office.getByRole("button", { name: "Segna bonifico pagato" }).first().click();
    const dialog = office.getByRole("dialog");
    await dialog.getByText(/^Oltre 10\.000,00\s€ resta una proposta/).waitFor();
    await dialog.getByRole("textbox", { name: "Riferimento dell'estratto conto" }).fill(reference);
    expect(await axeFindings(office)).toEqual([]);
    await dialog.getByRole("button", { name: "Conferma", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    await office.getByText(waits).waitFor();
  };
  const decides = async (page: typeof office, word: "Conferma" | "Rifiuta") => {
    await page.getByText(waits).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: word, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: word, exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByText(waits).waitFor({ state: "hidden" });
  };
  await marks("CRO SBAGLIATO");
  await office.getByText("Deve confermarlo un altro amministratore.").waitFor();
  expect(await office.getByRole("button", { name: "Conferma", exact: true }).count()).toBe(0);
  expect(await statusOf()).toBe("pendingPayment");
  const other = await openAs(shop, second, path, "phone");
  await other.getByText(/riferimento CRO SBAGLIATO\. Segnati da/).waitFor();
  await decides(other, "Rifiuta");
  expect(await statusOf()).toBe("pendingPayment");

  await office.reload();
  await marks("CRO GIUSTO");
  await other.reload();
  await other.getByText(/riferimento CRO GIUSTO\. Segnati da/).waitFor();
  await decides(other, "Conferma");
  await expect.poll(statusOf).toBe("paid");
  await office.reload();
  await office
    .getByText(/CRO GIUSTO/)
    .first()
    .waitFor();
  expect(await office.getByText(waits).count()).toBe(0);
});
