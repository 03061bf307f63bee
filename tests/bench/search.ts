import { gzipSync } from "node:zlib";
import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import type { Filters } from "@solvia/core/catalogue/search/narrow";
import { scaledDocuments } from "./documents.ts";
import { milliseconds, percentile, timings, type Row } from "./measure.ts";

const none: Filters = { text: "", available: false, sort: "relevance" };
const anyone = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date() };

/** What visitors do: browse a category, type words, filter, sort. */
const searches: readonly Filters[] = [
  none,
  { ...none, category: "panels" },
  { ...none, category: "panels", brand: ["LONGi"], powerMin: 420, sort: "price" },
  { ...none, text: "pannello 450w nero" },
  { ...none, text: "inverter ibrido trifase 10 kw", available: true },
  { ...none, category: "inverters", phases: ["3"], mpptNumber: ["2", "3"], maxVoltageMin: 900, delivery: ["1", "2"] },
  { ...none, category: "batteries", tension: ["high-tension"], energyMin: 5000, sort: "perUnit" },
  { ...none, text: "huawey sun2000" },
  { ...none, text: "batteria", category: "batteries", sort: "-power" },
  { ...none, priceMin: 10_000, priceMax: 200_000, sort: "availability" },
];

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
};

async function measured(size: number, budget: number | undefined): Promise<Row[]> {
  const documents = scaledDocuments(size);
  const before = heap();
  const [build, engine] = await milliseconds(() => new SearchEngine(documents));
  const memory = heap() - before;
  const text = JSON.stringify(documents);
  const bytes = gzipSync(text, { level: 6 }).length;
  const [refresh] = await milliseconds(() => new SearchEngine(JSON.parse(text) as typeof documents));
  const taken = await timings(400, (index) => engine.search(searches[index % searches.length]!, anyone));
  const title = `search, ${size.toLocaleString("en")} products`;
  return [
    { what: `${title}: with facets, p50`, measured: percentile(taken, 0.5), unit: "ms" },
    { what: `${title}: with facets, p95`, measured: percentile(taken, 0.95), unit: "ms", budget },
    { what: `${title}: building the index`, measured: build, unit: "ms" },
    { what: `${title}: reading a changed snapshot and building`, measured: refresh, unit: "ms" },
    { what: `${title}: memory of the index`, measured: memory, unit: "MB" },
    { what: `${title}: the snapshot in S3, gzipped`, measured: bytes / 1024, unit: "KB" },
  ];
}

export const searchRows = async (): Promise<Row[]> => [
  ...(await measured(6700, undefined)),
  ...(await measured(20_000, 10)),
];
