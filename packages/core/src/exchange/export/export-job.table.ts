import { Entity, any, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import type { GoodsCategory } from "../../catalogue/index.ts";
import type { ExportJob } from "./export-job.ts";

export const ExportJobEntity = new Entity({
  name: "ExportJob",
  table,
  schema: item({
    id: string().key(),
    userId: string(),
    kind: any().castAs<ExportJob["kind"]>(),
    format: any().castAs<ExportJob["format"]>(),
    category: any().castAs<GoodsCategory>().optional(),
    brand: string().optional(),
    state: any().castAs<ExportJob["state"]>(),
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
});

/** When a job is forgotten (epoch seconds): with its file, which the bucket keeps for a day (stacks/parts/storage.ts). */
export const exportExpiry = (createdOn: string): number => Math.floor(Date.parse(createdOn) / 1000) + 86_400;
