import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { noWrites, workingStates, type ImportJob } from "./import-job.ts";
import type { ImportKind } from "./import-kind.ts";
import { ImportJobEntity, storedJob } from "./import-job.table.ts";
import { noCounts } from "./checking/plan.ts";
import { productsImportAsked } from "../../catalogue/index.ts";

interface Wish {
  kind?: ImportKind;
  /** Key of the user's own upload. */
  file: string;
  fileName: string;
  dryRun: boolean;
  confirmed?: boolean;
  mapping?: string | undefined;
}

/** Asks for an import of an uploaded table; a worker begins it within seconds. */
export async function startImport(user: User, wish: Wish, now: Date): Promise<ImportJob> {
  const { key } = await ownUpload(user.id, "catalogue-table", wish.file);
  const job: ImportJob = {
    id: newId(),
    userId: user.id,
    kind: wish.kind ?? "products",
    key,
    fileName: wish.fileName,
    dryRun: wish.dryRun,
    confirmed: wish.confirmed ?? false,
    mapping: wish.mapping,
    state: "waiting",
    step: 0,
    createdOn: instant(now),
    ...nothingChecked(),
  };
  await execute(
    ImportJobEntity.build(PutTransaction).item(storedJob(job, now)),
    announce(productsImportAsked.of({ jobId: job.id, step: 0 }), now),
  );
  return job;
}

/** What a job knows before its table was checked. */
export const nothingChecked = () => ({
  questions: [],
  rows: 0,
  row: 0,
  counts: noCounts(),
  warned: 0,
  parts: [],
  partsDone: 0,
  writes: noWrites(),
  rules: [],
});

/** Says that an import will not go on: its last try has failed. */
export async function giveUpImport(id: string, now: Date): Promise<void> {
  await ImportJobEntity.build(UpdateItemCommand)
    .item({ id, state: "failed", problem: "unexpected-error", finishedOn: instant(now) })
    .options({ condition: { attr: "state", in: [...workingStates] } })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** An import as it stands. Problem: not-found. */
export async function importJob(id: string): Promise<ImportJob> {
  const { Item } = await ImportJobEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}
