import { createHash } from "node:crypto";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import type { OpenTable } from "../../tables/open-table.ts";
import type { Columns } from "./columns.ts";
import type { Evidence } from "./evidence.ts";
import type { ImportJob } from "../import-job.ts";
import { ImportColumnsEntity } from "../import-job.table.ts";
import { leftOut, proposedColumns, questionsOf } from "./propose-columns.ts";
import { withoutReason } from "./reason-heading.ts";
import { evidenceOf, listingOf } from "../checking/table-reading.ts";

/** One name for a heading, whatever file it stands in; the same for a file of its refused rows. */
export const headingHash = (headings: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(withoutReason(headings)))
    .digest("hex")
    .slice(0, 32);

/** What a job comes to once its table's heading and the whole of its columns are read. Problem: unknown-columns. */
export async function readHead(job: ImportJob, table: OpenTable): Promise<ImportJob> {
  const headings = table.heading.names;
  const { evidence, rows } = await evidenceOf(table);
  const head = { sheet: table.sheet, headings, rows };
  const listing = job.columns ? undefined : listingOf(headings, job.kind, job.mapping);
  if (listing) return { ...job, ...head, mapping: listing.name, rules: listing.rules, state: "checking" };
  const said = job.columns ?? (await remembered(job, headings, evidence));
  const known = said ?? proposedColumns(headings, evidence, job.kind);
  const questions = [...questionsOf(known, evidence, job.kind), ...(said ? [] : leftOut(known, evidence, job.kind))];
  const state = questions.length > 0 ? ("asking" as const) : ("checking" as const);
  return { ...job, ...head, columns: known, evidence, questions, state };
}

/** What was said of such a heading before; how numbers are written, and whether they are shares, each file shows anew. */
async function remembered(
  { kind }: ImportJob,
  headings: readonly string[],
  evidence: readonly Evidence[],
): Promise<Columns | undefined> {
  const { Item } = await ImportColumnsEntity.build(GetItemCommand)
    .key({ kind, heading: headingHash(headings) })
    .send();
  if (!Item) return undefined;
  const proposed = proposedColumns(headings, evidence, kind).choices;
  const choices = proposed.map(({ decimal, ...choice }, index) => {
    const { discountAs, ...said } = Item.columns.choices[index] ?? choice;
    const isAskedAnew = discountAs === "percent" && evidence[index]?.share !== undefined;
    return { ...said, ...(discountAs && !isAskedAnew && { discountAs }), decimal };
  });
  return { ...Item.columns, choices };
}
