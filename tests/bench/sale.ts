import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStorage } from "@solvia/local/database/storage";
import { scaledDocuments } from "./documents.ts";
import { percentile, type Row } from "./measure.ts";

/** The catalogues beside which a sale is measured. */
const sizes = [500, 5000, 50_000];
const sales = 64;

/** Milliseconds of the processor, the emulated S3's with them: what a machine has besides to do does not count. */
async function worked<T>(run: () => Promise<T>): Promise<number> {
  const begun = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** What is asked of S3 while `run` runs, and how many bytes it writes. */
async function storedBy(run: () => Promise<unknown>): Promise<{ requests: number; bytes: number }> {
  const { storage } = await import("@solvia/core/platform/files/storage");
  const counted = { requests: 0, bytes: 0 };
  storage.middlewareStack.add(
    (next) => (args) => {
      counted.requests += 1;
      const { Body } = args.input as { Body?: Uint8Array };
      counted.bytes += Body?.length ?? 0;
      return next(args);
    },
    { step: "initialize", name: "countStored" },
  );
  await run();
  storage.middlewareStack.remove("countStored");
  return counted;
}

/**
 * What a sale of one product causes in the index and in a function that searches, beside catalogues of different size. The log is of
 * its own; the documents are not in the table, but for none of them is it asked.
 */
async function saleBeside(size: number): Promise<Row[]> {
  const { RowLog } = await import("@solvia/core/platform/row-log/row-log");
  const { updateRows } = await import("@solvia/core/platform/row-log/write");
  const { SearchEngine } = await import("@solvia/core/catalogue/search/engine");
  const { documentForm } = await import("@solvia/core/catalogue/search/packed");
  type Document = ReturnType<typeof scaledDocuments>[number];
  const documents = new Map(scaledDocuments(size).map((document) => [document.id, document]));
  const instance = () =>
    new RowLog<Document, InstanceType<typeof SearchEngine>>(`bench/${size}/`, () => new SearchEngine(), documentForm);
  const [worker, searching] = [instance(), instance()];
  const read = async (ids: readonly string[]) => ids.flatMap((id) => documents.get(id) ?? []);
  await updateRows(worker, [...documents.keys()], read);
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date() };
  const browse = async () =>
    (await searching.newest(new Date())).search({ text: "", available: false, sort: "relevance" }, viewer);
  const first = await worked(browse);
  const ids = [...documents.keys()];
  const sell = (at: number) => {
    const document = documents.get(ids[(at * 7919) % ids.length]!)!;
    documents.set(document.id, { ...document, available: document.available + 1, stamp: `${document.stamp}.${at}` });
    return updateRows(worker, [document.id], read);
  };
  const applied: number[] = [];
  const sold: number[] = [];
  const { requests, bytes } = await storedBy(async () => {
    for (let at = 0; at < sales; at++) {
      sold.push(await worked(() => sell(at)));
      applied.push(await worked(() => searching.newest(new Date())));
    }
  });
  const search = await worked(browse);
  const title = `a sale beside ${size.toLocaleString("en")} products`;
  return [
    { what: `${title}: processor of the index's writing, p50`, measured: percentile(sold, 0.5), unit: "ms" },
    { what: `${title}: the same, p95`, measured: percentile(sold, 0.95), unit: "ms" },
    { what: `${title}: processor of a function that takes it in, p50`, measured: percentile(applied, 0.5), unit: "ms" },
    { what: `${title}: processor of the first search after it`, measured: search, unit: "ms" },
    { what: `${title}: requests to S3, one reader's with it`, measured: requests / sales, unit: "" },
    { what: `${title}: bytes written`, measured: bytes / sales / 1024, unit: "KB" },
    { what: `${title}: processor of a new function that reads all`, measured: first, unit: "ms" },
  ];
}

/** What a sale costs beside a small catalogue and beside a large one. */
export async function saleRows(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "solvia-sale-"));
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const storage = await startStorage(folder, { credentials });
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: storage.objectsEndpoint,
    S3_PATH_STYLE: "true",
    PRIVATE_BUCKET: storage.privateBucket,
  });
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await saleBeside(size)));
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
  return rows;
}
