import { expect, it } from "vitest";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { axeFindings } from "../support/axe.ts";
import { openVisitor } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { dot } from "../support/dot.ts";
import { openAs } from "../support/office.ts";
import { draftPublication, movePublication, publishedPublication } from "../support/publications.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const administrator = "admin@solvia.example";
const office = (path: string, width?: "desktop" | "phone") => openAs(shop, administrator, path, width);
const admin = () => new Caller(shop.cloud.url).login(administrator);
const visit = async (path: string, width: "desktop" | "phone" = "desktop") => {
  const page = await openVisitor(shop.browser, shop.cloud.url, width);
  await page.goto(path);
  return page;
};

it("is written, looked at, published, translated and withdrawn by the office", async () => {
  const page = await office("/back-office/publications");
  await page.getByRole("link", { name: "Nuova pubblicazione" }).click();
  await page.getByRole("heading", { name: "Nuova pubblicazione" }).waitFor();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByText("Obbligatorio").first().waitFor();
  await page.getByRole("textbox", { name: "Titolo", exact: true }).fill("Ombre e ottimizzatori");
  await page.getByRole("textbox", { name: "Sommario" }).fill("Quando servono davvero.");
  const body = page.getByRole("textbox", { name: "Testo", exact: true });
  await body.click();
  await page.getByRole("button", { name: "Capitolo" }).click();
  await page.keyboard.type("Il camino");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Un’ombra stretta ferma una stringa.");
  await page.getByRole("combobox", { name: "Argomenti" }).fill("Ombre");
  await page.keyboard.press("Enter");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByRole("heading", { name: "Ombre e ottimizzatori" }).waitFor();
  await page.getByText("Bozza").first().waitFor();
  await page.getByRole("button", { name: "Pubblica", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pubblica", exact: true }).click();
  await page.getByText("l'immagine").waitFor();
  await page
    .getByRole("group", { name: "Immagine" })
    .locator("input[type=file]")
    .setInputFiles({ name: "ombra.png", mimeType: "image/png", buffer: Buffer.from(dot) });
  await page.getByText("Salva prima le modifiche.").waitFor();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByRole("img", { name: "Immagine attuale" }).waitFor();
  await page.getByText("Salva prima le modifiche.").waitFor({ state: "detached" });
  const preview = await page.getByRole("link", { name: "Anteprima" }).getAttribute("href");
  const reader = await visit(preview ?? "");
  await reader.getByText("Anteprima: solo chi ha questo indirizzo vede la pagina.").waitFor();
  await reader.getByRole("heading", { level: 2, name: "Il camino" }).waitFor();
  await page.getByRole("button", { name: "Pubblica", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pubblica", exact: true }).click();
  await page.getByText("Pubblicata", { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Traduzioni" }).click();
  await page.getByRole("link", { name: "English: 3 testi da vedere" }).click();
  await page.getByRole("textbox", { name: "Titolo (English)", exact: true }).fill("Shades and optimizers");
  await page.getByRole("textbox", { name: "Testo (English)", exact: true }).click();
  await page.keyboard.type("A narrow shade stops a string.");
  await page.getByRole("button", { name: "Salva English" }).click();
  await page.getByText("Traduzione salvata").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const english = await visit("/articles/ombre-e-ottimizzatori?country=gb");
  await english.getByRole("heading", { name: "Shades and optimizers" }).waitFor();
  await english.getByText("A narrow shade stops a string.").waitFor();
  await page.getByRole("link", { name: "Alla pubblicazione" }).click();
  await page.getByRole("button", { name: "Ritira" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ritira" }).click();
  await page.getByText("Ritirata", { exact: true }).waitFor();
  const late = await visit("/articles/ombre-e-ottimizzatori");
  await expect.poll(() => late.getByRole("heading", { level: 1 }).textContent()).not.toBe("Ombre e ottimizzatori");
});

it("gets its day by the clock of Italy, and gives it back", async () => {
  const { id } = await draftPublication(await admin(), { title: "Uscita con data" });
  const page = await office(`/back-office/publications/${id}`, "phone");
  await page.getByRole("button", { name: "Programma", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Giorno").fill("2020-01-02");
  await dialog.getByRole("button", { name: "Programma", exact: true }).click();
  await dialog.getByText("La data è già passata").waitFor();
  await dialog.getByLabel("Giorno").fill("2099-07-01");
  await dialog.getByLabel("Ora (Italia)").fill("10:30");
  await dialog.getByRole("button", { name: "Programma", exact: true }).click();
  await page.getByText("1 lug 2099, 10:30").waitFor();
  const { body } = await (await admin()).call("GET", `/back-office/publications/${id}`);
  expect(body).toMatchObject({ status: "scheduled", publishOn: "2099-07-01T08:30:00.000Z" });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Togli la data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Togli la data" }).click();
  await page.getByText("Bozza", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Elimina la bozza" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Elimina la bozza" }).click();
  await page.getByRole("heading", { name: "Pubblicazioni" }).waitFor();
});

it.each(["desktop", "phone"] as const)("is found by words and by tag and read on a %s, once counted", async (width) => {
  const caller = await admin();
  const tag = `cavi ${width}`;
  const { id } = await publishedPublication(caller, {
    title: `Cavi solari ${width}`,
    tags: [tag],
    body: "<h2>Sezione</h2><p>Il cadmio non c’è.</p>",
  });
  await publishedPublication(caller, { title: `Connettori ${width}`, tags: [tag] });
  const page = await visit("/articles", width);
  // A browser that says it has no window is counted as a machine.
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.setExtraHTTPHeaders({ "user-agent": agent.replace("Headless", "") });
  await page.getByRole("searchbox", { name: "Cerca negli articoli" }).fill(`cadmio solari ${width}`);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Risultati per/ }).waitFor();
  await expect.poll(() => page.locator(".pubs-card").count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Togli i filtri" }).click();
  await page.getByRole("navigation", { name: "Argomenti" }).getByRole("link", { name: tag }).click();
  await expect.poll(() => page.locator(".pubs-card").count()).toBe(2);
  await page.getByRole("link", { name: `Cavi solari ${width}` }).click();
  await page.getByText("Il cadmio non c’è.").waitFor();
  await page.getByRole("heading", { name: "Da leggere anche" }).waitFor();
  await expect.poll(() => page.title()).toBe(`Cavi solari ${width} · Solvia`);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("Il cadmio non c’è.").waitFor();
  await expect
    .poll(async () => ((await caller.call("GET", `/back-office/publications/${id}`)).body as { views: number }).views)
    .toBe(1);
});

it.each(["desktop", "phone"] as const)("is shown as the newest on the home page, on a %s", async (width) => {
  const title = `Appena uscito ${width} ${Date.now()}`;
  const { code } = await publishedPublication(await admin(), { title });
  const page = await visit("/", width);
  await page.getByRole("heading", { name: "In evidenza" }).waitFor();
  await page.locator("#root").getByRole("heading", { name: "Perché" }).first().scrollIntoViewIfNeeded();
  await page.locator("#root").getByRole("heading", { name: "Ultimi articoli" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator("#root").getByRole("link", { name: title }).click();
  await page.waitForURL((url) => url.pathname === `/articles/${code}`);
});

it("is named by the products of its series", async () => {
  const caller = await admin();
  const found = (await caller.call("GET", "/products/search?category=inverters&size=1")).body as {
    items: { id: string; path: string }[];
  };
  const { series } = (await caller.call("GET", `/products/product/${found.items[0]!.id}`)).body as {
    series: { id: string };
  };
  const title = "Come si collega questa serie";
  await publishedPublication(caller, { title, seriesIds: [series.id] });
  const page = await visit(found.items[0]!.path, "phone");
  await page.getByRole("tab", { name: "Serie" }).click();
  await page.getByRole("heading", { name: "Da leggere su questa serie" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
});

it("tells the words of a technical note to a subscriber, and others how to come by them", async () => {
  const title = "Nota sui fusibili";
  const { path } = await publishedPublication(await admin(), {
    type: "technicalNote",
    title,
    body: "<p>Si sceglie il gPV.</p>",
  });
  const page = await visit(path);
  await page.getByText("Il testo di questa nota è riservato agli abbonati").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("article").getByRole("link", { name: "Accedi" }).waitFor();
  const subscriber = await openAs(shop, "premium@solvia.example", path);
  await subscriber.getByText("Si sceglie il gPV.").waitFor();
  expect(await axeFindings(subscriber)).toEqual([]);
  const paper = await subscriber.getByRole("link", { name: "Scarica in PDF" }).getAttribute("href");
  expect((await subscriber.request.get(paper ?? "")).headers()["content-type"]).toBe("application/pdf");
  expect(await page.getByRole("link", { name: "Scarica in PDF" }).count()).toBe(0);
  await page.getByRole("link", { name: "Vedi i piani" }).click();
  await page.waitForURL((url) => url.pathname === "/plans");
});

it("leads through a course from lesson to lesson", async () => {
  const caller = await admin();
  const lesson = await publishedPublication(caller, { type: "lesson", title: "Lezione sui morsetti" });
  await publishedPublication(caller, { type: "course", title: "Corso di posa", lessonIds: [lesson.id] });
  const page = await visit("/academy", "phone");
  await page.getByRole("link", { name: "Corso di posa" }).click();
  await page.getByRole("heading", { name: "Le lezioni del corso" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Lezione sui morsetti" }).click();
  await page.getByRole("heading", { level: 1, name: "Lezione sui morsetti" }).waitFor();
  await page.getByRole("link", { name: "Accademia" }).first().click();
  await page.getByRole("link", { name: "Tutte le lezioni" }).click();
  await page.getByRole("heading", { level: 1, name: "Tutte le lezioni" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it.each(["desktop", "phone"] as const)("has a webinar registered for at its page (%s)", async (width) => {
  const editor = await admin();
  const draft = await draftPublication(editor, { type: "webinar", title: `Diretta ${width}` });
  const day = plusDays(romeDate(new Date()), 6);
  const page = await office(`/back-office/publications/${draft.id}`, width);
  await page.getByLabel("Giorno").fill(day);
  await page.getByLabel(/^Dalle/).fill("17:00");
  await page.getByLabel(/^Alle/).fill("18:00");
  await page.getByLabel("Collegamento alla diretta").fill("https://live.example/stanza");
  await page.getByRole("button", { name: "Salva la data" }).click();
  await page.getByText("Iscritti: 0 su 100").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await movePublication(editor, draft, "publish");
  const reader = await visit("/webinars", width);
  await reader.getByRole("link", { name: `Diretta ${width}` }).click();
  await reader.getByRole("textbox", { name: "Nome e cognome" }).fill("Ada Neri");
  await reader.getByRole("textbox", { name: "E-mail" }).fill(`ada-${width}@esempio.example`);
  await reader.getByRole("checkbox").check();
  expect(await axeFindings(reader)).toEqual([]);
  await reader.getByRole("button", { name: "Iscriviti al webinar" }).click();
  await reader.getByRole("link", { name: "Scarica l'appuntamento" }).waitFor();
  expect(await axeFindings(reader)).toEqual([]);
  expect(await reader.content()).not.toContain("live.example");
});
