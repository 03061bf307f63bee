import { writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tendTranscriptions } from "@solvia/core/publications/media/tend-transcriptions";
import { silence } from "@solvia/local/demo/silence";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { publishedPublication } from "../support/publications.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const both = Object.keys(widths) as Width[];

it.each(both)("a recording is added, written down, played and read, %s", async (width) => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const article = await publishedPublication(admin, { title: `La serata registrata ${width}` });
  const file = join(await mkdtemp(join(tmpdir(), "recording-")), "serata.mp3");
  await writeFile(file, silence(90));

  const office = await openAs(shop, "admin@solvia.example", `/back-office/publications/${article.id}`, width);
  await office.getByText("Nessuna registrazione e nessun documento").waitFor();
  await office.locator('input[type="file"]').last().setInputFiles(file);
  await office.getByRole("button", { name: "Aggiungi", exact: true }).click();
  await office.getByRole("link", { name: "Apri serata.mp3" }).waitFor();
  await office.getByRole("textbox", { name: "Capitoli" }).fill("0:00 Inizio\n1:00 Domande");
  await office.getByRole("button", { name: "Salva", exact: true }).last().click();
  await office.getByText("Salvato").waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await office.getByRole("button", { name: "Trascrivi serata.mp3" }).click();
  await office.getByText("In coda").waitFor();
  for (let run = 0; run < 3; run++) await tendTranscriptions(new Date());
  await office.goto("/back-office/video-transcriptions");
  await office.getByText("serata.mp3").first().waitFor();
  expect(await axeFindings(office)).toEqual([]);

  const page = await openVisitor(shop.browser, shop.cloud.url, width);
  await page.goto(article.path);
  const recordings = page.getByRole("region", { name: "Registrazioni" });
  await recordings.getByRole("heading", { name: "serata.mp3" }).waitFor();
  await recordings.getByRole("button", { name: "Leggi la trascrizione" }).click();
  await recordings.getByText("nessuno ascolta le registrazioni").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await recordings.getByRole("button", { name: "Riproduci da 1:00" }).first().click();
  await expect.poll(() => page.evaluate("document.querySelector('audio').currentTime")).toBeGreaterThanOrEqual(60);
  // The address that the player stands on has run out: it asks anew and goes on where it was.
  const asked = page.waitForRequest((request) => request.url().includes(`/publications/${article.id}/media/`));
  await page.evaluate("document.querySelector('audio').dispatchEvent(new Event('error'))");
  await asked;
  await expect.poll(() => page.evaluate("document.querySelector('audio').currentTime")).toBeGreaterThanOrEqual(60);
  await expect.poll(() => recordings.getByText("Il tuo browser non").count()).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
});
