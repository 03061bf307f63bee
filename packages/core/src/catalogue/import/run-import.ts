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
import { withoutFormula } from "../export/write-csv.ts";
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
        if (slice.lines.length % progressStep < 24) await tell(job, slice, now());
      },
    });
    slice.progress.rules = rules ?? job.rules;
    await (finished ? finish(job, slice, now()) : goOn(job, slice, now()));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const failed = { state: "failed" as const, problem: error.code, finishedOn: instant(now()) };
    await ImportJobEntity.build(PutItemCommand)
      .item({ ...job, ...slice.progress, ...failed, soFar: undefined, expiresAt: jobExpiry(now()) })
      .options(asItWas(job))
      .send();
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
  slice.lines.push([String(row), outcome, productCode, reasons, filled.join(" ")].map(withoutFormula));
}

/** Another delivery of the message may have gone on meanwhile: then this one ends, and comes back to find nothing to do. */
const asItWas = ({ row }: ImportJob) => ({
  condition: {
    and: [
      { attr: "row" as const, eq: row },
      { attr: "state" as const, in: ["waiting", "running"] satisfies ImportJob["state"][] },
    ],
  },
});

/** Progress while a slice runs: all else stays as the slice began, so that a repeated message begins there again. */
async function tell(job: ImportJob, { progress: { counts, refused } }: Slice, now: Date): Promise<void> {
  await ImportJobEntity.build(PutItemCommand)
    .item({ ...job, soFar: { counts, refused }, state: "running", expiresAt: jobExpiry(now) })
    .options(asItWas(job))
    .send();
}

const reportKey = ({ id }: Pick<ImportJob, "id">): string => `imports/${id}/report.csv`;
/** The report up to a row: each slice writes its own, so that one which begins again finds only what was before it. */
const partKey = ({ id }: Pick<ImportJob, "id">, row: number): string => `imports/${id}/report-${row}.csv`;
const heading = ["row", "outcome", "productCode", "reasons", "filledByRule"];

/** The report so far with this slice's rows behind it. */
async function writeReport(job: ImportJob, { lines }: Slice, key: string): Promise<void> {
  const bucket = setting("PRIVATE_BUCKET");
  const before = job.row > 0 ? await readObject(bucket, partKey(job, job.row)) : undefined;
  const ordered = lines.toSorted(([a], [b]) => Number(a) - Number(b));
  const text = stringify(before ? ordered : [heading, ...ordered]);
  const bytes = Buffer.concat([before?.bytes ?? new Uint8Array(), Buffer.from(text)]);
  await writeObject(bucket, key, bytes, "text/csv; charset=utf-8");
}

async function goOn(job: ImportJob, slice: Slice, now: Date): Promise<void> {
  await writeReport(job, slice, partKey(job, slice.progress.row));
  await execute(
    ImportJobEntity.build(PutTransaction)
      .item({ ...job, ...slice.progress, state: "running", soFar: undefined, expiresAt: jobExpiry(now) })
      .options(asItWas(job)),
    OutboxEntity.build(PutTransaction).item(
      outboxItem("products-import-asked", { jobId: job.id, after: slice.progress.row }, now),
    ),
  );
}

async function finish(job: ImportJob, slice: Slice, now: Date): Promise<void> {
  await writeReport(job, slice, reportKey(job));
  const name = `import-${job.id}`;
  await execute(
    ImportJobEntity.build(PutTransaction)
      .item({
        ...job,
        ...slice.progress,
        state: "done",
        report: name,
        soFar: undefined,
        finishedOn: instant(now),
        expiresAt: jobExpiry(now),
      })
      .options(asItWas(job)),
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
