import { beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { Page } from "playwright-core";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { camtFile, csvFile, type Movement } from "../support/bank-files.ts";
import { widths, type Width } from "../support/browser.ts";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const today = romeDate(new Date());
let buyer: Caller;
let admin: Caller;

beforeAll(async () => {
  buyer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
});

async function placed() {
  const panel = await firstFound(buyer, "category=panels&available=true");
  const id = await placeOrder(buyer, panel, 1, "manual_wire_transfer");
  const { number, amounts } = (await buyer.call("GET", `/orders/${id}`)).body as {
    number: string;
    amounts: { total: number };
  };
  return { id, number, total: amounts.total };
}

const statusOf = async (id: string) => ((await buyer.call("GET", `/orders/${id}`)).body as { status: string }).status;
const bring = (...movements: Movement[]) =>
  admin.call("POST", "/back-office/bank-statements", { name: "s.xml", content: btoa(camtFile(movements)) });

async function upload(office: Page, name: string, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await office.locator('input[type="file"]').setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

async function sees(office: Page): Promise<void> {
  await atRest(office);
  expect(await axeFindings(office)).toEqual([]);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  expect(await office.evaluate<boolean>(wide)).toBe(false);
}

it.each(Object.keys(widths) as Width[])(
  "reads statements, asks what columns hold, tells what was refused, %s",
  async (width) => {
    const office = await openAs(shop, "admin@solvia.example", "/back-office/bank", width);
    const dialog = office.getByRole("dialog");
    const order = await placed();
    await upload(
      office,
      "s.xml",
      camtFile([
        { day: "2026-09-31", cents: 100, reference: `BAD ${width}`, text: "niente" },
        { day: today, cents: order.total, reference: `GOOD ${width}`, text: `saldo ${order.number}` },
      ]),
    );
    await dialog.getByText("Movimento 1 non letto: «2026-09-31» non si legge come data").waitFor();
    await sees(office);
    await dialog.getByRole("button", { name: "Chiudi", exact: true }).last().click();
    const headings = ["Giorno", "Quanto", `Cosa ${width}`];
    const other = await placed();
    await upload(office, "x.csv", csvFile(headings, [["03/04/2026", "1.500,00", `acconto ${other.number}`]]));
    await dialog.getByLabel("data").selectOption("Giorno");
    await dialog.getByLabel("importo").selectOption("Quanto");
    await dialog.getByLabel("descrizione").selectOption(`Cosa ${width}`);
    await sees(office);
    await dialog.getByRole("button", { name: "Leggi il file" }).click();
    await dialog.getByText("Letti 1 movimenti: 1 nuovi, 0 già presenti.").waitFor();
    await dialog.getByRole("button", { name: "Chiudi", exact: true }).last().click();
    await office.getByText(`saldo ${order.number}`).first().waitFor();
    expect(await office.getByText(order.number).count()).toBeGreaterThan(0);
    await sees(office);
  },
);

it("books the sure ones at once, and the others only after a look at each and an answer", async () => {
  const [sure, likely] = [await placed(), await placed()];
  await bring(
    { day: today, cents: sure.total, reference: `S ${sure.number}`, text: `tutto ${sure.number}` },
    {
      day: "2026-04-03",
      cents: likely.total + 50_403,
      reference: `L ${likely.number}`,
      text: `tutto ${likely.number}`,
    },
  );
  const office = await openAs(shop, "admin@solvia.example", "/back-office/bank?text=tutto");
  await office.getByText(`tutto ${likely.number}`).first().waitFor();
  for (const one of [sure, likely])
    await office.getByRole("row").filter({ hasText: one.number }).getByRole("checkbox").check();
  await office.getByRole("button", { name: "Registra 1 sicuro" }).click();
  // Told to the page too, which forgets then what was chosen.
  await office.getByText("1 movimento registrato").waitFor();
  await office.getByRole("row").filter({ hasText: sure.number }).waitFor({ state: "detached" });
  expect(await statusOf(sure.id)).toBe("paid");
  expect(await statusOf(likely.id)).toBe("pendingPayment");
  await office.getByRole("row").filter({ hasText: likely.number }).getByRole("checkbox").check();
  await office.getByRole("button", { name: "Guarda 1 da valutare" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByText("Del movimento restano 504,03 € da abbinare").waitFor();
  expect(await dialog.getByRole("button", { name: /^Registra/ }).isDisabled()).toBe(true);
  await sees(office);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Registra 1 abbinamento" }).click();
  await office.getByText(/il denaro era già arrivato il/).waitFor();
  expect(await statusOf(likely.id)).toBe("pendingPayment");
  await office.getByRole("button", { name: "Sì, registra" }).click();
  await expect.poll(() => statusOf(likely.id)).toBe("paid");
  await office
    .getByText(/restano 504,03/)
    .first()
    .waitFor();
});

/** Opens the first row's record beside the list. */
async function besides(office: Page, name = "Nessuno Qui"): Promise<void> {
  await office.getByText(name).first().waitFor();
  await office.keyboard.press("j");
  await office.keyboard.press("Space");
  await office.getByRole("complementary", { name: `Anteprima di ${name}` }).waitFor();
}

it("puts several aside for one reason, which each of them keeps", async () => {
  await bring(
    { day: today, cents: 1200, reference: "MANY1", text: "canone MANY", name: "Prima Banca" },
    { day: today, cents: 1300, reference: "MANY2", text: "canone MANY", name: "Seconda Banca" },
  );
  const office = await openAs(shop, "admin@solvia.example", "/back-office/bank?text=MANY");
  for (const hasText of ["Prima Banca", "Seconda Banca"])
    await office.getByRole("row").filter({ hasText }).getByRole("checkbox").check();
  await office.getByRole("button", { name: "Metti da parte 2" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Canoni della banca");
  await dialog.getByRole("button", { name: "Metti da parte 2" }).click();
  await dialog.waitFor({ state: "hidden" });
  const { body } = await admin.call("GET", "/back-office/bank-entries?state=aside&text=MANY");
  expect((body as { items: { asideFor: string }[] }).items.map(({ asideFor }) => asideFor)).toEqual([
    "Canoni della banca",
    "Canoni della banca",
  ]);
  expect(await office.getByRole("button", { name: /^Metti da parte/ }).count()).toBe(0);
});

it("matches by hand, sets aside and takes up again", async () => {
  const order = await placed();
  await bring({ day: today, cents: order.total, reference: "ACASO0001", text: "senza nome", name: "Nessuno Qui" });
  const office = await openAs(shop, "admin@solvia.example", "/back-office/bank?text=ACASO0001");
  await besides(office);
  await office.getByRole("button", { name: "Metti da parte" }).first().click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Non so di chi sia");
  await dialog.getByRole("button", { name: "Metti da parte" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.goto("/back-office/bank?state=aside&text=ACASO0001");
  await besides(office);
  await office.getByRole("button", { name: "Riprendi" }).first().click();
  const openOnes = async () =>
    ((await admin.call("GET", "/back-office/bank-entries?text=ACASO0001")).body as { items: unknown[] }).items.length;
  await expect.poll(openOnes).toBe(1);
  await office.goto("/back-office/bank?text=ACASO0001");
  await besides(office);
  await office.getByRole("button", { name: "Abbina a un ordine" }).first().click();
  await dialog.getByRole("textbox", { name: "Numero d'ordine" }).fill(order.number);
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await expect.poll(() => statusOf(order.id)).toBe("paid");

  // The booking is struck out: the list says why it waits again.
  const { receipts } = (await admin.call("GET", `/back-office/orders/${order.id}`)).body as {
    receipts: { id: string }[];
  };
  const reason = { reason: "Registrato sull'ordine sbagliato" };
  expect((await admin.call("POST", `/back-office/receipts/${receipts[0]?.id}/reverse`, reason)).status).toBe(200);
  await office.goto("/back-office/bank?text=ACASO0001");
  await office
    .getByRole("row")
    .getByText(new RegExp(`^Registrazione stornata (il |l.)\\d.* per ${order.number} sono di nuovo da abbinare$`))
    .waitFor();
  await sees(office);
});

it.each(Object.keys(widths) as Width[])(
  "tells a debit that came back from money that came, and lets it pay nothing, %s",
  async (width) => {
    const order = await placed();
    const name = `Torna Indietro ${width}`;
    const text = `insoluto ${order.number} ${width}`;
    await bring({ day: today, cents: order.total, reference: `BACK ${width}`, text, name, unpaid: true });
    const office = await openAs(shop, "admin@solvia.example", `/back-office/bank?text=torna indietro ${width}`, width);
    await office.getByText("Ritorno o insoluto").first().waitFor();
    const sum = new Intl.NumberFormat("it", { minimumFractionDigits: 2, useGrouping: "always" });
    await office
      .getByText(new RegExp(`^[−-]${sum.format(order.total / 100)}\\s€$`))
      .first()
      .waitFor();
    await sees(office);
    if (width !== "desktop") return;
    await besides(office, name);
    const beside = office.getByRole("complementary", { name: `Anteprima di ${name}` });
    await beside.getByRole("button", { name: "Metti da parte" }).waitFor();
    // Though it names an order, and just what that waits for: nothing of it is booked.
    expect(await beside.getByRole("button", { name: /^(Registra|Abbina|Guarda)/ }).count()).toBe(0);
    await beside.getByRole("button", { name: "Metti da parte" }).click();
    const dialog = office.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Segnato nella distinta");
    await dialog.getByRole("button", { name: "Metti da parte" }).click();
    await dialog.waitFor({ state: "hidden" });
    await office.goto(`/back-office/bank?state=aside&text=torna indietro ${width}`);
    await office.getByText("Segnato nella distinta").first().waitFor();
    expect(await statusOf(order.id)).toBe("pendingPayment");
  },
);
