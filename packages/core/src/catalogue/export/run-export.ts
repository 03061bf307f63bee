import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setting } from "../../platform/config.ts";
import { writeFileAsObject } from "../../platform/storage.ts";
import { instant } from "../../platform/time.ts";
import type { ExportJob } from "./export-job.ts";
import { ExportJobEntity } from "./export-job.table.ts";
import { priceTable } from "./price-table.ts";
import { productTable } from "./product-table.ts";
import { idsByCode, productsOf } from "./products-by-code.ts";
import { contentTypes, exportJob, exportKey } from "./start-export.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** So often the progress is written, in products. */
const progressStep = 250;

type Wish = Pick<ExportJob, "kind" | "format" | "category" | "brand">;
interface Options {
  /** A folder for this export alone. */
  folder: string;
  now: Date;
  onProgress?: (done: number, total: number) => Promise<void>;
}

/** Writes a table into a file of the folder and answers its path. Of the catalogue only ids and codes are in memory. */
export async function writeTable(wish: Wish, { folder, now, onProgress }: Options): Promise<string> {
  const ids = await idsByCode(wish);
  await onProgress?.(0, ids.length);
  const products = productsOf(ids, async (done) => onProgress?.(done, ids.length));
  const path = join(folder, `table.${wish.format}`);
  const rows =
    wish.kind === "prices"
      ? priceTable(products, now)
      : await productTable(products, join(folder, "lines.ndjson"), now);
  await (wish.format === "csv" ? writeCsv(rows, path) : writeXlsx(rows, path));
  return path;
}

/** Runs an export. The same message again writes the same file again; one that is done is left alone. */
export async function runExport(jobId: string, now: Date): Promise<void> {
  const job = await exportJob(jobId, now);
  if (job.state === "done") return;
  const folder = await mkdtemp(join(tmpdir(), "export-"));
  let told = 0;
  try {
    const path = await writeTable(job, {
      folder,
      now,
      onProgress: async (done, total) => {
        if (done > 0 && done - told < progressStep) return;
        told = done;
        await change(job, { state: "running", done, total });
      },
    });
    await writeFileAsObject(setting("PRIVATE_BUCKET"), exportKey(job), path, contentTypes[job.format]);
    const { total } = await exportJob(jobId, now);
    await change(job, { state: "done", done: total, finishedOn: instant(now) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
