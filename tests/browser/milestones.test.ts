import { expect, it } from "vitest";
import { plusDays, romeDate, romeMonth } from "@solvia/core/platform/time";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("the office sets a milestone, a company's order reaches it, its owner redeems it and finds the coupon in the cart", async () => {
  const office = await openAs(shop, "admin@solvia.example", "/back-office/milestones");
  await office.getByRole("button", { name: "Nuovo traguardo" }).first().click();
  const form = office.getByRole("dialog");
  await form.getByRole("textbox", { name: "Nome" }).fill("Primo acquisto dell'anno");
  await form.getByRole("textbox", { name: "Importo da raggiungere, IVA esclusa" }).fill("300");
  await form.getByLabel("Ultimo mese").selectOption(`${Number(romeMonth(new Date()).slice(0, 4)) - 1}-12`);
  await form.getByRole("button", { name: "Salva il traguardo" }).click();
  await form.getByText("Finisce prima di iniziare").waitFor();
  await form.getByLabel("Ultimo mese").selectOption(romeMonth(new Date()));
  await form.getByRole("textbox", { name: "Sconto, IVA esclusa" }).fill("25");
  await form.getByRole("button", { name: "Salva il traguardo" }).click();
  await form.waitFor({ state: "hidden" });
  await office.getByText("Primo acquisto dell'anno", { exact: true }).first().waitFor();

  const owner = await openAs(shop, "azienda@solvia.example", "/dashboard/milestones", "phone");
  const card = owner.getByRole("region", { name: /Prodotti ordinati per 300,00\s€/ });
  await card.getByText(/^Da raggiungere ancora: 300,00\s€$/).waitFor();
  const [customer, admin] = await Promise.all(
    ["azienda@solvia.example", "admin@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  const panels = await firstFound(customer!, "category=panels&available=true");
  await buyAndPay(customer!, admin!, panels, 40);
  await expect
    .poll(
      async () => {
        await owner.reload();
        await card.getByText("IVA esclusa").first().waitFor();
        return card.getByRole("button", { name: "Riscatta il premio" }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  // Taken away by the office meanwhile, it stays theirs who were told of it.
  await office.getByRole("button", { name: "Togli Primo acquisto dell'anno" }).click();
  const sure = office.getByRole("dialog");
  await sure.getByText(/chi l'ha già raggiunto può ancora riscattare il premio/).waitFor();
  await sure.getByRole("button", { name: "Togli" }).click();
  await sure.waitFor({ state: "hidden" });
  await owner.reload();
  await card.getByRole("button", { name: "Riscatta il premio" }).waitFor();
  const top = async () => (await card.boundingBox())?.y;
  const before = await top();
  await card.getByRole("button", { name: "Riscatta il premio" }).click();
  const told = card.getByText(/^Coupon BONUS-\w{10}: scrivilo nel carrello entro (il |l.)/);
  await told.waitFor();
  // The card stays under the hand, and the keyboard goes on from it.
  expect(await top()).toBe(before);
  await expect.poll(() => owner.locator("section:focus, section :focus").count()).toBe(1);
  const code = /BONUS-\w{10}/.exec((await told.textContent()) ?? "")?.[0] ?? "";
  await atRest(owner);
  await owner.goto("/search?category=panels&available=true");
  await owner.locator(".product-card").nth(1).click();
  await owner.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await owner.getByRole("link", { name: "Vai al carrello" }).first().click();
  await owner.getByRole("textbox", { name: "Codice del coupon" }).fill(code);
  await owner.getByRole("button", { name: "Applica" }).click();
  await owner.getByText(`Coupon: ${code}`).waitFor();
});

it("what a customer can earn no more stands there as closed, until late money can't reach it either", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const today = romeDate(new Date());
  const last = plusDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const terms = { measure: "orders", count: 7, from: last, until: last, kind: "percent", percent: 300, days: 30 };
  await admin.call("PUT", "/back-office/milestones", { ...terms, name: "Mese passato" });
  const owner = await openAs(shop, "azienda@solvia.example", "/dashboard/milestones", "phone");
  const card = owner.getByRole("region", { name: /^Ordini pagati e tenuti: 7/ });
  await card.getByText("Chiuso", { exact: true }).waitFor();
  await card.getByText(/^Non contano più nuovi ordini\. .* entro (il |l.)\d/).waitFor();
  expect(await card.getByText(/^Da raggiungere ancora/).count()).toBe(0);
  await atRest(owner);
  expect(await axeFindings(owner)).toEqual([]);
});

it("the office is asked before it offers a reward that eats up what it is earned by", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const rewards = async () => {
    const { body } = await admin.call("GET", "/back-office/milestones?text=troppo generoso");
    return (body as { items: { amount?: number }[] }).items.map(({ amount }) => amount);
  };
  const office = await openAs(shop, "admin@solvia.example", "/back-office/milestones", "phone");
  await office.getByRole("button", { name: "Nuovo traguardo" }).first().click();
  const form = office.getByRole("dialog", { name: "Nuovo traguardo" });
  await form.getByRole("textbox", { name: "Nome" }).fill("Troppo generoso");
  await form.getByRole("textbox", { name: "Importo da raggiungere, IVA esclusa" }).fill("1000");
  const reward = form.getByRole("textbox", { name: "Sconto, IVA esclusa" });
  await reward.fill("500");
  const save = form.getByRole("button", { name: "Salva il traguardo" });
  await save.click();
  const asked = office.getByRole("dialog", { name: "È giusto così?" });
  await asked.getByText(/^Il premio è di 500,00\s€ per 1\.000,00\s€ di prodotti comprati\.$/).waitFor();
  await atRest(office);
  expect(await axeFindings(office)).toEqual([]);
  await asked.getByRole("button", { name: "Correggi" }).click();
  await asked.waitFor({ state: "hidden" });
  expect(await rewards()).toEqual([]);
  // By orders nobody says what they come to.
  await form.getByLabel("Che cosa conta").selectOption("Numero di ordini");
  await form.getByRole("textbox", { name: "Ordini da raggiungere" }).fill("3");
  await save.click();
  await asked.getByText(/^Il premio è di 500,00\s€ per un numero di ordini di 3, di qualsiasi importo\.$/).waitFor();
  await asked.getByRole("button", { name: "Correggi" }).click();
  await asked.waitFor({ state: "hidden" });
  await reward.fill("300");
  await save.click();
  await form.waitFor({ state: "hidden" });
  expect(await rewards()).toEqual([30_000]);
});
