import { createReadStream, createWriteStream } from "node:fs";
import { access, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Transform } from "node:stream";
import { once } from "node:events";
import { SingleBar, Presets } from "cli-progress";
import { stringify } from "csv-stringify";
import type { Imported, ImportOptions } from "@solvia/core/import-export/import/import-table";
import { mappings } from "@solvia/core/import-export/import/columns/mappings";
import { ruleWords } from "@solvia/core/import-export/import/cells/rule-words";
import { countryNamed, priceTypeNamed } from "@solvia/core/import-export/import/cells/words-of-cells";
import { Problem } from "@solvia/core/platform/problems";
import { lockFolder } from "./running/folder-lock.ts";
import { demandFolder } from "./running/place.ts";
import { LocalError } from "./gateways/local-error.ts";
import { pictureOfSeries } from "./seed/series-picture.ts";
import { runningEnvironment, startStores } from "./database/stores.ts";

const usage = `npm run import -- FILE [--prices] [--dry-run] [--confirm] [--mapping ${mappings.map(({ name }) => name).join("|")}]
  [--price-type public] [--country it] [--decimal ,|.] [--report FILE]`;

/** `npm run import -- FILE`: products, or prices alone, of a CSV or XLSX file into the data folder, whether its cloud runs or not. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      confirm: { type: "boolean", default: false },
      prices: { type: "boolean", default: false },
      mapping: { type: "string" },
      "price-type": { type: "string" },
      country: { type: "string" },
      decimal: { type: "string" },
      report: { type: "string" },
    },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new LocalError(usage);
  const root = process.env["INIT_CWD"] ?? process.cwd();
  const file = resolve(root, name);
  await access(file).catch(() => {
    throw new LocalError(`${name} can't be read.`);
  });
  const said = {
    priceType: known("price-type", values["price-type"], priceTypeNamed),
    locale: known("country", values.country, countryNamed),
    decimal: known("decimal", values.decimal, (text) => [",", "."].find((sign): sign is "," | "." => sign === text)),
  };
  const folder = resolve(root, process.env["DATA_FOLDER"] ?? ".data");
  await demandFolder(folder);
  const running = await runningEnvironment(folder);
  const unlock = running ? undefined : await lockFolder(folder, "an import");
  const stores = running ? undefined : await startStores(folder);
  Object.assign(process.env, running ?? stores?.environment);
  const report = resolve(root, values.report ?? `${basename(file)}.report.csv`);
  try {
    await run(file, report, {
      kind: values.prices ? "prices" : "products",
      dryRun: values["dry-run"],
      confirmed: values.confirm,
      mapping: values.mapping,
      said,
      own: stores !== undefined,
    });
  } finally {
    await stores?.stop();
    unlock?.();
  }
}

/** What an option says; one that says nothing known stops the import, instead of being passed over. */
function known<T>(option: string, text: string | undefined, named: (text: string) => T | undefined): T | undefined {
  const value = text === undefined ? undefined : named(text);
  if (text !== undefined && value === undefined) throw new LocalError(`--${option} ${text}: not known.\n${usage}`);
  return value;
}

type Options = Pick<ImportOptions, "kind" | "dryRun" | "confirmed" | "mapping" | "said"> & {
  /** Nothing runs on the data: the search index is written anew at the end. */
  own: boolean;
};

async function run(file: string, report: string, { own, ...options }: Options): Promise<void> {
  const { importTable } = await import("@solvia/core/import-export/import/import-table");
  const { reportColumns, reportLine } = await import("@solvia/core/import-export/import/report-line");
  const bar = new SingleBar({ format: "  {bar} {percentage}%  {rows} rows", hideCursor: true }, Presets.shades_classic);
  const { size } = await stat(file);
  bar.start(size, 0, { rows: 0 });
  let rows = 0;
  const lines = stringify({ header: true, columns: [...reportColumns] });
  const written = once(lines.pipe(createWriteStream(report)), "finish");
  const open = () => createReadStream(file).pipe(counting((n) => bar.increment(Math.ceil(n / readings))));
  try {
    const imported = await importTable(open, {
      ...options,
      now: () => new Date(),
      pictureOf: pictureOfSeries,
      onRow: (row) => {
        rows += 1;
        if (rows % 50 === 0) bar.update({ rows });
        lines.write(reportLine(row));
      },
    });
    bar.update(size, { rows });
    bar.stop();
    lines.end();
    await written;
    if (imported.questions.length > 0) throw new LocalError(questionText(imported));
    if (!options.dryRun && own) await rebuild();
    say(imported, report, options.dryRun);
  } catch (error) {
    bar.stop();
    if (error instanceof Problem) throw new LocalError(refusal(error));
    throw error;
  }
}

/** A file is read for its kind, its encoding, its separator, its columns, for what stands twice, and to be imported. */
const readings = 8;

/** The options that answer questions; the others are answered in the back office alone. */
const answers: Readonly<Partial<Record<Imported["questions"][number]["code"], string>>> = {
  "price-type": "the type of the prices: --price-type",
  decimal: "thousands or decimals: --decimal",
};

function questionText({ questions, headings }: Imported): string {
  const lines = questions.map(({ code, column, sample }) =>
    [
      `  ${answers[code] ?? code}`,
      column === undefined ? "" : ` of "${headings[column]}"`,
      sample ? `, as in "${sample}"` : "",
    ].join(""),
  );
  return `The columns can't be told; say it with the options, or in the back office:\n${lines.join("\n")}\n${usage}`;
}

const refusal = ({ code, params }: Problem): string =>
  code === "unreadable-table"
    ? `The table can't be read${typeof params["reason"] === "string" ? `: ${params["reason"]}` : ""}.`
    : `No heading is known in this table. ${usage}`;

const counting = (onBytes: (bytes: number) => void) =>
  new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });

async function rebuild(): Promise<void> {
  const { rebuildIndex } = await import("@solvia/core/catalogue/search/update-index");
  console.log(`  search index: ${await rebuildIndex()} products`);
}

function say({ mapping, rules, counts, writes, leftOut }: Imported, report: string, dryRun: boolean): void {
  console.log(`\n  mapping ${mapping}${dryRun ? " (dry run: nothing was written)" : ""}`);
  for (const rule of rules) console.log(`    where the file is silent: ${ruleWords[rule].en}`);
  if (leftOut.length > 0) console.log(`    columns left out, with numbers in them: ${leftOut.join(", ")}`);
  for (const [outcome, count] of Object.entries(counts)) console.log(`  ${outcome.padEnd(10)} ${count}`);
  if (!dryRun && writes.failed + writes.moved > 0) {
    console.log(`  not written ${writes.failed + writes.moved}: what is warned of needs --confirm; see the report`);
  }
  console.log(`  row by row: ${report}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof LocalError ? error.message : error);
  process.exit(1);
});
