import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings, findingsFromTop } from "../support/axe.ts";
import { openVisitor, widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { publishedPublication } from "../support/publications.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const both = Object.keys(widths) as Width[];
let made = 0;

/** Nothing is wider than the narrowest phone. */
async function fitsNarrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}

it.each(both)("a question is answered by a quotation or by the office, and published, %s", async (width) => {
  const email = width === "desktop" ? "cliente@solvia.example" : "azienda@solvia.example";
  // Of its own each time: nothing of another run answers it.
  const word = `ganciotti${width}${++made}`;
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const body = `<h2>Fissaggio</h2><p>I ${word} si avvitano ai travetti, mai soltanto alle tegole del tetto.</p>`;
  const article = await publishedPublication(admin, { title: `Montare i ${word}`, body });

  const visitor = await openVisitor(shop.browser, shop.cloud.url, width);
  await visitor.goto("/questions");
  await visitor.getByRole("heading", { level: 1, name: "Domande e risposte" }).waitFor();
  await visitor.getByRole("main").getByRole("link", { name: "Accedi per fare una domanda" }).waitFor();
  expect(await axeFindings(visitor)).toEqual([]);

  const page = await openAs(shop, email, article.path, width);
  await page.getByRole("region", { name: "Domande su questo testo" }).waitFor();
  const asking = page.getByRole("region", { name: "Fai una domanda" });
  // By the keyboard: what answers is told as it comes.
  await asking.getByRole("textbox", { name: "La tua domanda" }).fill("Scrivetemi a me@example.com per favore");
  await asking.getByRole("button", { name: "Chiedi" }).focus();
  await page.keyboard.press("Enter");
  await asking.getByText("Togli indirizzi e-mail").waitFor();
  await asking.getByRole("textbox", { name: "La tua domanda" }).fill(`Dove si avvitano i ${word}, ai travetti?`);
  await asking.getByRole("button", { name: "Chiedi" }).click();
  await asking.getByText(`I ${word} si avvitano ai travetti`).waitFor();
  await asking.getByRole("link", { name: `Montare i ${word} · Fissaggio` }).waitFor();
  expect(await findingsFromTop(page)).toEqual([]);
  await fitsNarrow(page);
  await asking.getByRole("button", { name: "Non mi basta: chiedi a un tecnico" }).click();
  await asking.getByText("Abbiamo chiesto a un tecnico").waitFor();

  const office = await openAs(shop, "admin@solvia.example", "/back-office/question-answering/unanswered", "desktop");
  await office.getByRole("link", { name: `Dove si avvitano i ${word}` }).waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await office.getByRole("link", { name: `Dove si avvitano i ${word}` }).click();
  await office.getByRole("textbox", { name: "Testo della risposta" }).fill("Ai travetti, con due viti da legno.");
  await office.getByRole("checkbox", { name: "Pubblica per tutti" }).check();
  expect(await findingsFromTop(office)).toEqual([]);
  await office.getByRole("button", { name: "Pubblica", exact: true }).click();
  await office.getByText("Pubblicata", { exact: true }).waitFor();

  await page.goto("/profile/questions");
  const own = page.getByRole("article", { name: `Dove si avvitano i ${word}` });
  await own.getByText("con due viti da legno").waitFor();
  await own.getByText("Pubblicata").waitFor();
  expect(await findingsFromTop(page)).toEqual([]);
  await fitsNarrow(page);

  const search = visitor.getByRole("main").getByRole("searchbox", { name: "Cerca fra le risposte" });
  await search.fill(word);
  await visitor.keyboard.press("Enter");
  await visitor.getByRole("heading", { name: `Risultati per “${word}”` }).waitFor();
  await visitor.getByText("con due viti da legno").waitFor();
  expect(await axeFindings(visitor)).toEqual([]);
  await fitsNarrow(visitor);
  await search.fill("parole che nessuno ha scritto");
  await visitor.keyboard.press("Enter");
  await visitor.getByText("Nessuna domanda trovata").waitFor();
});
