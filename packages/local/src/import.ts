import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Transform } from "node:stream";
import { once } from "node:events";
import { SingleBar, Presets } from "cli-progress";
import { stringify } from "csv-stringify";
import { mappings } from "@solvia/core/catalogue/import/mappings";
import { Problem } from "@solvia/core/platform/problems";
import { LocalError } from "./local-error.ts";
import { pictureOfSeries } from "./series-picture.ts";
import { runningEnvironment, startStores } from "./stores.ts";

const usage = `npm run import -- FILE [--dry-run] [--mapping ${mappings.map(({ name }) => name).join("|")}] [--report FILE]`;

/** `npm run import -- FILE`: products of a CSV or XLSX file into the data folder, whether its cloud runs or not. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      mapping: { type: "string" },
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
  const folder = resolve(root, process.env["DATA_FOLDER"] ?? ".data");
  await mkdir(folder, { recursive: true });
  const running = await runningEnvironment(folder);
  const stores = running ? undefined : await startStores(folder);
  Object.assign(process.env, running ?? stores?.environment);
  const report = resolve(root, values.report ?? `${basename(file)}.report.csv`);
  try {
    await run(file, report, { dryRun: values["dry-run"], mapping: values.mapping, own: stores !== undefined });
  } finally {
    await stores?.stop();
  }
}

interface Options {
  dryRun: boolean;
  mapping: string | undefined;
  /** Nothing runs on the data: the search index is written anew at the end. */
  own: boolean;
}

async function run(file: string, report: string, { dryRun, mapping, own }: Options): Promise<void> {
  const { importProducts } = await import("@solvia/core/catalogue/import/import-products");
  const { readTable } = await import("@solvia/core/catalogue/import/read-table");
  const bar = new SingleBar({ format: "  {bar} {percentage}%  {rows} rows", hideCursor: true }, Presets.shades_classic);
  const { size } = await stat(file);
  bar.start(size, 0, { rows: 0 });
  let rows = 0;
  const lines = stringify({ header: true, columns: ["row", "outcome", "productCode", "reasons", "filledByRule"] });
  const written = once(lines.pipe(createWriteStream(report)), "finish");
  let opened = 0;
  const open = () => {
    opened += 1;
    const stream = createReadStream(file);
    // The last reading is the import; those before it tell encoding and separator.
    return opened < 3 && !file.toLowerCase().endsWith(".xlsx")
      ? stream
      : stream.pipe(counting((n) => bar.increment(n)));
  };
  try {
    const {
      mapping: used,
      rules,
      counts,
    } = await importProducts(readTable(file, open), {
      dryRun,
      mapping,
      now: () => new Date(),
      pictureOf: pictureOfSeries,
      onRow: ({ row, outcome, productCode, problems, filled }) => {
        rows += 1;
        if (rows % 50 === 0) bar.update({ rows });
        lines.write({
          row,
          outcome,
          productCode,
          reasons: problems.map(({ field, code }) => `${field}: ${code}`).join("; "),
          filledByRule: filled.join(" "),
        });
      },
    });
    bar.update(size, { rows });
    bar.stop();
    lines.end();
    await written;
    if (!dryRun && own) await rebuild();
    say(used ?? "", rules ?? [], counts, report, dryRun);
  } catch (error) {
    bar.stop();
    if (error instanceof Problem) throw new LocalError(`No mapping knows these columns. ${usage}`);
    throw error;
  }
}

const counting = (told: (bytes: number) => void) =>
  new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      told(chunk.length);
      done(null, chunk);
    },
  });

async function rebuild(): Promise<void> {
  const { rebuildIndex } = await import("@solvia/core/catalogue/search/update-index");
  console.log(`  search index: ${await rebuildIndex()} products`);
}

function say(
  mapping: string,
  rules: readonly string[],
  counts: Readonly<Record<string, number>>,
  report: string,
  dryRun: boolean,
): void {
  console.log(`\n  mapping ${mapping}${dryRun ? " (dry run: nothing was written)" : ""}`);
  for (const rule of rules) console.log(`    where the file is silent: ${rule}`);
  for (const [outcome, count] of Object.entries(counts)) console.log(`  ${outcome.padEnd(10)} ${count}`);
  console.log(`  row by row: ${report}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof LocalError ? error.message : error);
  process.exit(1);
});
