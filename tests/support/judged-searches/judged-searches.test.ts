import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import { demoProducts } from "@solvia/local/demo/products";
import { describe, expect, test } from "vitest";
import { scaledDocuments } from "../../bench/documents.ts";
import { heldOut, tuning } from "./index.ts";
import { scored } from "./score.ts";

const engine = new SearchEngine(scaledDocuments(demoProducts().length));
const least = 0.97;

describe("the search over the demonstration catalogue", () => {
  test.each([
    ["the queries that it was tuned by", tuning],
    ["the queries that were held out", heldOut],
  ])("puts the right product first: %s", (_, judged) => {
    expect(scored(engine, judged, "it").meanReciprocalRank).toBeGreaterThanOrEqual(least);
  });
  test("does so whatever language the page is in", () => {
    const queries = [...tuning, ...heldOut].map(([query, wanted]) => [query, wanted] as const);
    expect(scored(engine, queries, "it").meanReciprocalRank).toBeGreaterThanOrEqual(least);
  });
});
