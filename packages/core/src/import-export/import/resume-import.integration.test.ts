import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { setting } from "../../platform/config.ts";
import { newId } from "../../platform/ids.ts";
import type { ImportJob } from "./import-job.ts";
import { ImportJobEntity, storedJob } from "./import-job.table.ts";

useDatabase();
useObjectStorage();

const heading = "seriesName;brand;category;productCode;name;weight";
/** Rows that are all refused: their category is none. */
const rows = (count: number) => Array.from({ length: count }, (_, index) => `S;B;none;C${index};N;1`);

async function jobFor(text: string | Uint8Array, fileName = "listino.csv"): Promise<ImportJob> {
  const { nothingChecked } = await import("./start-import.ts");
  const { writeObject } = await import("../../platform/files/storage.ts");
  const job: ImportJob = {
    id: newId(),
    userId: "U",
    kind: "products",
    key: `uploads/U/catalogue-table/${newId()}`,
    fileName,
    dryRun: true,
    confirmed: false,
    state: "waiting",
    step: 0,
    createdOn: now.toISOString(),
    ...nothingChecked(),
  };
  await writeObject(setting("PRIVATE_BUCKET"), job.key, Buffer.from(text as string), "text/csv");
  await put(job);
  return job;
}

const put = (job: ImportJob) => ImportJobEntity.build(PutItemCommand).item(storedJob(job, now)).send();
const stored = async ({ id }: ImportJob) =>
  (await ImportJobEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item as ImportJob;

/** A slice of the step that the job is at. */
async function run(job: ImportJob, hurry: () => boolean = () => false, step?: number): Promise<void> {
  const { runImport } = await import("./run-import.ts");
  await runImport(job.id, step ?? (await stored(job)).step, hurry, () => now);
}

async function reported(job: ImportJob): Promise<string[]> {
  const { readObject } = await import("../../platform/files/storage.ts");
  const { step } = await stored(job);
  const object = await readObject(setting("PRIVATE_BUCKET"), `imports/${job.id}/report-${step - 1}.csv`);
  return Buffer.from(object?.bytes ?? [])
    .toString()
    .trim()
    .split("\n");
}

const killed = (): never => {
  throw new Error("killed");
};
const numbersOf = (count: number) => Array.from({ length: count }, (_, index) => String(index + 2));
const told = async (job: ImportJob) => (await reported(job)).slice(1).map((line) => line.split(",")[0]);

it("checks every row once after a slice was killed behind its first part", async () => {
  const job = await jobFor([heading, ...rows(450)].join("\n"));
  let batches = 0;
  await expect(run(job, () => ++batches === 6 && killed())).rejects.toThrow("killed");
  expect(await stored(job)).toMatchObject({
    state: "checking",
    step: 0,
    row: 201,
    counts: { refused: 200 },
    rows: 450,
  });
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "checked", counts: { refused: 450 } });
  expect(await told(job)).toEqual(numbersOf(450));
});

it("goes on where its time was over, and leaves alone what an old message asks for", async () => {
  const job = await jobFor([heading, ...rows(120)].join("\n"));
  await run(job, () => true);
  expect(await stored(job)).toMatchObject({ state: "checking", step: 1, row: 51 });
  await run(job, () => true, 0);
  expect(await stored(job)).toMatchObject({ state: "checking", step: 1, row: 51 });
  await run(job);
  const done = await stored(job);
  expect(done).toMatchObject({ state: "checked", counts: { refused: 120 } });
  await run(job);
  expect(await stored(job)).toEqual(done);
});

it("pages through its rows, and finds those that are wanted", async () => {
  const job = await jobFor([heading, ...rows(450)].join("\n"));
  await run(job);
  const { listImportRows } = await import("./list-import-rows.ts");
  const first = await listImportRows(job.id, { limit: 200, filter: "refused" });
  const second = await listImportRows(job.id, { limit: 300, filter: "refused", cursor: first.cursor ?? "" });
  expect([...first.items, ...second.items].map(({ row }) => String(row))).toEqual(numbersOf(450));
  expect(second.cursor).toBeNull();
  expect(await listImportRows(job.id, { limit: 10, filter: "changed" })).toEqual({ items: [], cursor: null });
  await expect(listImportRows(job.id, { limit: 10, cursor: "x" })).rejects.toThrow("malformed-request");
});

const product = (code: string, weight: string) => `Serie R;R;others;${code};Nome ${code};${weight}`;
const catalogue = (weight: string, count = 250) =>
  [heading, ...Array.from({ length: count }, (_, index) => product(`R${index}`, weight))].join("\n");
const weights = async () => {
  const { productIdsOf } = await import("../../catalogue/product-codes.ts");
  const { loadProduct } = await import("../../catalogue/load-product.ts");
  const ids = await productIdsOf(["R0", "R100", "R249"]);
  const all = await Promise.all([...ids.values()].map((id) => loadProduct(id, { consistent: true })));
  return all.map(({ product: { fields } }) => fields.weight);
};

it("writes what was checked, though it was killed in the middle, and takes the whole of it back", async () => {
  const { confirmImport, undoImport } = await import("./continue-import.ts");
  const user = { id: "U" } as Parameters<typeof confirmImport>[0];
  const job = await jobFor(catalogue("20"));
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "checked", counts: { created: 250 }, writes: { written: 0 } });
  expect(await weights()).toEqual([]);
  await confirmImport(user, job.id, { confirmed: false }, now);
  await expect(confirmImport(user, job.id, { confirmed: false }, now)).rejects.toThrow("invalid-transition");
  await expect(run(job, killed)).rejects.toThrow("killed");
  expect(await stored(job)).toMatchObject({ state: "importing", partsDone: 1 });
  await put({ ...(await stored(job)), partsDone: 0, writes: { written: 0, moved: 0, failed: 0, undone: 0, kept: 0 } });
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "done", writes: { written: 250, moved: 0, failed: 0 } });
  expect(await weights()).toEqual([20, 20, 20]);

  const again = await jobFor(catalogue("20"));
  await run(again);
  expect(await stored(again)).toMatchObject({ counts: { unchanged: 250, created: 0, changed: 0 } });

  await undoImport(user, job.id, now);
  await expect(run(job, killed)).rejects.toThrow("killed");
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "undone", writes: { undone: 250, kept: 0 } });
  expect(await weights()).toEqual([]);
});

it("asks what it can't tell, remembers the answer for the next file with this heading, and takes back none for it", async () => {
  const { chooseColumns } = await import("./continue-import.ts");
  const user = { id: "U" } as Parameters<typeof chooseColumns>[0];
  const list = "seriesName;brand;category;Articolo interno;Nome;Peso\nSerie R;R;others;P1;Uno;1.500\n";
  const job = await jobFor(list);
  await run(job);
  const asked = await stored(job);
  expect([asked.state, asked.questions]).toEqual([
    "asking",
    [
      { code: "product-code" },
      { code: "decimal", column: 5, sample: "1.500" },
      { code: "unit", column: 5, sample: "1.500" },
    ],
  ]);
  const choices = (asked.columns?.choices ?? []).map((choice, index) =>
    index === 3 ? { target: "productCode" } : index === 5 ? { ...choice, unit: "g", decimal: "," as const } : choice,
  );
  await expect(chooseColumns(user, job.id, { choices: [{ target: "colour" }] }, now)).rejects.toThrow("invalid-input");
  await chooseColumns(user, job.id, { choices }, now);
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "checked", counts: { created: 1 }, questions: [] });
  const next = await jobFor(list.replace("1.500", "21,5 kg"));
  await run(next);
  expect(await stored(next)).toMatchObject({ state: "checked", counts: { created: 1 } });
});

it("is not written while what it warns of is not confirmed", async () => {
  const { confirmImport } = await import("./continue-import.ts");
  const { importTable } = await import("./import-table.ts");
  const user = { id: "U" } as Parameters<typeof confirmImport>[0];
  const list = (price: string) => `${heading};price.public.it\n${product("W1", "20")};${price}\n`;
  const open = async function* () {
    yield Buffer.from(list("1.290,00"));
  };
  const common = { kind: "products" as const, dryRun: false, now: () => now, pictureOf: async () => "" };
  await importTable(open, { ...common, onRow: () => undefined });
  const job = await jobFor(list("0,15"));
  await put({ ...(await stored(job)), dryRun: false });
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "checked", warned: 1 });
  const { listImportRows } = await import("./list-import-rows.ts");
  const { items } = await listImportRows(job.id, { limit: 10, filter: "warned" });
  expect(items).toMatchObject([
    { outcome: "changed", warnings: [{ code: "price-thousandfold", heading: "price.public.it", value: "0,15" }] },
  ]);
  await expect(confirmImport(user, job.id, { confirmed: false }, now)).rejects.toThrow("invalid-input");
  await confirmImport(user, job.id, { confirmed: true }, now);
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "done", writes: { written: 1 } });
});

it("counts each row once when it is taken back, whatever became of it", async () => {
  const { confirmImport, undoImport } = await import("./continue-import.ts");
  const { productIdsOf } = await import("../../catalogue/product-codes.ts");
  const { loadProduct } = await import("../../catalogue/load-product.ts");
  const { saveProduct } = await import("../../catalogue/editing/save-product.ts");
  const user = { id: "U" } as Parameters<typeof confirmImport>[0];
  const codes = ["U1", "U2", "U3"];
  const list = (weight: string) => [heading, ...codes.map((code) => product(code, weight))].join("\n");
  const change = async (code: string, weight: number) => {
    const id = [...(await productIdsOf([code])).values()][0] ?? "";
    const { product: known } = await loadProduct(id, { consistent: true });
    const { seriesId, fields, version, seriesIdLinks } = known;
    await saveProduct({ id, seriesId, fields: { ...fields, weight }, version, seriesIdLinks }, now);
  };
  const imported = async (weight: string, meanwhile: () => Promise<void>) => {
    const job = await jobFor(list(weight));
    await run(job);
    await meanwhile();
    await confirmImport(user, job.id, { confirmed: true }, now);
    await run(job);
    return job;
  };
  await imported("20", async () => undefined);
  const job = await imported("30", () => change("U1", 21));
  expect(await stored(job)).toMatchObject({ state: "done", writes: { written: 2, moved: 1 } });
  await change("U2", 22);
  await undoImport(user, job.id, now);
  await run(job);
  expect(await stored(job)).toMatchObject({
    state: "undone",
    writes: { written: 2, moved: 1, failed: 0, undone: 1, kept: 1 },
  });
});

it.each([
  ["a quotation mark in the middle of a cell", `${heading}\nS;B;none;"C" 1;N;1\n`, "listino.csv"],
  ["an open quotation mark", `${heading}\nS;B;none;"C1;N;1\n`, "listino.csv"],
  ["a workbook that is none", "this is no zip", "listino.xlsx"],
])("says of %s that the table can't be read, and tries no more", async (_, text, fileName) => {
  const job = await jobFor(text, fileName);
  await run(job);
  expect(await stored(job)).toMatchObject({ state: "failed", problem: "unreadable-table" });
});

it("does not let a spreadsheet take a code of the report for a formula", async () => {
  const job = await jobFor(`${heading};powerWatt\nS;B;panels;=1+1;N;1;\n`);
  await run(job);
  expect((await reported(job))[1]).toMatch(/^2,refused,'=1\+1,/);
});
