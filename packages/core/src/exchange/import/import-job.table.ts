import { Entity, any, boolean, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import type { Columns } from "./columns/columns.ts";
import type { ImportJob } from "./import-job.ts";

const keptDays = 90;

export const ImportJobEntity = new Entity({
  name: "ImportJob",
  table,
  schema: item({
    id: string().key(),
    userId: string(),
    kind: any().castAs<ImportJob["kind"]>(),
    key: string(),
    fileName: string(),
    dryRun: boolean(),
    confirmed: boolean(),
    mapping: string().optional(),
    state: any().castAs<ImportJob["state"]>(),
    step: number(),
    sheet: string().optional(),
    headings: any().castAs<readonly string[]>().optional(),
    columns: any().castAs<Columns>().optional(),
    evidence: any().castAs<NonNullable<ImportJob["evidence"]>>().optional(),
    questions: any().castAs<ImportJob["questions"]>(),
    rows: number(),
    row: number(),
    counts: any().castAs<ImportJob["counts"]>(),
    warned: number(),
    parts: any().castAs<ImportJob["parts"]>(),
    partsDone: number(),
    writes: any().castAs<ImportJob["writes"]>(),
    rules: any().castAs<ImportJob["rules"]>(),
    report: string().optional(),
    problem: string().optional(),
    reason: string().optional(),
    createdOn: string(),
    finishedOn: string().optional(),
    expiresAt: number(),
    /** "IMPORTS#kind", newest first. */
    gsi1pk: string(),
    gsi1sk: string(),
  }),
  computeKey: ({ id }: { id: string }) => ({ pk: `IMPORT#${id}`, sk: "IMPORT" }),
});

/** What the columns of a heading mean, as whoever imported such a file last has said. */
export const ImportColumnsEntity = new Entity({
  name: "ImportColumns",
  table,
  schema: item({
    kind: any().castAs<ImportJob["kind"]>().key(),
    /** The heading's names as one hash. */
    heading: string().key(),
    columns: any().castAs<Columns>(),
    userId: string(),
    savedOn: string(),
  }),
  computeKey: ({ kind, heading }: { kind: string; heading: string }) => ({
    pk: `IMPORTCOLUMNS#${kind}`,
    sk: heading,
  }),
});

/** The list that a kind's imports stand in. */
export const importsOf = (kind: ImportJob["kind"]): string => `IMPORTS#${kind}`;

/** A job as it is stored: in the list of its kind, until it is forgotten (epoch seconds). */
export const storedJob = (job: ImportJob, now: Date) => ({
  ...job,
  expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
  gsi1pk: importsOf(job.kind),
  gsi1sk: `${job.createdOn}#${job.id}`,
});
