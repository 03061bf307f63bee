import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { dot } from "../support/dot.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("is declared, signed on the screen, approved by the office and chosen in the cart", async () => {
  const buyer = await openAs(shop, "cliente@solvia.example", "/profile/reduced-vat-auto-certification");
  await buyer.getByText("Puoi dichiarare").waitFor();
  for (const [label, text] of [
    ["Luogo di nascita", "Milano"],
    ["Data di nascita", "1991-03-12"],
    ["Residenza", "Via Solferino 22, 20121 Milano"],
    ["Indirizzo dell'impianto", "Via Solferino 22"],
    ["Comune", "Milano"],
    ["Provincia", "MI"],
    ["Potenza dichiarata (W)", "6.000"],
    ["Beni", "10 moduli"],
    ["Luogo della firma", "Milano"],
  ] as const) {
    await buyer.getByLabel(label, { exact: false }).first().fill(text);
  }
  await buyer.getByRole("button", { name: "Crea il documento" }).click();
  const pad = buyer.locator("canvas.signature-pad");
  await pad.waitFor();
  expect(await buyer.evaluate("document.activeElement === document.body")).toBe(false);
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await buyer.mouse.move(box.x + 40, box.y + 60);
  await buyer.mouse.down();
  await buyer.mouse.move(box.x + 160, box.y + 100, { steps: 5 });
  await buyer.mouse.up();
  const [front] = await buyer.locator('input[type="file"]').all();
  await front!.setInputFiles({ name: "carta.png", mimeType: "image/png", buffer: dot });
  await buyer.getByLabel("Scadenza del documento d'identità", { exact: false }).fill("2035-01-01");
  await buyer.getByRole("button", { name: "Invia la dichiarazione" }).click();
  await buyer.getByText("In esame", { exact: true }).waitFor();

  const office = await openAs(shop, "admin@solvia.example", "/back-office/vat-certifications");
  await office
    .getByRole("link", { name: /Giulia Ferraro/ })
    .first()
    .click();
  const approve = office.getByRole("button", { name: "Approva" });
  await approve.waitFor();
  // On a telephone the papers come before what is ticked of them, and all that is pressed is large enough for a finger.
  const phone = await openAs(shop, "admin@solvia.example", new URL(office.url()).pathname, "phone");
  const papers = phone.getByRole("link", { name: /^Documento (firmato|d'identità)/ });
  await papers.first().waitFor();
  const tops = async (those: Locator) =>
    Promise.all((await those.all()).map(async (one) => (await one.boundingBox())!.y));
  expect(Math.max(...(await tops(papers)))).toBeLessThan(Math.min(...(await tops(phone.getByRole("checkbox")))));
  const heights = "[...document.querySelectorAll('input[type=checkbox]')].map((box) => box.labels[0].offsetHeight)";
  expect(Math.min(...(await phone.evaluate<number[]>(heights)))).toBeGreaterThanOrEqual(44);
  for (const pressed of [papers, phone.getByRole("button", { name: /^(Approva|Respingi)$/ })])
    for (const one of await pressed.all()) expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings(phone)).toEqual([]);
  await phone.context().close();
  expect(await approve.isDisabled()).toBe(true);
  for (const check of await office.getByRole("checkbox").all()) await check.check();
  await approve.click();
  await office.getByRole("button", { name: "Revoca" }).waitFor();

  await buyer.goto("/search?category=panels&available=true");
  await buyer.locator(".product-card").nth(1).click();
  await buyer.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await buyer.getByRole("link", { name: "Vai al carrello" }).first().click();
  const reduced = buyer.getByRole("radio", { name: /^10% su pannelli/ });
  await reduced.click();
  await buyer.getByText(/kWp dichiarati/).waitFor();
  await buyer.getByText("IVA 10%").first().waitFor();
  expect(await reduced.isChecked()).toBe(true);
});
