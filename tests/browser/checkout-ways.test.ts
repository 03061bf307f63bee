import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** On the checkout's step of payment, with panels worth more than PausePay's least. */
async function atPayment(width: "desktop" | "phone") {
  const email = "azienda@solvia.example";
  const company = await new Caller(shop.cloud.url).login(email);
  const { price } = await firstFound(company, "category=panels&available=true");
  await company.call("POST", `/orders/product-price/${price.priceId}/quantity/10`);
  const { id } = (await company.call("GET", "/orders/open")).body as { id: string };
  const { items } = (await company.call("GET", "/addresses")).body as { items: { id: string }[] };
  await company.call("POST", `/orders/${id}/shipping-address/${items[0]?.id}`);
  return openAs(shop, email, "/checkout?step=payment", width);
}

it.each(["desktop", "phone"] as const)("pays by PausePay as chosen in checkout, on a %s", async (width) => {
  const page = await atPayment(width);
  const ways = page.getByRole("radiogroup").filter({ has: page.getByRole("radio", { name: "Bonifico bancario" }) });
  await ways.getByRole("radio", { name: "PausePay" }).waitFor();
  const shown = await ways.getByRole("radio").all();
  const names = await Promise.all(shown.map((radio) => radio.getAttribute("aria-label")));
  expect(names).toEqual(expect.arrayContaining(["Carta", "Bonifico bancario", "Addebito SEPA", "PausePay"]));
  expect(await axeFindings(page)).toEqual([]);
  await ways.getByRole("radio", { name: "PausePay" }).click();
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByText(/^PausePay · /).waitFor();
  await page.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
  await page.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
  await page.waitForURL("**/transactions/*/success");
  await page.getByRole("heading", { level: 1, name: "Pagamento registrato" }).waitFor();
});
