import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

/** Types a code where the order's sum stands. */
async function type(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Codice del coupon" }).fill(code);
  await page.getByRole("button", { name: "Applica" }).click();
}

const sum = (page: Page) => page.getByText("Coupon: ESTATE");

/** From the search to the last step before placing, with the coupon in the cart. */
async function reachReview(page: Page, code: string): Promise<void> {
  await page.goto("/search?category=panels&available=true");
  await page.locator(".product-card").nth(1).click();
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByRole("link", { name: "Vai al carrello" }).first().click();
  await type(page, code);
  await sum(page).waitFor();
  await page.getByRole("link", { name: "Procedi all'ordine" }).click();
  await page.getByRole("radio").first().click();
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("radio", { name: "Bonifico bancario" }).click();
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("button", { name: "Cambia: Consegna a" }).waitFor();
  await page.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
}

const place = (page: Page) => page.getByRole("button", { name: /^Ordina con obbligo di pagare|^Chiedi/ }).click();

it("the office makes a coupon, a customer orders with it, and the next one is told that it is used up and loses nothing", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/coupons");
  await office.getByRole("button", { name: "Nuovo coupon" }).first().click();
  const form = office.getByRole("dialog");
  await form.getByRole("textbox", { name: "Codice" }).fill("estate");
  await form.getByRole("textbox", { name: "Importo, IVA esclusa" }).fill("20");
  await form.getByLabel("Primo giorno").fill("2026-01-01");
  await form.getByLabel("Ultimo giorno").fill("2025-01-01");
  await form.getByRole("button", { name: "Crea coupon" }).click();
  await form.getByText("Finisce prima di iniziare").waitFor();
  await form.getByLabel("Ultimo giorno").fill("2096-12-31");
  await form.getByRole("button", { name: "Crea coupon" }).click();
  await form.waitFor({ state: "hidden" });
  await office.getByText("ESTATE", { exact: true }).first().waitFor();

  const first = await openAs(shop, "cliente@solvia.example", "/", "phone");
  await reachReview(first, "estate");
  const second = await openAs(shop, "premium@solvia.example", "/");
  await reachReview(second, "Estate");

  await place(first);
  await first.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();
  await place(second);
  await second.getByText("Il coupon è già stato usato tutto").first().waitFor();
  await second.getByRole("button", { name: "Togli il coupon ESTATE" }).click();
  await sum(second).waitFor({ state: "hidden" });
  await place(second);
  await second.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();

  // On another cart of theirs the first one is asked before the unpaid order gives it back.
  await first.goto("/search?category=panels&available=true");
  await first.locator(".product-card").nth(1).click();
  await first.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await first.getByRole("link", { name: "Vai al carrello" }).first().click();
  await type(first, "ESTATE");
  await first
    .getByRole("dialog")
    .getByText(/ESTATE è sul tuo ordine \w{4}-\w{4}, non ancora pagato/)
    .waitFor();
  await first.getByRole("button", { name: "Usa qui" }).click();
  await sum(first).waitFor();
  await atRest(first);

  // And on the page of the payment it comes back to the order.
  await first.goto("/transactions");
  await first.locator("main a[href^='/transactions/']").first().click();
  await type(first, "estate");
  await first.getByRole("button", { name: "Togli il coupon ESTATE" }).waitFor();

  await office.reload();
  await office.getByRole("row").getByText("Su ordini da pagare").first().waitFor();
  expect(await office.getByRole("button", { name: "Disattiva ESTATE" }).count()).toBe(0);
});

it("the office finds coupons by state, by whom they are for and by words, which the address keeps", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const terms = { kind: "amount", amount: 500, from: "2026-01-01", until: "2096-12-31", maxUses: 1 };
  for (const [code, holderEmail] of [
    ["FILTRO-A", undefined],
    ["FILTRO-B", "premium@solvia.example"],
  ])
    expect((await admin.call("POST", "/back-office/coupons", { ...terms, code, holderEmail })).status).toBe(200);
  const office = await openAs(shop, "admin@solvia.example", "/back-office/coupons?text=filtro");
  const row = (code: string) => office.getByRole("row").filter({ hasText: code });
  await row("FILTRO-A").waitFor();
  await row("FILTRO-B").waitFor();
  await office.getByLabel("Per chi").selectOption("Chiunque");
  await row("FILTRO-B").waitFor({ state: "detached" });
  await row("FILTRO-A").waitFor();
  await expect.poll(() => office.url()).toContain("owner=anybody");
  await office.getByLabel("Stato").selectOption("Disattivato");
  await row("FILTRO-A").waitFor({ state: "detached" });
  await expect.poll(() => office.url()).toContain("status=disabled");
});

it("the office is asked before it makes a coupon that gives goods away, and makes what it has put right", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const made = async () => {
    const { body } = await admin.call("GET", "/back-office/coupons?text=rovina");
    return (body as { items: { amount?: number }[] }).items.map(({ amount }) => amount);
  };
  const office = await openAs(shop, "admin@solvia.example", "/back-office/coupons", "phone");
  await office.getByRole("button", { name: "Nuovo coupon" }).first().click();
  const form = office.getByRole("dialog", { name: "Nuovo coupon" });
  await form.getByRole("textbox", { name: "Codice" }).fill("ROVINA");
  // Meant as 200 euro from 2.000 on.
  const amount = form.getByRole("textbox", { name: "Importo, IVA esclusa" });
  await amount.fill("2000");
  await form.getByRole("textbox", { name: "Minimo di prodotti, IVA esclusa" }).fill("2000");
  await form.getByRole("textbox", { name: "Utilizzi in tutto" }).fill("20000");
  await form.getByLabel("Ultimo giorno").fill("2096-12-31");
  await form.getByRole("button", { name: "Crea coupon" }).click();
  const asked = office.getByRole("dialog", { name: "È giusto così?" });
  await asked.getByText(/^Toglie 2\.000,00\s€ a chiunque, già da un minimo di 2\.000,00\s€\.$/).waitFor();
  await asked.getByText("Si può usare 20.000 volte.").waitFor();
  await asked.getByText("Si può usare 20.000 volte fino al 2096.").waitFor();
  await atRest(office);
  expect(await axeFindings(office)).toEqual([]);
  await asked.getByRole("button", { name: "Correggi" }).click();
  await asked.waitFor({ state: "hidden" });
  expect(await made()).toEqual([]);
  await amount.fill("200");
  await form.getByRole("textbox", { name: "Utilizzi in tutto" }).fill("20");
  await form.getByRole("button", { name: "Crea coupon" }).click();
  await form.waitFor({ state: "hidden" });
  expect(await made()).toEqual([20_000]);

  await office.getByRole("button", { name: "Nuovo coupon" }).first().click();
  await form.getByRole("textbox", { name: "Codice" }).fill("ROVINA-META");
  await form.getByLabel("Tipo di sconto").selectOption("Percentuale dei prodotti");
  await form.getByRole("textbox", { name: "Percentuale" }).fill("50");
  await form.getByLabel("Ultimo giorno").fill("2096-12-31");
  await form.getByRole("button", { name: "Crea coupon" }).click();
  await asked.getByText(/^Toglie il 50\s?% dei prodotti\.$/).waitFor();
  await asked.getByRole("button", { name: "Crea coupon" }).click();
  await form.waitFor({ state: "hidden" });
  expect(await made()).toHaveLength(2);
});
