import { gunzipSync, gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { documentForm } from "@solvia/core/catalogue/search/packed";
import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import { scaledDocuments } from "./documents.ts";
import { percentile, type Row } from "./measure.ts";

/** How many products a function that searches holds in its memory. */
const sizes = [50_000, 100_000, 200_000, 500_000];
/** Documents of one object of the log. */
const portion = 4000;
const mostMegabytes = 9000;

/** Seconds of the processor, the collector's threads with them; nothing else runs in this process meanwhile. */
function worked<T>(run: () => T): [seconds: number, result: T] {
  const begun = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(begun);
  return [(user + system) / 1e6, result];
}

interface Measured {
  zipped: number;
  read: number;
  applied: number;
  first: number;
  later: number[];
  memory: number;
}

/** A new function over so many products: reads its log object by object, as it lies in S3, builds its engine and searches. */
function measured(size: number): Measured {
  const rows = scaledDocuments(portion).map((row) => documentForm.packed(row) as typeof row);
  const engine = new SearchEngine();
  let [zipped, read, applied] = [0, 0, 0];
  for (let at = 0; at < size; at += portion) {
    const mark = ` ${at / portion}y`;
    const renamed = rows.slice(0, size - at).map((row, index) => ({
      ...row,
      id: `P${String(at + index).padStart(8, "0")}`,
      fields: { ...row.fields, name: `${row.fields.name}${mark}`, productCode: `${index}${mark}` },
    }));
    const object = gzipSync(JSON.stringify(renamed), { level: 6 });
    zipped += object.length;
    const [reading, documents] = worked(() =>
      (JSON.parse(gunzipSync(object).toString()) as unknown[]).map((row) => documentForm.unpacked(row)),
    );
    read += reading;
    applied += worked(() => engine.apply(documents, []))[0];
  }
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date() };
  const search = (text: string) =>
    worked(() => engine.search({ text, available: false, sort: "relevance" }, viewer, { from: 0, to: 24 }))[0];
  const first = search("");
  const texts = ["pannello 450w", "inverter ibrido", "batteria", "wallbox 22 kw"];
  for (const text of texts) search(text);
  const later = Array.from({ length: 20 }, (_, at) => search(texts[at % texts.length] ?? ""));
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { zipped, read, applied, first, later, memory: heapUsed + external };
}

/** What the function that searches, which holds the whole catalogue, would need for catalogues larger than any that we have. */
export async function largeRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData: size,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const found = await new Promise<Measured | undefined>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error: NodeJS.ErrnoException) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(undefined) : reject(error),
      );
    });
    await worker.terminate();
    const title = `${size.toLocaleString("en")} products in one function`;
    if (!found) {
      rows.push({ what: `${title}: more than`, measured: mostMegabytes, unit: "MB" });
      break;
    }
    const megabyte = 1024 * 1024;
    rows.push(
      { what: `${title}: its log in S3`, measured: found.zipped / megabyte, unit: "MB" },
      { what: `${title}: reading it, of the processor`, measured: found.read, unit: "s" },
      { what: `${title}: building the engine`, measured: found.applied, unit: "s" },
      { what: `${title}: its first search`, measured: found.first, unit: "s" },
      { what: `${title}: a later one by words, p50`, measured: percentile(found.later, 0.5) * 1000, unit: "ms" },
      { what: `${title}: memory`, measured: found.memory / megabyte, unit: "MB" },
    );
  }
  return rows;
}

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
if (!isMainThread) parentPort?.postMessage(measured(workerData as number));
