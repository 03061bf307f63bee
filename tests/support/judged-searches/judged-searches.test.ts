import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import { demoProducts } from "@solvia/local/demo/products";
import { describe, expect, test } from "vitest";
import { scaledDocuments } from "../../bench/documents.ts";
import { examined } from "./examined.ts";
import { heldOut, tuning } from "./index.ts";
import { scored } from "./score.ts";

const engine = new SearchEngine(scaledDocuments(demoProducts().length));
const least = 0.97;
const visitor = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date("2026-11-20T10:00:00Z") };
const asked = (text: string) => engine.search({ text, available: false, sort: "relevance" }, visitor);

describe("the search over the demonstration catalogue", () => {
  test.each([
    ["the queries that it was tuned by", tuning],
    ["the queries that were held out", heldOut],
    ["the queries of an examination", examined],
  ])("puts the right product first: %s", (_, judged) => {
    expect(scored(engine, judged, "it").meanReciprocalRank).toBeGreaterThanOrEqual(least);
  });
  test("finds every product first by its code and by its name, with its brand and without", () => {
    for (const { id, brand, fields } of engine.documents) {
      for (const called of [
        fields.productCode,
        `${brand} ${fields.productCode}`,
        fields.name,
        `${brand} ${fields.name}`,
      ]) {
        const { found, near } = engine.search({ text: called, available: false, sort: "relevance" }, visitor);
        expect([found[0]?.id, near], called).toEqual([id, undefined]);
      }
    }
  });
  test.each([
    "scaricatore di sovratensione",
    "surge protector",
    "Überspannungsschutz",
    "cavo solare",
    "câble solaire",
    "pompa di calore",
    "pompe à chaleur",
    "Wärmepumpe",
  ])("finds nothing rather than another thing: %s", (text) => expect(asked(text).found).toEqual([]));
  test.each([
    ["falownik do 4000 zł", ["do 4000 zł"], "falownik"],
    ["cable solar 6mm", ["cable solar"], "6mm"],
    ["Drehstromzähler", ["Drehstrom"], "zähler"],
    ["pannello camper", ["camper"], "pannello"],
    ["invreter", [], "inverter"],
  ])("says what of it nothing has: %s", (text, missed, shown) => expect(asked(text).near).toEqual({ missed, shown }));
  test.each([
    ["kit 3 kw con accumulo", true],
    ["impianto completo 6 kW", true],
    ["kilowatt", false],
    ["batteria 10 kWh", false],
  ])("knows what asks for a whole plant: %s", (text, kits) => expect(asked(text).kits).toBe(kits));
  test("does so whatever language the page is in", () => {
    const queries = [...tuning, ...heldOut].map(([query, wanted]) => [query, wanted] as const);
    expect(scored(engine, queries, "it").meanReciprocalRank).toBeGreaterThanOrEqual(least);
  });
});
