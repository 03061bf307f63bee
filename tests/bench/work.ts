import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startCloud, type LocalCloud } from "@solvia/local/cloud";
import { freePort } from "@solvia/local/gateways/ports";
import { emptyFolder } from "../support/process.ts";
import { milliseconds, percentile, timings, type Row } from "./measure.ts";

const imported = 5000;
const atOnce = 20;

async function inTurns<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(run));
}

/** Seconds that all threads of this process took of the processor, beside the time that passed: other programs don't count in. */
async function seconds<T>(run: () => Promise<T>): Promise<{ passed: number; processor: number; result: T }> {
  const before = process.cpuUsage();
  const [passed, result] = await milliseconds(run);
  const { user, system } = process.cpuUsage(before);
  return { passed: passed / 1000, processor: (user + system) / 1e6, result };
}

const ofProcessor = (taken: number): string => `${taken.toFixed(1)} s of the processor`;

/** Products as an import leaves them: written one after another, each with a price and pieces. */
async function makeProducts(count: number): Promise<string[]> {
  const { saveSeries } = await import("@solvia/core/catalogue/series/save-series");
  const { saveProduct } = await import("@solvia/core/catalogue/editing/save-product");
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
      material: "Alluminio" as const,
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

/** An import, and from its last writing until all of it is found, and pages of it are read. */
async function importRows(cloud: LocalCloud): Promise<{ ids: string[]; rows: Row[] }> {
  const written = await seconds(() => makeProducts(imported));
  const ids = written.result;
  const found = await seconds(async () => {
    while ((await total(cloud)) < imported) await pause(250);
  });
  const some = ids.filter((_, at) => at % 100 === 0);
  const read = await seconds(() =>
    inTurns(some, async (id) => {
      const { status } = await fetch(`${cloud.url}/structures/marca/morsetto/${id}`);
      if (status !== 200) throw new Error(`the page of ${id} answers ${status}`);
    }),
  );
  const title = `${imported.toLocaleString("en")} products imported`;
  const rows: Row[] = [
    {
      what: `${title}: written with price and stock`,
      measured: written.passed,
      unit: "s",
      note: ofProcessor(written.processor),
    },
    {
      what: `${title}: searchable after the last writing`,
      measured: found.passed,
      unit: "s",
      budget: 60,
      note: ofProcessor(found.processor),
    },
    {
      what: `${title}: a page that is asked for first, ${atOnce} at once`,
      measured: (1000 * read.passed) / some.length,
      unit: "ms",
      note: ofProcessor(read.processor / some.length),
    },
  ];
  return { ids, rows };
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
  const { refreshPages, refreshLists } = await import("@solvia/core/site/pages/refresh-pages");
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

/** The work behind an import and behind sales, on the local cloud with its threads, as `npm start` has it. */
export async function workRows(): Promise<Row[]> {
  const folder = await emptyFolder();
  const cloud = await startCloud({ folder, port: await freePort(), threads: true });
  const { ids, rows } = await importRows(cloud);
  rows.push(...(await throughputRows(ids)));
  await cloud.stop();
  await rm(folder, { recursive: true, force: true });
  return rows;
}
