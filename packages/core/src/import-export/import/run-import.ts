import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { setting } from "../../platform/config.ts";
import { announce } from "../../platform/work/outbox.ts";
import { Problem } from "../../platform/problems.ts";
import { streamObject } from "../../platform/files/storage.ts";
import { instant } from "../../platform/time.ts";
import { openTable } from "../tables/open-table.ts";
import { checkTable } from "./checking/check-table.ts";
import { workingStates, type ImportJob } from "./import-job.ts";
import { ImportJobEntity, storedJob } from "./import-job.table.ts";
import { pictureOf } from "./listings/picture-of-category.ts";
import type { PlanRow } from "./checking/plan.ts";
import { keepPart, partSize, planRows, readPart, sumOf, writesOf } from "./checking/plan-parts.ts";
import { readHead } from "./columns/read-head.ts";
import { seriesByName } from "./listings/series-of.ts";
import { importJob } from "./start-import.ts";
import { columnsReading, knownNames, listingOf, listingReading } from "./checking/table-reading.ts";
import { writeReport } from "./write-report.ts";
import { undoRows, writeRows } from "./write-rows.ts";
import { productsImportAsked } from "../../catalogue/index.ts";

/** What a slice works with: whether its time is nearly over, and the clock. */
interface Slice {
  hurry: () => boolean;
  now: () => Date;
}

/**
 * Does the next slice of an import: reads and checks its table, writes what was checked, or takes it back. Each part is kept
 * as soon as it is done, so that a slice which was cut off goes on behind its last part; a message of an earlier step
 * finds nothing to do.
 */
export async function runImport(jobId: string, step: number, hurry: () => boolean, now: () => Date): Promise<void> {
  const job = await importJob(jobId);
  if (job.step !== step || !workingStates.some((state) => state === job.state)) return;
  const slice = { hurry, now };
  try {
    if (job.state === "importing") await write(job, slice);
    else if (job.state === "undoing") await undo(job, slice);
    else await check(job, slice);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const reason = typeof error.params["reason"] === "string" ? error.params["reason"] : undefined;
    await keep(
      await importJob(jobId),
      { state: "failed", problem: error.code, reason, finishedOn: instant(now()) },
      now(),
    );
  }
}

/** Another delivery of the message may have gone on meanwhile: then this one ends, and comes back to find nothing to do. */
const ifUnchanged = ({ step, partsDone, row }: ImportJob) => ({
  condition: {
    and: [
      { attr: "step" as const, eq: step },
      { attr: "row" as const, eq: row },
      { attr: "partsDone" as const, eq: partsDone },
    ],
  },
});

async function keep(job: ImportJob, changed: Partial<ImportJob>, now: Date): Promise<ImportJob> {
  const kept = { ...job, ...changed };
  await ImportJobEntity.build(PutItemCommand).item(storedJob(kept, now)).options(ifUnchanged(job)).send();
  return kept;
}

/** Keeps how far a job is, and asks for its next slice. */
async function goOn(job: ImportJob, changed: Partial<ImportJob>, now: Date): Promise<void> {
  const next = { ...job, ...changed, step: job.step + 1 };
  await execute(
    ImportJobEntity.build(PutTransaction).item(storedJob(next, now)).options(ifUnchanged(job)),
    announce(productsImportAsked.of({ jobId: job.id, step: next.step }), now),
  );
}

async function check(delivered: ImportJob, { hurry, now }: Slice): Promise<void> {
  const open = () => streamObject(setting("PRIVATE_BUCKET"), delivered.key);
  const table = await openTable(open, knownNames(delivered.kind), delivered.fileName);
  const isNew = delivered.parts.length === 0;
  const read = isNew ? await readHead(delivered, table) : delivered;
  if (read.state === "asking") return void (await goOn(delivered, { ...read }, now()));
  let job = isNew ? await keep(delivered, read, now()) : delivered;
  const listing = listingOf(table.heading.names, job.kind, job.columns ? "spec" : job.mapping);
  const reading = listing ? listingReading(table, listing) : columnsReading(job.columns ?? { choices: [] }, job.kind);
  let rows: PlanRow[] = [];
  const keepRows = async (): Promise<void> => {
    const part = await keepPart(job, rows);
    rows = [];
    const counts = { ...job.counts };
    for (const [outcome, count] of Object.entries(part.counts)) counts[outcome as keyof typeof counts] += count;
    const parts = [...job.parts, part];
    job = await keep(job, { parts, counts, row: part.row, warned: job.warned + part.warned }, now());
  };
  const checked = checkTable(table, reading, { now: now(), after: job.row, before: () => planRows(delivered) });
  for await (const batch of checked) {
    rows.push(...batch);
    const isLate = hurry();
    if (rows.length >= partSize || isLate) await keepRows();
    if (isLate) return goOn(job, {}, now());
  }
  if (rows.length > 0) await keepRows();
  await finishCheck(
    { ...job, rules: reading.mapping.name === "spec" && job.kind === "prices" ? [] : reading.mapping.rules },
    job,
    now(),
  );
}

/** A check that was asked for alone waits to be confirmed; so does what is warned of. */
async function finishCheck(checked: ImportJob, asItStands: ImportJob, now: Date): Promise<void> {
  const toWrite = checked.counts.created + checked.counts.changed + checked.counts.ending;
  const mustWait = checked.dryRun || (checked.warned > 0 && !checked.confirmed);
  const report = await writeReport(checked, now);
  const { rules } = checked;
  if (mustWait) await goOn(asItStands, { rules, report, state: "checked" }, now);
  else if (toWrite === 0) await goOn(asItStands, { rules, report, state: "done", finishedOn: instant(now) }, now);
  else await goOn(asItStands, { rules, report, state: "importing", partsDone: 0 }, now);
}

async function write(delivered: ImportJob, { hurry, now }: Slice): Promise<void> {
  let job = delivered;
  const seriesOf = seriesByName({ dryRun: false, now: now(), pictureOf });
  const author = { userId: job.userId, source: "import" as const };
  for (const part of job.parts.slice(job.partsDone)) {
    const rows = await writeRows(await readPart(part), { seriesOf, author, now: now() });
    job = await keepWritten(job, job.partsDone, { rows, counted: rows }, now());
    if (hurry()) return goOn(job, {}, now());
  }
  await goOn(job, { state: "done", report: await writeReport(job, now()), finishedOn: instant(now()) }, now());
}

/** From the last part to the first: of two rows at one price the later one goes first. */
async function undo(delivered: ImportJob, { hurry, now }: Slice): Promise<void> {
  let job = delivered;
  const author = { userId: job.userId, source: "undo" as const };
  while (job.partsDone < job.parts.length) {
    const index = job.parts.length - 1 - job.partsDone;
    const part = job.parts[index];
    const before = part ? await readPart(part) : [];
    const written = new Set(before.filter(({ written: was }) => was?.state === "written").map(({ row }) => row));
    const rows = await undoRows(before, { author, now: now() });
    const taken = rows.filter(({ row }) => written.has(row));
    job = await keepWritten(job, index, { rows, counted: taken }, now());
    if (hurry()) return goOn(job, {}, now());
  }
  await goOn(job, { state: "undone", report: await writeReport(job, now()), finishedOn: instant(now()) }, now());
}

interface Acted {
  rows: readonly PlanRow[];
  /** Those that something was done with: an undo passes over what was never written, which is counted already. */
  counted: readonly PlanRow[];
}

async function keepWritten(job: ImportJob, index: number, { rows, counted }: Acted, now: Date): Promise<ImportJob> {
  const part = await keepPart(job, rows);
  const parts = job.parts.map((known, at) => (at === index ? part : known));
  return keep(job, { parts, partsDone: job.partsDone + 1, writes: sumOf(job.writes, writesOf(counted)) }, now);
}
