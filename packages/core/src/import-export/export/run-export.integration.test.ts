import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it, test } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { setting } from "../../platform/config.ts";
import { readObject } from "../../platform/files/storage.ts";
import { setPrices } from "../../pricing/index.ts";
import { saveProduct } from "../../catalogue/editing/save-product.ts";
import { saveSeries } from "../../catalogue/series/save-series.ts";
import type { ExportJob } from "./export-job.ts";
import { giveUpExport, runExport, writeTable } from "./run-export.ts";
import { exportJob, exportKey, startExport } from "./start-export.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-20T10:00:00Z");
const count = 60;
const hurry = () => true;

beforeAll(async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  const { id: seriesId } = await saveSeries({ ...series, imageUrl: "", imageUrlSmall: "", texts: {} }, now);
  for (let index = 0; index < count; index += 1) {
    const fields = {
      name: `Connettore ${index}`,
      productCode: `C-${index}`,
      weight: 20,
      minQuantity: 1,
      piecesPerPackage: 0,
    };
    const { id: productId } = await saveProduct({ seriesId, fields }, now);
    // The last of them by code alone has a price of this type: its column is known at the end.
    const priceType = index === 9 ? "pallet" : "high";
    await setPrices([{ productId, locale: "it", priceType, price: 100 + index, discount: 0 }], now);
  }
});

async function atOnce({ kind, format }: ExportJob): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "at-once-"));
  const bytes = await readFile(await writeTable({ kind, format }, { folder, now }));
  await rm(folder, { recursive: true });
  return bytes;
}
const stored = async (job: ExportJob) =>
  Buffer.from((await readObject(setting("PRIVATE_BUCKET"), exportKey(job)))?.bytes ?? "");

test.each(["products", "prices"] as const)(
  "an export of %s in slices is the one that is written at once",
  async (kind) => {
    const { id } = await startExport({ id: "U1" }, { kind, format: "csv" }, now);
    await runExport(id, 0, hurry, now);
    expect(await exportJob(id, now)).toMatchObject({ state: "running", done: 25, total: count, parts: 1 });
    await runExport(id, 0, hurry, now);
    expect(await exportJob(id, now)).toMatchObject({ done: 25, parts: 1 });
    await runExport(id, 1, hurry, now);
    await runExport(id, 2, hurry, now);
    const job = await exportJob(id, now);
    expect(job).toMatchObject({ state: "done", done: count, total: count });
    expect(Buffer.compare(await stored(job), await atOnce(job))).toBe(0);
  },
);

it("goes on after a cut: the part that was being written is written again, those before it stay", async () => {
  const { id } = await startExport({ id: "U1" }, { kind: "products", format: "csv" }, now);
  await runExport(id, 0, hurry, now);
  const cut = () => {
    throw new Error("time is over");
  };
  await expect(runExport(id, 1, cut, now)).rejects.toThrow("time is over");
  await runExport(id, 1, () => false, now);
  const job = await exportJob(id, now);
  expect(job.state).toBe("done");
  expect(Buffer.compare(await stored(job), await atOnce(job))).toBe(0);
});

it("leaves an export alone that was given up", async () => {
  const { id } = await startExport({ id: "U1" }, { kind: "products", format: "csv" }, now);
  await giveUpExport(id, now);
  await runExport(id, 0, () => false, now);
  expect(await exportJob(id, now)).toMatchObject({ state: "failed", done: 0 });
});
