import { Entity, any, boolean, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
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
    mapping: string().optional(),
    state: any().castAs<ImportJob["state"]>(),
    row: number(),
    counts: any().castAs<ImportJob["counts"]>(),
    rules: any().castAs<ImportJob["rules"]>(),
    refused: any().castAs<ImportJob["refused"]>(),
    report: string().optional(),
    soFar: any().castAs<NonNullable<ImportJob["soFar"]>>().optional(),
    problem: string().optional(),
    createdOn: string(),
    finishedOn: string().optional(),
    expiresAt: number(),
  }),
  computeKey: ({ id }: { id: string }) => ({ pk: `IMPORT#${id}`, sk: "IMPORT" }),
});

/** When a job is forgotten (epoch seconds). */
export const jobExpiry = (now: Date): number => Math.floor(now.getTime() / 1000) + keptDays * 86_400;
