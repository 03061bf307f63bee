import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("takes by Enter what belongs to what is typed, not what was found for the text before", async () => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  const bought = async () => {
    const id = await buyAndPay(customer, admin, panel, 1);
    return ((await customer.call("GET", `/orders/${id}`)).body as { number: string }).number;
  };
  const [one, other, third] = [await bought(), await bought(), await bought()];
  const office = await openAs(shop, "admin@solvia.example", "/back-office");
  const field = office.getByLabel("Cerca o vai a…");
  const palette = office.getByRole("dialog").filter({ has: field });
  const dialog = office.getByRole("dialog").filter({ has: office.getByRole("heading") });
  const order = (number: string) => office.getByRole("main").getByRole("heading", { level: 1 }).getByText(number);
  await office.getByRole("heading", { level: 1, name: "Oggi" }).waitFor();
  const found = async (text: string, name: string) => {
    await office.keyboard.press("Control+k");
    await field.fill(text);
    const row = palette.getByRole("button", { name: new RegExp(name) }).first();
    await expect.poll(() => row.isEnabled()).toBe(true);
    return row;
  };
  await found(one, `^${one}`);
  await field.fill(other);
  await field.press("Enter");
  await order(other).waitFor();

  await found(`segna pronto ${one}`, `^Segna pronto.*${one}`);
  await field.fill(`segna pronto ${other}`);
  await field.press("Enter");
  await dialog.getByText(/^Segnare pronto l'ordine/).waitFor();
  expect(await dialog.getByText(/^Segnare pronto l'ordine/).innerText()).toContain(other);
  await dialog.getByRole("button", { name: "Annulla", exact: true }).click();
  await dialog.waitFor({ state: "detached" });

  // Over whatever page it lies, the dialog says whose order it ends.
  await found(`annulla ${one}`, `^Annulla l'ordine.*${one}`);
  await field.press("Enter");
  await dialog.getByText(`Ordine ${one} · `).waitFor();
  await office.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // The answer is held back: what is seen of the text before can't be taken, by no key and no click.
  const before = await found(other, `^${other}`);
  const held = Promise.withResolvers<void>();
  const isOfThird = (url: URL) => url.pathname.startsWith("/api/") && url.search.includes(third);
  await office.route(isOfThird, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = office.waitForRequest((request) => isOfThird(new URL(request.url())));
  await field.fill(third);
  await asked;
  expect(await before.isDisabled()).toBe(true);
  expect(await axeFindings(office)).toEqual([]);
  await before.click({ force: true });
  for (const key of ["ArrowDown", "Enter"]) await field.press(key);
  expect(await palette.isVisible()).toBe(true);
  // Enter is forgotten when more is typed.
  await field.fill(`${third} `);
  await field.press("Enter");
  await field.fill(third);
  held.resolve();
  await expect.poll(() => palette.getByRole("button", { name: new RegExp(`^${third}`) }).isEnabled()).toBe(true);
  expect(await palette.isVisible()).toBe(true);
  await field.press("Enter");
  await order(third).waitFor();
  await palette.waitFor({ state: "detached" });

  await office.keyboard.press("Control+k");
  await field.fill("zqxwvkj");
  await field.press("Enter");
  await palette.getByRole("status").getByText("Niente di simile").waitFor();
});
