import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import { demoProducts } from "@solvia/local/demo/products";
import { heldOut, tuning } from "../../support/judged-searches/index.ts";
import { scored } from "../../support/judged-searches/score.ts";
import { scaledDocuments } from "../documents.ts";
import type { Row } from "../measure.ts";

/** Mean reciprocal rank over the demonstration catalogue; what doesn't come first of the tuned queries is named. */
export async function relevanceRows(): Promise<Row[]> {
  const engine = new SearchEngine(scaledDocuments(demoProducts().length));
  const [tuned, held] = [scored(engine, tuning, "it"), scored(engine, heldOut, "it")];
  for (const miss of tuned.misses) console.log(`  ${miss}`);
  return [tuned, held].map(({ meanReciprocalRank, queries }, at) => ({
    what: `search relevance: mean reciprocal rank, ${["tuned", "held out"][at]}`,
    measured: meanReciprocalRank,
    unit: "",
    note: `${queries} queries`,
  }));
}
