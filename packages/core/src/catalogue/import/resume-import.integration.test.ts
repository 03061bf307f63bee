import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { setting } from "../../platform/config.ts";
import { newId } from "../../platform/ids.ts";
import type { ImportJob } from "./import-job.ts";
import { ImportJobEntity, jobExpiry } from "./import-job.table.ts";

useDatabase();
useObjectStorage();

const heading = "seriesName;brand;category;productCode;name;weight";
/** Rows that are all refused: their category is none. */
const rows = (count: number) => Array.from({ length: count }, (_, index) => `S;B;none;C${index};N;1`);

async function jobFor(text: string | Uint8Array, fileName = "listino.csv"): Promise<ImportJob> {
  const { writeObject } = await import("../../platform/storage.ts");
  const job: ImportJob = {
    id: newId(),
    userId: "U",
    kind: "products",
    key: `uploads/U/catalogue-table/${newId()}`,
    fileName,
    dryRun: true,
    state: "waiting",
    row: 0,
    counts: { created: 0, changed: 0, unchanged: 0, refused: 0 },
    rules: [],
    refused: [],
    createdOn: now.toISOString(),
  };
  await writeObject(setting("PRIVATE_BUCKET"), job.key, Buffer.from(text as string), "text/csv");
  await put(job);
  return job;
}

const put = (job: ImportJob) =>
  ImportJobEntity.build(PutItemCommand)
    .item({ ...job, expiresAt: jobExpiry(now) })
    .send();
const stored = async ({ id }: ImportJob) =>
  (await ImportJobEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item as ImportJob;

async function run(job: ImportJob, after: number, hurry: () => boolean = () => false): Promise<void> {
  const { runImport } = await import("./run-import.ts");
  await runImport(job.id, after, hurry, () => now);
}

async function reported(job: ImportJob): Promise<string[]> {
  const { readObject } = await import("../../platform/storage.ts");
  const object = await readObject(setting("PRIVATE_BUCKET"), `imports/${job.id}/report.csv`);
  return Buffer.from(object?.bytes ?? [])
    .toString()
    .trim()
    .split("\n");
}

const killed = (): never => {
  throw new Error("killed");
};

it("counts every row once after a slice was killed that had told its progress", async () => {
  const job = await jobFor([heading, ...rows(150)].join("\n"));
  let batches = 0;
  await expect(run(job, 0, () => ++batches === 6 && killed())).rejects.toThrow("killed");
  await run(job, 0);
  const done = await stored(job);
  expect(done).toMatchObject({ state: "done", counts: { refused: 150 } });
  expect(done.refused.map(({ row }) => row)).toEqual(Array.from({ length: 150 }, (_, index) => index + 2));
});

it("shows how far it is while a slice runs", async () => {
  const job = await jobFor([heading, ...rows(150)].join("\n"));
  const { importProgress } = await import("./start-import.ts");
  let batches = 0;
  await expect(run(job, 0, () => ++batches === 6 && killed())).rejects.toThrow("killed");
  expect((await importProgress(job.id)).counts.refused).toBeGreaterThan(100);
});

it("reports every row once after a slice was killed between its report and its progress", async () => {
  const job = await jobFor([heading, ...rows(72)].join("\n"));
  await run(job, 0, () => true);
  const afterFirst = await stored(job);
  expect(afterFirst).toMatchObject({ state: "running", row: 25 });
  await run(job, 25, () => true);
  await put(afterFirst);
  await run(job, 25, () => true);
  await run(job, 49);
  expect(await stored(job)).toMatchObject({ state: "done", counts: { refused: 72 } });
  expect((await reported(job)).map((line) => line.split(",")[0])).toEqual([
    "row",
    ...Array.from({ length: 72 }, (_, index) => String(index + 2)),
  ]);
});

it("leaves alone what is behind it, and a job that is done", async () => {
  const job = await jobFor([heading, ...rows(30)].join("\n"));
  await run(job, 0, () => true);
  await run(job, 0);
  expect(await stored(job)).toMatchObject({ state: "running", row: 25 });
  await run(job, 25);
  const done = await stored(job);
  await run(job, 25);
  expect(await stored(job)).toEqual(done);
});

it.each([
  ["a quotation mark in the middle of a cell", `${heading}\nS;B;none;"C" 1;N;1\n`, "listino.csv"],
  ["an open quotation mark", `${heading}\nS;B;none;"C1;N;1\n`, "listino.csv"],
  ["a workbook that is none", "this is no zip", "listino.xlsx"],
])("says of %s that the table can't be read, and tries no more", async (_, text, fileName) => {
  const job = await jobFor(text, fileName);
  await run(job, 0);
  expect(await stored(job)).toMatchObject({ state: "failed", problem: "unreadable-table" });
});

it("does not let a spreadsheet take a code of the report for a formula", async () => {
  const job = await jobFor(`${heading};powerWatt\nS;B;panels;=1+1;N;1;\n`);
  await run(job, 0);
  expect((await reported(job))[1]).toMatch(/^2,refused,'=1\+1,/);
});
