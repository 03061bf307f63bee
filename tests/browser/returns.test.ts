import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { widths, type Width } from "../support/browser.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let order: string;

beforeAll(async () => {
  const [admin, buyer] = await Promise.all(
    ["admin@solvia.example", "cliente@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  if (!admin || !buyer) throw new Error("both have an account");
  order = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 3);
  await admin.call("POST", `/back-office/shipments/${order}/ready`, { ready: true });
  const { status } = await admin.call("POST", `/back-office/orders/${order}/delivered`, {});
  if (status !== 200) throw new Error(`the order wasn't delivered: ${status}`);
});

/** A file that comes without the dialog for choosing one: pasted, or dropped, at what the selector finds. */
const bring = (page: Page, how: "paste" | "drop", selector: string, name: string, type = "image/png"): Promise<void> =>
  page.evaluate(
    `((selector, how, file) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(file.content), (one) => one.charCodeAt(0))], file.name, { type: file.type }));
      const told = { bubbles: true, cancelable: true };
      const event =
        how === "paste"
          ? new ClipboardEvent("paste", { ...told, clipboardData: data })
          : new DragEvent("drop", { ...told, dataTransfer: data });
      document.querySelector(selector).dispatchEvent(event);
    })(${[selector, how, { name, type, content: png.toString("base64") }].map((one) => JSON.stringify(one)).join(", ")})`,
  );

it("is asked for on a telephone by keyboard, with a picture, and gone through by the office to its refund", async () => {
  const customer = await openAs(shop, "cliente@solvia.example", `/profile/my-orders/${order}`, "phone");
  const ask = customer.getByRole("button", { name: "Rendi articoli" });
  await ask.focus();
  await customer.keyboard.press("Enter");
  const dialog = customer.getByRole("dialog");
  await dialog.getByRole("button", { name: "Invia la richiesta" }).click();
  await dialog.getByText("Scegli almeno un pezzo.").waitFor();
  await dialog.getByRole("textbox").first().fill("2");
  await dialog.getByRole("combobox", { name: "Perché" }).click();
  await customer.getByRole("option", { name: "Altro" }).click();
  await dialog.getByRole("button", { name: "Invia la richiesta" }).click();
  await dialog.getByText("Scrivi che cosa è successo.").waitFor();
  await dialog.getByRole("textbox", { name: "Che cosa è successo" }).fill("Il vetro è crepato");
  // What is typed outlives a reload: it is offered, and put back.
  customer.once("dialog", (asked) => void asked.accept());
  await customer.reload();
  await ask.click();
  await dialog.getByRole("button", { name: "Riprendi" }).click();
  await expect
    .poll(() => dialog.getByRole("textbox", { name: "Che cosa è successo" }).inputValue())
    .toBe("Il vetro è crepato");
  expect(await dialog.getByRole("textbox").first().inputValue()).toBe("2");
  expect(await dialog.getByRole("combobox", { name: "Perché" }).inputValue()).toBe("Altro");
  await customer.locator("input[type=file]").setInputFiles({ name: "crepa.png", mimeType: "image/png", buffer: png });
  // A picture that is pasted while words are typed, one that is dropped on the box, and one that misses it.
  await bring(customer, "paste", "[role=dialog] textarea", "incollata.png");
  await bring(customer, "drop", "[data-file-field] button", "lasciata.png");
  await bring(customer, "drop", "[role=dialog] h2", "caduta-fuori.png");
  const listed = dialog.getByRole("listitem");
  await expect.poll(() => listed.count()).toBe(3);
  await listed.first().getByText("1 kB").waitFor();
  await expect
    .poll(() => customer.evaluate("[...document.querySelectorAll('li img')].map(({ naturalWidth }) => naturalWidth)"))
    .toEqual([1, 1, 1]);
  for (const name of ["incollata.png", "lasciata.png"])
    await dialog.getByRole("button", { name: `Togli ${name}` }).click();
  await expect.poll(() => listed.count()).toBe(1);
  // What is no picture is refused at its field, and taken out again.
  await bring(customer, "paste", "[role=dialog] textarea", "appunti.txt", "text/plain");
  await dialog.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect.poll(() => dialog.locator("[aria-invalid=true]").count()).toBe(1);
  await dialog.getByRole("button", { name: "Togli appunti.txt" }).click();
  await dialog.getByRole("button", { name: "Invia la richiesta" }).click();
  const own = customer.getByRole("article", { name: /Reso \w{4}-\w{4}/ });
  await own.getByText("Il vetro è crepato").waitFor();
  await own.getByRole("link", { name: "crepa.png" }).waitFor();

  const office = await openAs(shop, "admin@solvia.example", "/back-office/return-requests?status=asked");
  const row = office.getByRole("link", { name: /^\w{4}-\w{4}$/ });
  await row.first().click();
  const card = office.getByRole("article", { name: /Reso \w{4}-\w{4}/ });
  await card.getByRole("img", { name: "crepa.png" }).waitFor();
  await card.getByRole("button", { name: "Approva" }).click();
  await office.getByRole("dialog").getByRole("textbox", { name: "Messaggio" }).fill("Via del Lavoro 5, Bologna");
  await office.getByRole("dialog").getByRole("button", { name: "Approva" }).click();
  await card.getByText("Via del Lavoro 5, Bologna").waitFor();
  await office.goto("/back-office/return-requests?status=asked");
  await office.getByText("Nessun risultato con questi filtri").waitFor();
  await office.goto(`/back-office/orders/${order}`);
  await card.getByRole("button", { name: "Segna gli arrivi" }).click();
  const arrivals = office.getByRole("dialog");
  await arrivals.getByRole("button", { name: "Segna gli arrivi" }).click();
  await arrivals.getByText("Scrivi quanti pezzi sono tornati.").waitFor();
  await arrivals.getByRole("textbox", { name: "Danneggiato" }).fill("2");
  await arrivals.getByRole("button", { name: "Segna gli arrivi" }).click();
  await card.getByRole("button", { name: "Rimborsa" }).click();
  await office
    .getByRole("dialog")
    .getByRole("textbox", { name: "IBAN del cliente" })
    .fill("IT60X0542811101000000123456");
  await office.getByRole("dialog").getByRole("button", { name: "Rimborsa" }).click();
  await card.getByText(/^Rimborsati /).waitFor();
  expect(await card.getByRole("button", { name: "Rimborsa" }).count()).toBe(0);

  await customer.reload();
  await own.getByText("Via del Lavoro 5, Bologna").waitFor();
  await own.getByText(/^Rimborsati /).waitFor();
});

it.each(Object.keys(widths) as Width[])("reads well on both sides, %s", async (width) => {
  const customer = await openAs(shop, "cliente@solvia.example", `/profile/my-orders/${order}`, width);
  await customer.getByRole("button", { name: "Rendi articoli" }).click();
  await customer.getByRole("dialog").getByRole("textbox").first().fill("1");
  await atRest(customer);
  expect(await axeFindings(customer)).toEqual([]);
  const office = await openAs(shop, "admin@solvia.example", "/back-office/return-requests", width);
  await office.locator(".list-table tbody tr").first().waitFor();
  await atRest(office);
  expect(await axeFindings(office)).toEqual([]);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  expect(await office.evaluate<boolean>(wide)).toBe(false);
  expect(await customer.evaluate<boolean>(wide)).toBe(false);
});
