import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";
import { secondAdministrator } from "../support/two-administrators.ts";

const shop = useShop();

it("an administrator proposes an order's VAT, another one confirms it, a third proposal is refused", async () => {
  const second = await secondAdministrator();
  const buyer = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  const panel = await firstFound(buyer, "category=panels&available=true");
  const path = `/back-office/orders/${await placeOrder(buyer, panel, 3, "manual_wire_transfer")}`;
  const office = await openAs(shop, "admin@solvia.example", path);
  await office.getByRole("button", { name: "Proponi un'altra IVA" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("button", { name: "Proponi un'altra IVA" }).click();
  await dialog.getByText("Scrivi il motivo, almeno tre lettere.").waitFor();
  await dialog.getByLabel("Motivo").fill("Esportatore abituale");
  await dialog.getByLabel("Protocollo").fill("abc");
  await dialog.getByRole("button", { name: "Proponi un'altra IVA" }).click();
  await dialog.getByText("Scrivi 17 cifre, un trattino e 6 cifre, come sulla ricevuta.").waitFor();
  await dialog.getByLabel("Protocollo").fill("26112309123456789/000001");
  expect(await axeFindings(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Proponi un'altra IVA" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Proposta sull'IVA: decide un secondo amministratore").waitFor();
  await office.getByText("Deve confermarla un altro amministratore.").waitFor();
  expect(await office.getByRole("button", { name: "Conferma", exact: true }).count()).toBe(0);

  const other = await openAs(shop, second, path, "phone");
  await other.getByText("Proposta sull'IVA: decide un secondo amministratore").waitFor();
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole("button", { name: "Conferma", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Conferma", exact: true }).click();
  await other.getByRole("dialog").waitFor({ state: "hidden" });
  await other.getByText(/confermata da Anna Seconda/).waitFor();
  await other
    .getByRole("definition")
    .filter({ hasText: /^N3\.5$/ })
    .waitFor();

  await other.getByRole("button", { name: "Proponi un'altra IVA" }).click();
  await other.getByRole("dialog").getByLabel("Motivo").fill("Protocollo non valido");
  await other.getByRole("dialog").getByRole("button", { name: "Proponi un'altra IVA" }).click();
  await other.getByRole("dialog").waitFor({ state: "hidden" });
  await office.reload();
  await office.getByRole("button", { name: "Rifiuta", exact: true }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Rifiuta", exact: true }).click();
  await office.getByText("Proposta sull'IVA: decide un secondo amministratore").waitFor({ state: "hidden" });
  await office
    .getByRole("definition")
    .filter({ hasText: /^N3\.5$/ })
    .waitFor();
});
