import { setTimeout as pause } from "node:timers/promises";
import type { LocalCloud } from "@solvia/local/cloud";
import { milliseconds, percentile, timings, type Row } from "./measure.ts";

const imported = 5000;
/** The catalogues beside which a sale is measured. */
const sizes = [500, 5000, 50_000];
const atOnce = 20;

async function inTurns<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(run));
}

/** Products as an import leaves them: written one after another, each with a price and pieces. */
async function makeProducts(count: number): Promise<string[]> {
  const { saveSeries } = await import("@solvia/core/catalogue/save-series");
  const { saveProduct } = await import("@solvia/core/catalogue/save-product");
  const { addStock } = await import("@solvia/core/logistics/set-stock");
  const { setPrices } = await import("@solvia/core/pricing/set-price");
  const texts = { it: { descriptionTitle: "", descriptionSubtitle: "", descriptionRich: "", description2Rich: "" } };
  const ids: string[] = [];
  const series: string[] = [];
  for (let at = 0; at < count / 50; at++) {
    const made = {
      name: `Serie ${at}`,
      brand: `Marca ${at % 20}`,
      category: "structures",
      typology: "clamps",
    } as const;
    const { id } = await saveSeries({ ...made, imageUrl: "", imageUrlSmall: "", texts }, new Date());
    series.push(id);
  }
  await inTurns([...Array.from({ length: count }).keys()], async (at) => {
    const fields = {
      name: `Morsetto ${at}`,
      productCode: `B-${at}`,
      weight: 60,
      minQuantity: 1,
      piecesPerPackage: 0,
      visibility: true,
    };
    const { id } = await saveProduct({ seriesId: series[at % series.length]!, fields }, new Date());
    await setPrices([{ productId: id, locale: "it", priceType: "high", price: 1000 + at, discount: 0 }], new Date());
    await addStock(id, 40);
    ids.push(id);
  });
  return ids;
}

const total = async ({ url }: LocalCloud): Promise<number> => {
  const answer = await fetch(`${url}/api/products/search`);
  return ((await answer.json()) as { total: number }).total;
};

/** From the last writing of an import until all of it is found, and pages of it are read. */
async function importRows(cloud: LocalCloud, ids: string[]): Promise<Row[]> {
  const [searchable] = await milliseconds(async () => {
    while ((await total(cloud)) < imported) await pause(250);
  });
  const some = ids.filter((_, at) => at % 100 === 0);
  const [pages] = await milliseconds(() =>
    inTurns(some, async (id) => {
      const { status } = await fetch(`${cloud.url}/structures/marca/morsetto/${id}`);
      if (status !== 200) throw new Error(`the page of ${id} answers ${status}`);
    }),
  );
  const title = `${imported.toLocaleString("en")} products imported`;
  return [
    { what: `${title}: searchable after the last writing`, measured: searchable / 1000, unit: "s", budget: 60 },
    { what: `${title}: a page that is asked for first, ${atOnce} at once`, measured: pages / some.length, unit: "ms" },
  ];
}

const change = (id: string, available: number) => ({
  eventName: "MODIFY",
  dynamodb: {
    OldImage: { _et: { S: "Stock" }, pk: { S: `PRODUCT#${id}` }, available: { N: String(available + 1) } },
    NewImage: { _et: { S: "Stock" }, pk: { S: `PRODUCT#${id}` }, available: { N: String(available) } },
  },
});

/** How much each worker does in a second, by itself. */
async function throughputRows(ids: readonly string[]): Promise<Row[]> {
  const { handler } = await import("@solvia/functions/streams/fan-out");
  const { updateIndex } = await import("@solvia/core/catalogue/search/update-index");
  const { refreshPages, refreshLists } = await import("@solvia/core/catalogue/pages/refresh-pages");
  const { addStock } = await import("@solvia/core/logistics/set-stock");
  const batch = (at: number, length: number) => ids.slice((at * length) % ids.length).slice(0, length);
  const records = (at: number) => batch(at, 100).map((id) => change(id, at));
  const stream = await timings(20, (at) => handler({ Records: records(at) } as never));
  // Some pieces less each time, so that there is something to write.
  let written = 0;
  const index: number[] = [];
  for (let at = 0; at < 10; at++) {
    const some = batch(at + 20, 50);
    await inTurns(some, (id) => addStock(id, 1));
    const [taken, { rows }] = await milliseconds(() => updateIndex(some));
    written += rows.length;
    index.push(taken);
  }
  const pages = await timings(10, (at) => refreshPages([{ productIds: batch(at, 200) }], new Date()));
  const lists = await timings(10, () => refreshLists([{ productIds: ids.slice(0, 50), pages: ["home"] }], new Date()));
  const perSecond = (count: number, taken: readonly number[]): number => (count * 1000) / percentile(taken, 0.5);
  return [
    { what: "the stream's fan-out, in batches of 100", measured: perSecond(100, stream), unit: "/s" },
    {
      what: "the index's worker, in batches of 50",
      measured: perSecond(50, index),
      unit: "/s",
      note: `${written} written by it`,
    },
    { what: "the pages' worker, products in batches of 200", measured: perSecond(200, pages), unit: "/s" },
    { what: "the lists' worker, a list in two countries", measured: percentile(lists, 0.5), unit: "ms" },
  ];
}

/** What is asked of S3 while `run` runs, and how many bytes it writes. */
async function storedBy(run: () => Promise<unknown>): Promise<{ requests: number; bytes: number }> {
  const { storage } = await import("@solvia/core/platform/storage");
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
async function saleRows(size: number): Promise<Row[]> {
  const { RowLog } = await import("@solvia/core/platform/row-log/row-log");
  const { updateRows } = await import("@solvia/core/platform/row-log/write");
  const { SearchEngine } = await import("@solvia/core/catalogue/search/engine");
  const { scaledDocuments } = await import("./documents.ts");
  type Document = ReturnType<typeof scaledDocuments>[number];
  const documents = new Map(scaledDocuments(size).map((document) => [document.id, document]));
  const instance = () =>
    new RowLog<Document, InstanceType<typeof SearchEngine>>(`bench/${size}/`, () => new SearchEngine());
  const [worker, searching] = [instance(), instance()];
  const read = async (ids: readonly string[]) => ids.flatMap((id) => documents.get(id) ?? []);
  await updateRows(worker, [...documents.keys()], read);
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date() };
  const browse = async () =>
    (await searching.newest(new Date())).search({ text: "", available: false, sort: "relevance" }, viewer);
  const [first] = await milliseconds(browse);
  const ids = [...documents.keys()];
  const sell = (at: number) => {
    const document = documents.get(ids[(at * 7919) % ids.length]!)!;
    documents.set(document.id, { ...document, available: document.available + 1, stamp: `${document.stamp}.${at}` });
    return updateRows(worker, [document.id], read);
  };
  const applied: number[] = [];
  const sold: number[] = [];
  const { requests, bytes } = await storedBy(async () => {
    for (let at = 0; at < 64; at++) {
      sold.push((await milliseconds(() => sell(at)))[0]);
      applied.push((await milliseconds(() => searching.newest(new Date())))[0]);
    }
  });
  const [search] = await milliseconds(browse);
  const title = `a sale beside ${size.toLocaleString("en")} products`;
  return [
    { what: `${title}: the index's writing, p50`, measured: percentile(sold, 0.5), unit: "ms" },
    { what: `${title}: the same, p95`, measured: percentile(sold, 0.95), unit: "ms" },
    { what: `${title}: a searching function takes it in, p50`, measured: percentile(applied, 0.5), unit: "ms" },
    { what: `${title}: the first search after it`, measured: search, unit: "ms" },
    { what: `${title}: requests to S3, one reader's with it`, measured: requests / 64, unit: "" },
    { what: `${title}: bytes written`, measured: bytes / 64 / 1024, unit: "KB" },
    { what: `${title}: a new function reads all and answers`, measured: first, unit: "ms" },
  ];
}

/** The work behind a sale and behind an import, on the local cloud, whose one process also answers. */
export async function workRows(): Promise<Row[]> {
  const { startTestCloud } = await import("../support/cloud.ts");
  const cloud = await startTestCloud({ seeded: false });
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await saleRows(size)));
  const ids = await makeProducts(imported);
  rows.push(...(await importRows(cloud, ids)), ...(await throughputRows(ids)));
  await cloud.stop();
  return rows;
}
