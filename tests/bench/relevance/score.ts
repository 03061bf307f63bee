import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import type { SearchDocument } from "@solvia/core/catalogue/search/document";
import { demoProducts } from "@solvia/local/demo/products";
import { scaledDocuments } from "../documents.ts";
import type { Row } from "../measure.ts";
import { queries, type Expected } from "./queries.ts";

const near = (value: number | undefined, wanted: number): boolean =>
  value !== undefined && Math.abs(value - wanted) <= wanted * 0.03;

function fits({ category, typology, brand, fields }: SearchDocument, expected: Expected): boolean {
  const texts = `${fields.name} ${fields.productCode}`.toLowerCase();
  return (
    (!expected.category || category === expected.category) &&
    (!expected.typology || expected.typology.includes(typology ?? "")) &&
    (!expected.brand || brand === expected.brand) &&
    (!expected.code || fields.productCode.startsWith(expected.code)) &&
    (!expected.size || near(fields.powerWatt ?? fields.energyWattHour, expected.size)) &&
    (!expected.watt || fields.powerWatt === expected.watt) &&
    (!expected.named || texts.includes(expected.named.toLowerCase()))
  );
}

/** Mean reciprocal rank and recall among the first ten, over the demonstration catalogue; the misses are named. */
export async function relevanceRows(): Promise<Row[]> {
  const documents = scaledDocuments(demoProducts().length);
  const engine = new SearchEngine(documents);
  const anyone = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date() };
  const none = { available: false, sort: "relevance" };
  let ranks = 0;
  let recalls = 0;
  const misses: string[] = [];
  for (const { query, expected } of queries) {
    const wanted = new Set(documents.filter((document) => fits(document, expected)).map(({ id }) => id));
    if (wanted.size === 0) throw new Error(`nothing in the catalogue is expected for "${query}"`);
    const { found } = engine.search({ ...none, text: query }, anyone);
    const rank = found.findIndex(({ id }) => wanted.has(id)) + 1;
    const hits = found.slice(0, 10).filter(({ id }) => wanted.has(id)).length;
    const recall = hits / Math.min(10, wanted.size);
    ranks += rank > 0 ? 1 / rank : 0;
    recalls += recall;
    if (rank !== 1 || recall < 0.8) misses.push(`"${query}" first at ${rank || "none"}, recall ${recall.toFixed(2)}`);
  }
  for (const miss of misses) console.log(`  ${miss}`);
  const note = `${queries.length} queries`;
  return [
    { what: "search relevance: mean reciprocal rank", measured: ranks / queries.length, unit: "", note },
    { what: "search relevance: recall among the first ten", measured: recalls / queries.length, unit: "", note },
  ];
}
