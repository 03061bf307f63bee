import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { stringify } from "csv-stringify/sync";
import { setting } from "../../platform/config.ts";
import { OutboxEntity, outboxItem } from "../../platform/events.ts";
import { FileEntity } from "../../platform/file.table.ts";
import { Problem } from "../../platform/problems.ts";
import { readObject, streamObject, writeObject } from "../../platform/storage.ts";
import { instant } from "../../platform/time.ts";
import type { GoodsCategory } from "../taxonomy.ts";
import type { RowResult } from "./apply-row.ts";
import { importPrices } from "./import-prices.ts";
import { importProducts } from "./import-products.ts";
import { shownRefusals, type ImportJob } from "./import-job.ts";
import { ImportJobEntity, jobExpiry } from "./import-job.table.ts";
import { readTable } from "./read-table.ts";
import { importJob } from "./start-import.ts";

/** So often the progress is written, in rows. */
const progressStep = 100;

/** The drawn picture of a category: what a series gets that comes from a table. */
const pictureOf = async ({ category }: { category: string }): Promise<string> =>
  `/pictures/${category as GoodsCategory}.svg`;

type Progress = Pick<ImportJob, "row" | "counts" | "refused" | "rules">;
interface Slice {
  progress: Progress;
  lines: string[][];
}

/**
 * Runs an import, or its next slice: when the time is nearly over it notes how far it came and asks for the next. The
 * same message twice begins at a row that is behind us and ends at once.
 */
export async function runImport(jobId: string, after: number, hurry: () => boolean, now: () => Date): Promise<void> {
  const job = await importJob(jobId);
  if (job.state === "done" || job.state === "failed" || job.row > after) return;
  const { row, counts, refused, rules: known } = job;
  const slice: Slice = { progress: { row, counts: { ...counts }, refused, rules: known }, lines: [] };
  try {
    const open = () => streamObject(setting("PRIVATE_BUCKET"), job.key);
    const importRows = job.kind === "prices" ? importPrices : importProducts;
    const { rules, finished } = await importRows(readTable(job.fileName, open), {
      mapping: job.mapping,
      dryRun: job.dryRun,
      author: { userId: job.userId, source: "import" },
      now,
      pictureOf,
      after,
      hurry,
      onRow: (result) => note(slice, result),
      onBatch: async () => {
        if (slice.lines.length % progressStep < 24) await store(job, { ...slice.progress, state: "running" }, now());
      },
    });
    slice.progress.rules = rules ?? job.rules;
    await (finished ? finish(job, slice, now()) : goOn(job, slice, now()));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await store(job, { ...slice.progress, state: "failed", problem: error.code, finishedOn: instant(now()) }, now());
  }
}

function note(slice: Slice, { row, outcome, productCode, problems, filled }: RowResult & { row: number }): void {
  const { progress } = slice;
  progress.row = Math.max(progress.row, row);
  progress.counts[outcome] += 1;
  if (outcome === "refused" && progress.refused.length < shownRefusals) {
    progress.refused = [...progress.refused, { row, productCode, problems }];
  }
  const reasons = problems.map(({ field, code }) => `${field}: ${code}`).join("; ");
  slice.lines.push([String(row), outcome, productCode, reasons, filled.join(" ")]);
}

/** Progress while a slice runs: `row` stays where the slice began, so that a repeated message begins there again. */
async function store(job: ImportJob, changed: Partial<ImportJob>, now: Date): Promise<void> {
  const running = changed.state === "running";
  const item = { ...job, ...changed, ...(running && { row: job.row }), expiresAt: jobExpiry(now) };
  await ImportJobEntity.build(PutItemCommand).item(item).send();
}

const reportKey = ({ id }: Pick<ImportJob, "id">): string => `imports/${id}/report.csv`;
const heading = ["row", "outcome", "productCode", "reasons", "filledByRule"];

/** The report so far with this slice's rows behind it. */
async function writeReport(job: ImportJob, { lines }: Slice): Promise<void> {
  const bucket = setting("PRIVATE_BUCKET");
  const before = job.row > 0 ? await readObject(bucket, reportKey(job)) : undefined;
  const ordered = lines.toSorted(([a], [b]) => Number(a) - Number(b));
  const text = stringify(before ? ordered : [heading, ...ordered]);
  const bytes = Buffer.concat([before?.bytes ?? new Uint8Array(), Buffer.from(text)]);
  await writeObject(bucket, reportKey(job), bytes, "text/csv; charset=utf-8");
}

async function goOn(job: ImportJob, slice: Slice, now: Date): Promise<void> {
  await writeReport(job, slice);
  await execute(
    ImportJobEntity.build(PutTransaction).item({
      ...job,
      ...slice.progress,
      state: "running",
      expiresAt: jobExpiry(now),
    }),
    OutboxEntity.build(PutTransaction).item(
      outboxItem("products-import-asked", { jobId: job.id, after: slice.progress.row }, now),
    ),
  );
}

async function finish(job: ImportJob, slice: Slice, now: Date): Promise<void> {
  await writeReport(job, slice);
  const name = `import-${job.id}`;
  await execute(
    ImportJobEntity.build(PutTransaction).item({
      ...job,
      ...slice.progress,
      state: "done",
      report: name,
      finishedOn: instant(now),
      expiresAt: jobExpiry(now),
    }),
    FileEntity.build(PutTransaction).item({
      name,
      key: reportKey(job),
      fileName: `${job.fileName}.report.csv`,
      contentType: "text/csv",
      access: "admin",
      addedOn: instant(now),
    }),
  );
}
