import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { documentsExportAsked } from "../events.ts";
import type { DocumentExport } from "./export-job.ts";
import { DocumentExportEntity } from "./export-job.table.ts";

/** So long a job and its archive are kept, in seconds: as the bucket keeps its folder (stacks/parts/storage.ts). */
const keptFor = 86_400;

type Wish = Pick<DocumentExport, "from" | "to" | "format">;

/** Asks for the documents of a period; a worker begins within seconds. */
export async function startDocumentExport(user: Pick<User, "id">, wish: Wish, now: Date): Promise<DocumentExport> {
  const job: DocumentExport = {
    id: newId(),
    userId: user.id,
    ...wish,
    state: "waiting",
    done: 0,
    total: 0,
    createdOn: instant(now),
  };
  await execute(
    DocumentExportEntity.build(PutTransaction).item({
      ...job,
      expiresAt: Math.floor(now.getTime() / 1000) + keptFor,
    }),
    announce(documentsExportAsked.of({ jobId: job.id }), now),
  );
  return job;
}

/** An export with its progress. Problem: not-found, also a day later. */
export async function documentExport(id: string, now: Date): Promise<DocumentExport> {
  const { Item } = await DocumentExportEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item || expired(Item, now)) throw new Problem("not-found");
  return Item;
}

export const archiveKey = ({ id }: Pick<DocumentExport, "id">): string => `exports/${id}.zip`;

/** A short-lived address of the finished archive. Problems: not-found, invalid-transition while it is being made. */
export async function documentArchive(id: string, now: Date): Promise<string> {
  const job = await documentExport(id, now);
  if (job.state !== "done") throw new Problem("invalid-transition");
  const fileName = `solvia-fatture-${job.from}-${job.to}.zip`;
  return downloadUrl({ key: archiveKey(job), fileName, contentType: "application/zip", disposition: "attachment" });
}
