import type { PriceAuthor } from "../../pricing/index.ts";
import type { Source } from "../tables/cell.ts";
import { openTable, type OpenTable } from "../tables/open-table.ts";
import { checkTable } from "./checking/check-table.ts";
import type { Columns } from "./columns/columns.ts";
import { noWrites, type WriteCounts } from "./import-job.ts";
import type { ImportKind } from "./import-kind.ts";
import type { MappedRow } from "./columns/mapping.ts";
import { noCounts, type PlanRow, type RowCounts } from "./checking/plan.ts";
import { sumOf, writesOf } from "./checking/plan-parts.ts";
import { leftOut, proposedColumns, questionsOf } from "./columns/propose-columns.ts";
import type { Question } from "./checking/question.ts";
import type { RuleCode } from "./cells/rule-words.ts";
import { seriesByName } from "./listings/series-of.ts";
import { columnsReading, evidenceOf, knownNames, listingOf, listingReading } from "./checking/table-reading.ts";
import { writeRows } from "./write-rows.ts";

export interface ImportOptions {
  kind: ImportKind;
  /** A kind of file by its name; by the file's columns when absent. */
  mapping?: string | undefined;
  /** What can't be told from the columns: the type and country of prices that name none, the decimal sign. */
  said?: Pick<Columns, "priceType" | "locale"> & { decimal?: "." | "," | undefined };
  /** Checks every row and writes nothing. */
  dryRun: boolean;
  /** Writes also what is warned of. */
  confirmed?: boolean;
  /** Who is said to have set the prices. */
  author?: PriceAuthor;
  now: () => Date;
  pictureOf: (series: MappedRow["series"]) => Promise<string>;
  onRow: (row: PlanRow) => void;
}

export interface Imported {
  mapping: string;
  rules: readonly RuleCode[];
  counts: RowCounts;
  writes: WriteCounts;
  /** What has to be known first: nothing was checked then. */
  questions: readonly Question[];
  headings: readonly string[];
  /** Columns of a price list with numbers of which nothing is made. */
  leftOut: readonly string[];
}

/**
 * Checks a whole file and writes what it says, batch by batch: the way of the command line, whose file stays where it is.
 * What is warned of is written only when it was confirmed. Problems: unreadable-table, unknown-columns.
 */
export async function importTable(open: Source, options: ImportOptions): Promise<Imported> {
  const { kind, dryRun, confirmed = false, author = { source: "import" }, now, pictureOf, onRow } = options;
  const table = await openTable(open, knownNames(kind));
  const { reading, questions, leftOut: left } = await readingOf(table, options);
  const headings = table.heading.names;
  const rules = kind === "products" ? reading.mapping.rules : [];
  const imported: Imported = {
    mapping: reading.mapping.name,
    rules,
    counts: noCounts(),
    writes: noWrites(),
    questions,
    headings,
    leftOut: left.map(({ column }) => headings[column ?? -1] ?? ""),
  };
  if (questions.length > 0) return imported;
  const seriesOf = seriesByName({ dryRun, now: now(), pictureOf });
  for await (const batch of checkTable(table, reading, { now: now() })) {
    const held = batch.map((row) => (row.write && row.warnings.length > 0 && !confirmed ? unconfirmed(row) : row));
    const rows = dryRun ? batch : await writeRows(held, { seriesOf, author, now: now() });
    for (const row of rows) {
      imported.counts[row.outcome] += 1;
      onRow(row);
    }
    imported.writes = sumOf(imported.writes, writesOf(rows));
  }
  return imported;
}

const unconfirmed = (row: PlanRow): PlanRow => ({ ...row, written: { state: "failed", problem: "to-confirm" } });

async function readingOf(table: OpenTable, { kind, mapping, said = {} }: ImportOptions) {
  const headings = table.heading.names;
  const listing = listingOf(headings, kind, mapping);
  if (listing) return { reading: listingReading(table, listing), questions: [], leftOut: [] };
  const { evidence } = await evidenceOf(table);
  const { decimal, ...general } = said;
  const proposed = proposedColumns(headings, evidence, kind);
  const choices = proposed.choices.map((choice) => (decimal && !choice.decimal ? { ...choice, decimal } : choice));
  const columns: Columns = { ...proposed, ...general, choices };
  const questions = questionsOf(columns, evidence, kind);
  return { reading: columnsReading(columns, kind), questions, leftOut: leftOut(columns, evidence, kind) };
}
