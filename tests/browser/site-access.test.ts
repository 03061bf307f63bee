import { expect, it } from "vitest";
import { firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("asks before payment how pallets are unloaded where nobody has said so, and counts the tail lift in a row of its own", async () => {
  const buyer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const { price } = await firstFound(buyer, "category=panels&available=true");
  await buyer.call("POST", `/orders/product-price/${price.priceId}/quantity/36`);
  const page = await openAs(shop, "cliente@solvia.example", "/checkout");
  const asked = page.getByText("Qui arrivano bancali e l'indirizzo non dice come si scaricano");
  await asked.waitFor();
  expect(await page.getByText("Spedizione: Sponda idraulica").count()).toBe(0);
  await page.getByText("tutto entro").or(page.getByText("Consegna di tutto entro")).first().waitFor();
  await page.getByRole("button", { name: "Serve la sponda idraulica" }).click();
  await page.getByText("Spedizione: Sponda idraulica").waitFor();
  await asked.waitFor({ state: "hidden" });
  await page.getByText("Via Solferino 22, 20121 Milano · Serve la sponda idraulica").waitFor();
});
