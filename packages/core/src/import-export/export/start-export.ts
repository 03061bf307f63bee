import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { announce } from "../../platform/work/outbox.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { instant, romeDate } from "../../platform/time.ts";
import type { ExportFilters, ExportJob } from "./export-job.ts";
import { exportExpiry, ExportJobEntity } from "./export-job.table.ts";
import { catalogueExportAsked } from "../../catalogue/index.ts";

type Wish = Pick<ExportJob, "kind" | "format"> & ExportFilters;

/** Asks for a table; a worker begins it within seconds. */
export async function startExport(user: Pick<User, "id">, wish: Wish, now: Date): Promise<ExportJob> {
  const { kind, format, category, brand } = wish;
  const job: ExportJob = {
    id: newId(),
    userId: user.id,
    kind,
    format,
    ...(category && { category }),
    ...(brand && { brand }),
    state: "waiting",
    done: 0,
    total: 0,
    parts: 0,
    createdOn: instant(now),
  };
  await execute(
    ExportJobEntity.build(PutTransaction).item({ ...job, expiresAt: exportExpiry(job.createdOn) }),
    announce(catalogueExportAsked.of({ jobId: job.id, part: 0 }), now),
  );
  return job;
}

/** An export with its progress. Problem: not-found, also a day later. */
export async function exportJob(id: string, now: Date): Promise<ExportJob> {
  const { Item } = await ExportJobEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item || expired(Item, now)) throw new Problem("not-found");
  return Item;
}

export const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The lines of a slice, until the table is whole. */
export const partKey = ({ id }: Pick<ExportJob, "id">, part: number): string => `exports/${id}/${part}.ndjson`;

export const exportKey = ({ id, format }: Pick<ExportJob, "id" | "format">): string => `exports/${id}.${format}`;

const names = { products: "prodotti", prices: "listino" } as const;

/** A short-lived address of the finished table. Problem: not-found, invalid-transition while it is being written. */
export async function exportedFile(id: string, now: Date): Promise<string> {
  const job = await exportJob(id, now);
  if (job.state !== "done") throw new Problem("invalid-transition");
  const fileName = `solvia-${names[job.kind]}-${romeDate(new Date(job.createdOn))}.${job.format}`;
  return downloadUrl({
    key: exportKey(job),
    fileName,
    contentType: contentTypes[job.format],
    disposition: "attachment",
  });
}
