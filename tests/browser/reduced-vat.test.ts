import { expect, it } from "vitest";
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
