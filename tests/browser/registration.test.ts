import AxeBuilder from "axe-core";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { openVisitor, type Width } from "../support/browser.ts";
import { mails, password } from "../support/cloud.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

const visit = async (path: string, width: Width): Promise<Page> => {
  const page = await openVisitor(shop.browser, shop.cloud.url, width);
  await page.goto(path);
  // The page is there before its scripts, its form disabled until then.
  await expect.poll(() => page.locator("main fieldset:disabled").count()).toBe(0);
  return page;
};

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AxeBuilder.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run: () => Promise<never> } }).axe.run();
    return (violations as { id: string; nodes: { html: string }[] }[]).map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
    );
  });
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole("textbox", { name: label, exact: true }).fill(value);
}

async function agreeAndSend(page: Page, email: string): Promise<void> {
  await fill(page, { "E-mail": email });
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  for (const consent of ["Accetto i termini e le condizioni", "Accetto le condizioni di vendita", /^Ho letto/])
    await page.getByRole("checkbox", { name: consent }).check();
  await page.getByRole("button", { name: "Crea account" }).click();
}

/** The mail's link, in whichever language the country reads. */
async function confirm(page: Page, email: string): Promise<void> {
  const found = async () => (await mails(shop.cloud.mailboxUrl)).find(({ to }) => to[0]?.address === email);
  await expect.poll(async () => Boolean(await found())).toBe(true);
  const link = /verify-email\?token=[\w-]+/.exec((await found())?.html ?? "")?.[0];
  await page.goto(`/${link}`);
  await page.getByText("E-mail confermata").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "L'e-mail è già confermata" }).waitFor();
  await page.locator("#content").getByRole("link", { name: "Accedi" }).waitFor();
}

const berlin = { Via: "Torstraße", Civico: "1", CAP: "10119", Città: "Berlin", Telefono: "030 901820" };
const name = { Nome: "Ada", Cognome: "Neri" };

it("registers an Italian company: the register fills in its data, mistakes are told where they are", async () => {
  const page = await visit("/registration?kind=business", "desktop");
  await fill(page, { "Partita IVA": "07643520568" });
  await page.getByRole("button", { name: "Crea account" }).click();
  await page.getByText("Partita IVA non valida").waitFor();
  await page.getByText("Indica codice SDI o PEC").waitFor();
  await fill(page, { "Partita IVA": "12345670157" });
  await page.getByText(/già registrata: chiedi un invito/).waitFor();
  await fill(page, { "Partita IVA": "06655971007" });
  await page.getByText(/Registrata nel VIES/).waitFor();
  await fill(page, { ...name, Telefono: "02 8394 1234" });
  await page.getByLabel("Password", { exact: false }).first().fill("never kept anywhere");
  await page.getByRole("checkbox", { name: /privacy/ }).check();
  await page.reload();
  await expect.poll(() => page.getByRole("textbox", { name: "Cognome", exact: true }).inputValue()).toBe("Neri");
  await expect
    .poll(() => page.getByRole("textbox", { name: "Partita IVA", exact: true }).inputValue())
    .toBe("06655971007");
  expect(await page.getByLabel("Password", { exact: false }).first().inputValue()).toBe("");
  expect(await page.getByRole("checkbox", { name: /privacy/ }).isChecked()).toBe(false);
  expect(await page.evaluate("JSON.stringify(sessionStorage)")).not.toContain("never kept");
  await expect.poll(() => page.getByText("Partita IVA non valida").count()).toBe(0);
  await fill(page, { ...name, "Ragione sociale": "Neri Energia S.r.l.", PEC: "neri@pec.example" });
  await fill(page, {
    Via: "Via Solferino",
    Civico: "22",
    CAP: "20121",
    Città: "Milano",
    Provincia: "MI",
    Telefono: "02 8394 1234",
  });
  await agreeAndSend(page, "neri.energia@example.org");
  await page.getByText("Verifichiamo i dati dell'azienda", { exact: false }).waitFor();
  await confirm(page, "neri.energia@example.org");
});

it.each(["Privato", "Azienda"])("registers from Germany (%s), without Italy's fields", async (kind) => {
  const page = await visit("/registration", "phone");
  const email = `${kind.toLowerCase()}.berlin@example.org`;
  await page.getByText(kind, { exact: true }).first().click();
  await page.getByLabel("Paese", { exact: true }).selectOption("DE");
  for (const italian of ["Codice fiscale", "PEC", "Provincia"])
    await expect.poll(() => page.getByRole("textbox", { name: italian, exact: true }).count()).toBe(0);
  if (kind === "Azienda") await fill(page, { "Partita IVA": "DE136695976", "Ragione sociale": "Neri GmbH" });
  await fill(page, { ...name, ...berlin });
  await agreeAndSend(page, email);
  await page.getByRole("heading", { name: "Controlla la tua posta" }).waitFor();
  await confirm(page, email);
});

it.each([
  ["GB", "GB980780684"],
  ["CH", "CHE-116.281.710 MWST"],
  ["NO", "923 609 016 MVA"],
])("says of %s that there is no register to ask, and lets one go on", async (country, vatNumber) => {
  const page = await visit("/registration?kind=business", "phone");
  await page.getByLabel("Paese", { exact: true }).selectOption(country);
  await fill(page, { "Partita IVA": vatNumber });
  await page.getByText("Per questo paese non c'è un registro aperto", { exact: false }).waitFor();
  await expect.poll(() => page.getByText("Il registro non risponde", { exact: false }).count()).toBe(0);
});

it("has no fault that axe finds, and says that an e-mail is taken as one types", async () => {
  const page = await visit("/registration?kind=business", "phone");
  await fill(page, { "E-mail": "cliente@solvia.example" });
  await page.getByText("Questa e-mail è già registrata").waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it("does not move the page when a field tells what is wrong with it", async () => {
  const page = await visit("/registration", "phone");
  const consent = page.getByRole("checkbox", { name: "Accetto i termini e le condizioni" });
  const email = page.getByRole("textbox", { name: "E-mail", exact: true });
  await email.fill("nobody");
  await atRest(page);
  const before = await consent.boundingBox();
  await email.blur();
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  expect(await consent.boundingBox()).toEqual(before);
});

it("counts a press under which the page moved away", async () => {
  const page = await visit("/registration", "desktop");
  const consent = page.getByRole("checkbox", { name: "Accetto i termini e le condizioni" });
  await atRest(page);
  await consent.scrollIntoViewIfNeeded();
  await page.evaluate(
    'addEventListener("mousedown", () => document.querySelector("form").insertAdjacentHTML("afterbegin", "<p>A line<br>that<br>comes late</p>"))',
  );
  const { x, y, width, height } = (await consent.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => consent.isChecked()).toBe(true);
});

it.each(["desktop", "phone"] as const)(
  "picks an address on the map and keeps what a driver has to know (%s)",
  async (width) => {
    const page = await visit("/login", width);
    await page.getByRole("textbox", { name: "E-mail" }).fill("cliente@solvia.example");
    await page.getByLabel("Password", { exact: false }).first().fill(password);
    await page.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.goto("/profile/shipping-address");
    await page.getByRole("button", { name: "Aggiungi un indirizzo" }).first().click();
    await page.getByRole("button", { name: "Scegli il punto sulla mappa" }).click();
    await page.getByRole("button", { name: "Usa il punto al centro" }).click();
    await page.getByText(/^Trovato: 40121 Bologna/).waitFor();
    await fill(page, { Destinatario: `Cantiere ${width}`, Via: "Via Emilia", Civico: "7", Telefono: "333 123 4567" });
    await page.getByRole("checkbox", { name: "C'è un muletto per scaricare i bancali" }).check();
    await page.getByRole("button", { name: "Salva indirizzo" }).click();
    const card = page.getByRole("article", { name: `Cantiere ${width}` });
    await card.getByText("C'è un muletto", { exact: false }).waitFor();
    await expect.poll(() => card.textContent()).toContain("40121 Bologna BO");
  },
);
