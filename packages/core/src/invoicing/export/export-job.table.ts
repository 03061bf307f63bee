import { Entity, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { documentExportStates, registerFormats } from "./export-job.ts";

export const DocumentExportEntity = kept(
  new Entity({
    name: "DocumentExport",
    table,
    schema: item({
      id: string().key(),
      userId: string(),
      from: string(),
      to: string(),
      format: stored(z.enum(registerFormats)),
      state: stored(z.enum(documentExportStates)),
      done: number(),
      total: number(),
      problem: string().optional(),
      createdOn: string(),
      finishedOn: string().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `DOCUMENTEXPORT#${id}`, sk: "DOCUMENTEXPORT" }),
  }),
);
