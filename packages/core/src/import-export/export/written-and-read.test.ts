import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { evidenceOf, knownNames } from "../import/checking/table-reading.ts";
import { proposedColumns, questionsOf } from "../import/columns/propose-columns.ts";
import { rowReader } from "../import/cells/read-row.ts";
import { openTable } from "../tables/open-table.ts";
import type { TableRows } from "./table-cells.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "written-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const columns = ["productCode", "name", "weight", "tempCoefficient", "price.public.it"] as const;
const awkward = fc.constantFrom(
  '"',
  ";",
  ",",
  "\n",
  "\r\n",
  "\t",
  "=",
  "+",
  "-",
  "@",
  "'",
  "0",
  "é",
  "漢",
  "🔆",
  "1",
  ".",
  "_x0041_",
);
/** What the editor lets through: not empty, without blanks at its ends. */
const text = fc
  .array(fc.oneof(awkward, fc.string({ maxLength: 4, unit: "grapheme" })), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join("").trim())
  .filter((whole) => whole !== "" && !/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(whole));
const row = fc.tuple(
  text,
  text,
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.integer({ min: -50_000, max: 0 }).map((scaled) => scaled / 10_000),
  fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100),
);

/** Reads a file as an import does; a text that could mean two numbers is asked about, and read as exports write it. */
async function readBack(path: string) {
  const table = await openTable(() => createReadStream(path), knownNames("products"));
  const { evidence } = await evidenceOf(table);
  const proposed = proposedColumns(table.heading.names, evidence, "products");
  const choices = proposed.choices.map((choice) => ({ decimal: "," as const, ...choice }));
  const asked = questionsOf({ ...proposed, choices }, evidence, "products").filter(({ code }) => code !== "series");
  expect(asked).toEqual([]);
  const read = rowReader({ ...proposed, choices });
  const all = [];
  for await (const raw of table.rows()) {
    const { cells, problems } = read(raw);
    expect(problems).toEqual([]);
    const [code, name, weight, coefficient, price] = columns.map((column) => cells[column] ?? "");
    all.push([code, name, Number(weight), Number(coefficient), Number(price)]);
  }
  return all;
}

const forms = { csv: writeCsv, xlsx: writeXlsx } as const;

it.each(Object.entries(forms))("reads from %s what was written: any text, any number", async (form, write) => {
  const path = join(folder, `table.${form}`);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const table: TableRows = {
        columns,
        rows: (async function* () {
          yield* rows;
        })(),
      };
      await write(table, path);
      expect(await readBack(path)).toEqual(rows);
    }),
  );
});
