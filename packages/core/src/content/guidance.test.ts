import { describe, expect, it } from "vitest";
import { languages } from "@solvia/texts/languages";
import { drawPaperList } from "./draw-paper-list.ts";
import { guidanceFacts, guidancePaths, wayPaths } from "./guidance-facts.ts";
import { plainText } from "./index.ts";
import { fileTextIds, guidanceIds, isFileText } from "./plain-text.ts";

/** Where acts are published, and the authorities that apply them. */
const official = [
  "www.normattiva.it",
  "www.gazzettaufficiale.it",
  "www.agenziaentrate.gov.it",
  "www.mase.gov.it",
  "www.gse.it",
  "www.efficienzaenergetica.enea.it",
];
const ofLaw = guidanceIds.filter((id) => guidanceFacts[id].sources);

/** The figures of each text, in order. */
const figuresIn = (texts: readonly string[]): string[][] => texts.map((text) => text.match(/\d+/g) ?? []);

describe.each(guidanceIds)("%s", (id) => {
  it.each(languages)("leads on in %s, by words of that language", async (language) => {
    const [{ ways, papers, shown }, model] = await Promise.all([plainText(id, language), plainText(id, "it")]);
    expect(ways?.items.length).toBeGreaterThan(1);
    for (const [at, { path, name }] of (ways?.items ?? []).entries()) {
      expect(Object.values(wayPaths)).toContain(path);
      if (language !== "it") expect(name).not.toBe(model.ways?.items[at]?.name);
    }
    expect(papers !== undefined).toBe(isFileText(id));
    if (!papers || !model.papers) return;
    expect(figuresIn(papers.items)).toEqual(figuresIn(model.papers.items));
    if (language !== "it") for (const paper of papers.items) expect(model.papers.items).not.toContain(paper);
    expect(shown).toBeUndefined();
  });
});

it("the pages that tell the law say by which acts, of which day, published where", () => {
  expect(ofLaw).toEqual(["consulenza-comunita-energetiche-e-autoconsumo-collettivo", "asseverazione", "superbonus"]);
  for (const id of ofLaw) {
    const { asOf, sources = [] } = guidanceFacts[id];
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sources.length).toBeGreaterThan(2);
    for (const { name, url, on } of sources) {
      expect(official, url).toContain(new URL(url).host);
      // An act names its day; the page of an authority has none.
      if (on === undefined) expect(name).not.toMatch(/\d/);
      else expect(name).toContain(` ${on.slice(0, 4)}`);
      expect((on ?? "") <= (asOf ?? "")).toBe(true);
    }
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
  }
});

it.each(languages)("in %s they say as of when, and that it is no advice", async (language) => {
  for (const id of ofLaw) {
    const { standing, sources } = await plainText(id, language);
    const [year = "", , day = ""] = (guidanceFacts[id].asOf ?? "").split("-");
    expect(standing).toMatch(new RegExp(`\\b${Number(day)}\\D{2,20}${year}`));
    expect(standing).toContain("CAF");
    expect(sources?.items).toEqual(guidanceFacts[id].sources);
  }
});

it("the services lead to every page of advice, by its title", async () => {
  for (const language of languages) {
    const { ways } = await plainText("services", language);
    const titles = await Promise.all(guidanceIds.map(async (id) => (await plainText(id, language)).title));
    expect(ways?.items).toEqual(guidanceIds.map((id, at) => ({ path: guidancePaths[id], name: titles[at] })));
  }
});

it.each(fileTextIds)("the list of papers of %s is a PDF, the same each time, whatever the letters", async (id) => {
  const once = await drawPaperList(id, "it");
  expect(Buffer.from(once).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await drawPaperList(id, "it")).length).toBe(once.length);
  expect((await drawPaperList(id, "uk")).length).toBeGreaterThan(10_000);
});
