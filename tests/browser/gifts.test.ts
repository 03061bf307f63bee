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
