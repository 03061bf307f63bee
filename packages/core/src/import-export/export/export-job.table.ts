import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { exportKinds, exportFormats, exportStates } from "./export-job.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { goodsCategories } from "../../platform/category.ts";

export const ExportJobEntity = kept(
  new Entity({
    name: "ExportJob",
    table,
    schema: item({
      id: string().key(),
      userId: string(),
      kind: stored(z.enum(exportKinds)),
      format: stored(z.enum(exportFormats)),
      category: stored(z.enum(goodsCategories)).optional(),
      brand: string().optional(),
      state: stored(z.enum(exportStates)),
      done: number(),
      total: number(),
      parts: number(),
      after: string().optional(),
      problem: string().optional(),
      createdOn: string(),
      finishedOn: string().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `EXPORT#${id}`, sk: "EXPORT" }),
  }),
);

/** When a job is forgotten (epoch seconds): with its file, which the bucket keeps for a day (stacks/parts/storage.ts). */
export const exportExpiry = (createdOn: string): number => Math.floor(Date.parse(createdOn) / 1000) + 86_400;
