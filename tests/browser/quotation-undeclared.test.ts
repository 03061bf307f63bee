import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { axeFindings } from "../support/axe.ts";
import { widths, type Width } from "../support/browser.ts";
import { firstFound } from "../support/buy.ts";
import { Caller, password } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const admin = "admin@solvia.example";

const fits = async (page: Page) =>
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url()).toBe(true);

/** Somebody who may declare the reduced rate and hasn't, and a quotation at 10 % that is prepared for them. */
async function prepared(width: Width, office: Caller) {
  const email = `senza-dichiarazione-${width}@solvia.example`;
  const born = { name: "Giulia", surname: "Ferraro", roles: [], fiscalCode: "FRRGLI91C52F205M" };
  await createDemonstrationUser({ ...born, email, password }, new Date());
  const person = await new Caller(shop.cloud.url).login(email);
  const { user } = (await person.call("GET", "/user")).body as { user: { id: string } };
  const articles = await Promise.all(
    ["inverters", "structures", "panels"].map((category) => firstFound(person, `category=${category}&available=true`)),
  );
  const lines = [
    ...articles.map(({ id: productId }) => ({ productId, quantity: 2 })),
    ...Array.from({ length: 9 }, (_, at) => ({
      service: { category: "preparation_costs", name: `Lavoro ${at + 1}` },
      price: 100_00,
      quantity: 1,
    })),
  ];
  const wish = { userId: user.id, lines, addressId: "pickup", reducedVat: true };
  const { body, status } = await office.call("POST", "/back-office/quotations", wish);
  expect(status).toBe(200);
  return { email, id: (body as { id: string }).id };
}

it.each(Object.keys(widths) as Width[])(
  "%s: 10 %% is offered before the declaration is there by who knows the full total, and its customer reads what is missing",
  async (width) => {
    const office = await new Caller(shop.cloud.url).login(admin);
    const { email, id } = await prepared(width, office);
    const desk = await openAs(shop, admin, `/back-office/quotations/${id}`, width);
    await desk.getByRole("button", { name: "Invia…" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByText("IVA al 10% senza dichiarazione").waitFor();
    await dialog.getByText(/l'ordine vale ad aliquota piena, totale/).waitFor();
    const send = dialog.getByRole("button", { name: "Invia la versione 1" });
    expect(await send.isDisabled()).toBe(true);
    await dialog.getByRole("checkbox", { name: "Lo so: il preventivo parte al 10%" }).check();
    await fits(desk);
    await send.click();
    await dialog.waitFor({ state: "hidden" });
    await desk.getByText(/Il cliente non ha ancora una dichiarazione per l'IVA al 10%/).waitFor();

    const page = await openAs(shop, email, `/quotations/${id}`, width);
    await page.getByText(/^Per ordinarlo al 10% compila la dichiarazione/).waitFor();
    const finding = page.getByRole("status").filter({ hasText: "Manca ancora la dichiarazione per l'IVA al 10%" });
    await finding.getByRole("link", { name: "Compila la dichiarazione" }).waitFor();
    expect(await page.getByText(/non vale più|non si può più/).count()).toBe(0);
    await page.getByRole("button", { name: "Accetta ad aliquota piena" }).waitFor();
    await page
      .getByRole("region", { name: "Quanto costa oggi, senza la dichiarazione" })
      .getByText("IVA 22%")
      .waitFor();
    await page.evaluate("scrollTo(0, 0)");
    await fits(page);
    expect(await axeFindings(page)).toEqual([]);
    const bar = page.locator(".quotation-bar");
    if (width === "phone") {
      // The sums are screens below: what accepting costs, and its button, are at hand.
      await bar.getByText(/€/).waitFor();
      await bar.getByRole("button", { name: "Accetta" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Annulla" }).click();
      await page.getByRole("button", { name: "Accetta ad aliquota piena" }).scrollIntoViewIfNeeded();
      await bar.waitFor({ state: "detached" });
    } else {
      expect(await bar.isVisible()).toBe(false);
    }
    await page.evaluate("scrollTo(0, 0)");
    await finding.getByRole("link", { name: "Compila la dichiarazione" }).click();
    await page.waitForURL("**/profile/reduced-vat-auto-certification");
  },
);
