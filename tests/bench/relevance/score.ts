import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import { demoProducts } from "@solvia/local/demo/products";
import { queries as blind } from "../../support/judged-searches/blind.ts";
import { heldOut, tuning } from "../../support/judged-searches/index.ts";
import { scored } from "../../support/judged-searches/score.ts";
import { scaledDocuments } from "../documents.ts";
import type { Row } from "../measure.ts";

/** Mean reciprocal rank over the demonstration catalogue; what doesn't come first of the tuned queries is named. */
export async function relevanceRows(): Promise<Row[]> {
  const engine = new SearchEngine(scaledDocuments(demoProducts().length));
  const tuned = scored(engine, tuning, "it");
  for (const miss of tuned.misses) console.log(`  ${miss}`);
  const sets = [
    ["tuned", tuned],
    ["held out", scored(engine, heldOut, "it")],
    ["written when it stood", scored(engine, blind, "it")],
  ] as const;
  return sets.map(([name, { meanReciprocalRank, queries }]) => ({
    what: `search relevance: mean reciprocal rank, ${name}`,
    measured: meanReciprocalRank,
    unit: "",
    note: `${queries} queries`,
  }));
}
