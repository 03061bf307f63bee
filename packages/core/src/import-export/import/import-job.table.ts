import * as z from "zod";
import { Entity, boolean, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { type ImportJob, importStates } from "./import-job.ts";
import { listOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { importKinds } from "./import-kind.ts";
import {
  storedColumns,
  storedEvidence,
  storedQuestion,
  storedCounts,
  storedPart,
  storedWrites,
} from "./import-job.stored.ts";
import { ruleCodes } from "./cells/rule-words.ts";

const keptDays = 90;

export const ImportJobEntity = kept(
  new Entity({
    name: "ImportJob",
    table,
    schema: item({
      id: string().key(),
      userId: string(),
      kind: stored(z.enum(importKinds)),
      key: string(),
      fileName: string(),
      dryRun: boolean(),
      confirmed: boolean(),
      mapping: string().optional(),
      state: stored(z.enum(importStates)),
      step: number(),
      sheet: string().optional(),
      headings: stored(listOf(z.string())).optional(),
      columns: stored(storedColumns).optional(),
      evidence: stored(listOf(storedEvidence)).optional(),
      questions: stored(listOf(storedQuestion)),
      rows: number(),
      row: number(),
      counts: stored(storedCounts),
      warned: number(),
      parts: stored(listOf(storedPart)),
      partsDone: number(),
      writes: stored(storedWrites),
      rules: stored(listOf(z.enum(ruleCodes))),
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
  }),
);

/** What the columns of a heading mean, as whoever imported such a file last has said. */
export const ImportColumnsEntity = kept(
  new Entity({
    name: "ImportColumns",
    table,
    schema: item({
      kind: stored(z.enum(importKinds)).key(),
      /** The heading's names as one hash. */
      heading: string().key(),
      columns: stored(storedColumns),
      userId: string(),
      savedOn: string(),
    }),
    computeKey: ({ kind, heading }: { kind: string; heading: string }) => ({
      pk: `IMPORTCOLUMNS#${kind}`,
      sk: heading,
    }),
  }),
);

/** The list that a kind's imports stand in. */
export const importsOf = (kind: ImportJob["kind"]): string => `IMPORTS#${kind}`;

/** A job as it is stored: in the list of its kind, until it is forgotten (epoch seconds). */
export const storedJob = (job: ImportJob, now: Date) => ({
  ...job,
  expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
  gsi1pk: importsOf(job.kind),
  gsi1sk: `${job.createdOn}#${job.id}`,
});
