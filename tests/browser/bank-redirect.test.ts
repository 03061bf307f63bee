import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { germanOrder } from "../support/bank-redirect.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** The buyer of a new order, on the page of their bank. */
async function atBank(width: "desktop" | "phone") {
  const { email, order } = await germanOrder(shop.cloud.url);
  const page = await openAs(shop, email, `/transactions/${order}.1`, width);
  await page.getByRole("radio", { name: "Bonifico immediato" }).check();
  await page.getByRole("button", { name: "Vai alla banca" }).click();
  await page.getByRole("heading", { name: "Banca dimostrativa" }).waitFor();
  return { page, order };
}

it("pays at the bank, and is thanked once the money is in", async () => {
  const { page, order } = await atBank("desktop");
  await page.getByRole("button", { name: "Paga", exact: true }).click();
  await page.waitForURL(`**/checkout/success/${order}`);
  await page.getByRole("heading", { level: 1, name: "Pagamento ricevuto" }).waitFor();
  expect(await page.getByText("Il pagamento non è riuscito").count()).toBe(0);
});

it("cancels at the bank, and is told that nothing was paid", async () => {
  const { page, order } = await atBank("phone");
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.waitForURL(`**/checkout/failed/${order}`);
  await page.getByRole("button", { name: /^Riprova/ }).waitFor();
  expect(await page.getByText("Pagamento ricevuto").count()).toBe(0);
});

it("is told that a bank takes its time, and not thanked for what hasn't come", async () => {
  const { page } = await atBank("phone");
  await page.getByRole("button", { name: "Paga, con esito nei prossimi giorni" }).click();
  await page.getByRole("heading", { level: 1, name: "Pagamento in corso" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
