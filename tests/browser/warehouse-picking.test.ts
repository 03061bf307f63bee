import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstMain } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("walks once for several shipments, by place and summed, ticks what is taken, and prints it", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const inverter = await firstMain(admin, "inverters");
  const ids = [await buyAndPay(customer, admin, inverter, 1), await buyAndPay(customer, admin, inverter, 2)];
  const place = { warehouseId: "main", place: "Z-9" };
  expect((await admin.call("PUT", `/warehouse/goods/${inverter.id}/place`, place)).status).toBe(204);
  const numbers = await Promise.all(
    ids.map(
      async (id) =>
        ((await admin.call("GET", `/back-office/shipments/${id}`)).body as { orderNumber: string }).orderNumber,
    ),
  );
  const page = await openAs(shop, "magazzino@solvia.example", "/warehouses", "phone");
  await page.getByRole("link", { name: "Giro di prelievo" }).click();
  const of = (number: string) => page.getByRole("checkbox", { name: `Nel giro: ordine ${number}`, exact: true });
  const chosen = page.getByRole("region", { name: "Spedizioni del giro" });
  const summary = chosen.getByText(/^Spedizioni del giro: (\d+) su \1$/);
  await summary.waitFor();
  // More than a handful are folded up.
  if (!(await of(numbers[0] ?? "").isVisible())) await summary.click();
  await of(numbers[0] ?? "").waitFor();
  const boxes = chosen.getByRole("checkbox");
  for (const box of await boxes.all()) await box.uncheck();
  await page.getByText("Scegli almeno una spedizione.").waitFor();
  for (const number of numbers) await of(number).check();
  const line = page.getByRole("region", { name: "Z-9" }).getByRole("article");
  await line.getByText("3", { exact: true }).waitFor();
  await line.getByText(numbers.map((number, at) => `${number}: ${at + 1}`).join(" · ")).waitFor();
  await line.getByRole("checkbox").check();
  expect(await axeFindings(page)).toEqual([]);
  const paper = await page.getByRole("link", { name: "Stampa il giro (PDF)" }).getAttribute("href");
  const pdf = await page.request.get(paper ?? "");
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await page.reload();
  await expect.poll(() => line.getByRole("checkbox").isChecked()).toBe(true);
});
