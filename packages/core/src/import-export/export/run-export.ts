import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { createReadStream } from "node:fs";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setting } from "../../platform/config.ts";
import { announce } from "../../platform/work/outbox.ts";
import { streamObject, writeFileAsObject } from "../../platform/files/storage.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { catalogueExportAsked, type LoadedProduct } from "../../catalogue/index.ts";
import type { ExportJob } from "./export-job.ts";
import { ExportJobEntity } from "./export-job.table.ts";
import { priceLines, priceTable } from "./price-table.ts";
import { productLines, productTable } from "./product-table.ts";
import { loadedBatches, productsByCode } from "./products-by-code.ts";
import { contentTypes, exportJob, exportKey, partKey } from "./start-export.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** So often the progress is written, in products. */
const progressStep = 250;

type Wish = Pick<ExportJob, "kind" | "format" | "category" | "brand">;
interface Slice {
  /** Only products behind this code. */
  after?: string | undefined;
  now: Date;
  hurry?: () => boolean;
  onProgress?: (done: number, total: number) => Promise<void>;
}

/**
 * Appends the lines of the products to a file, by code, until there are no more or time presses. Answers how far it came;
 * no `after` means to the end. Of the catalogue only ids and codes are in memory.
 */
async function writeLines(wish: Wish, path: string, { after = "", now, hurry, onProgress }: Slice) {
  const products = await productsByCode(wish);
  const total = products.length;
  const left = products.filter(({ code }) => code > after);
  const linesOf: (product: LoadedProduct, at: Date) => unknown[] = wish.kind === "prices" ? priceLines : productLines;
  let done = total - left.length;
  await appendFile(path, "");
  await onProgress?.(done, total);
  for await (const { loaded, last, count } of loadedBatches(left)) {
    const lines = loaded.flatMap((one) => linesOf(one, now));
    await appendFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    done += count;
    await onProgress?.(done, total);
    if (done < total && hurry?.()) return { done, total, after: last };
  }
  return { done: total, total };
}

async function tableOf({ kind, format }: Wish, lines: string, folder: string): Promise<string> {
  const path = join(folder, `table.${format}`);
  const rows = kind === "prices" ? priceTable(lines) : await productTable(lines);
  await (format === "csv" ? writeCsv(rows, path) : writeXlsx(rows, path));
  return path;
}

/** Writes a whole table into a folder of its own and answers its path. */
export async function writeTable(wish: Wish, { folder, now }: { folder: string; now: Date }): Promise<string> {
  const lines = join(folder, "lines.ndjson");
  await rm(lines, { force: true });
  await writeLines(wish, lines, { now });
  return tableOf(wish, lines, folder);
}

/**
 * Runs an export, or its next slice: when the time is nearly over its lines are kept as a part and the next slice is asked
 * for; the last one puts all parts together. The same message again finds its part kept, or writes it again. Prices are
 * those of the moment when the export was asked for, in every slice.
 */
export async function runExport(jobId: string, part: number, hurry: () => boolean, now: Date): Promise<void> {
  const job = await exportJob(jobId, now);
  if (job.state === "done" || job.state === "failed" || job.parts !== part) return;
  const folder = await mkdtemp(join(tmpdir(), "export-"));
  let lastShown = -progressStep;
  try {
    const lines = join(folder, "part.ndjson");
    const end = await writeLines(job, lines, {
      after: job.after,
      now: new Date(job.createdOn),
      hurry,
      onProgress: async (done, total) => {
        if (done - lastShown < progressStep) return;
        lastShown = done;
        await change(job, { state: "running", done, total });
      },
    });
    await (end.after === undefined ? finish(job, { ...end, lines, folder }, now) : goOn(job, { ...end, lines }, now));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps a part and asks for the next; if another delivery has done so meanwhile, nothing. */
async function goOn(
  { id, parts }: ExportJob,
  { lines, ...progress }: { lines: string; done: number; total: number; after?: string },
  now: Date,
): Promise<void> {
  await writeFileAsObject(setting("PRIVATE_BUCKET"), partKey({ id }, parts), lines, "application/x-ndjson");
  try {
    await execute(
      ExportJobEntity.build(UpdateTransaction)
        .item({ ...progress, id, state: "running", parts: parts + 1 })
        .options({ condition: { attr: "parts", eq: parts } }),
      announce(catalogueExportAsked.of({ jobId: id, part: parts + 1 }), now),
    );
  } catch (error) {
    if (!cancellationReasons(error)[0]) throw error;
  }
}

/** Puts the parts and the last lines together, in their order, and stores the table. */
async function finish(
  job: ExportJob,
  { lines, folder, total }: { lines: string; folder: string; total: number },
  now: Date,
): Promise<void> {
  const bucket = setting("PRIVATE_BUCKET");
  const all = join(folder, "lines.ndjson");
  for (let part = 0; part < job.parts; part += 1)
    for await (const piece of streamObject(bucket, partKey(job, part))) await appendFile(all, piece);
  for await (const piece of createReadStream(lines)) await appendFile(all, piece as Uint8Array);
  const path = await tableOf(job, all, folder);
  await writeFileAsObject(bucket, exportKey(job), path, contentTypes[job.format]);
  await change(job, { state: "done", done: total, total, finishedOn: instant(now) });
}

/** Says that an export will not come: its last try has failed. */
export const giveUpExport = (jobId: string, now: Date) =>
  change({ id: jobId }, { state: "failed", problem: "unexpected-error", finishedOn: instant(now) });

async function change({ id }: Pick<ExportJob, "id">, fields: Partial<ExportJob>): Promise<void> {
  await ExportJobEntity.build(UpdateItemCommand)
    .item({ ...fields, id })
    .options({ condition: { attr: "id", exists: true } })
    .send();
}
