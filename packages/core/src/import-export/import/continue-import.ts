import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import type { ColumnChoice, Columns } from "./columns/columns.ts";
import type { ImportJob, ImportState } from "./import-job.ts";
import { ImportColumnsEntity, ImportJobEntity, storedJob } from "./import-job.table.ts";
import { headingHash } from "./columns/read-head.ts";
import { importJob, nothingChecked } from "./start-import.ts";
import { targetsOf } from "./columns/targets.ts";
import { productsImportAsked } from "../../catalogue/index.ts";

/** The job as it goes on; problem invalid-transition where it isn't in one of these states, or somebody was faster. */
async function goOn(
  job: ImportJob,
  from: readonly ImportState[],
  changed: Partial<ImportJob>,
  now: Date,
): Promise<ImportJob> {
  if (!from.includes(job.state)) throw new Problem("invalid-transition");
  const next = { ...job, ...changed, step: job.step + 1 };
  try {
    await execute(
      ImportJobEntity.build(PutTransaction)
        .item(storedJob(next, now))
        .options({ condition: { attr: "step", eq: job.step } }),
      announce(productsImportAsked.of({ jobId: job.id, step: next.step }), now),
    );
  } catch (error) {
    if (cancellationReasons(error).includes(true)) throw new Problem("invalid-transition");
    throw error;
  }
  return next;
}

export interface ChosenColumns extends Omit<Columns, "choices"> {
  choices: readonly Omit<ColumnChoice, "heading">[];
}

/**
 * Says what the columns mean, in the order of the file; the table is checked again, and the next file with this heading is
 * read so. Problems: invalid-transition, invalid-input for a column that is for nothing of this kind.
 */
export async function chooseColumns(user: User, id: string, chosen: ChosenColumns, now: Date): Promise<ImportJob> {
  const job = await importJob(id);
  const headings = job.headings ?? [];
  const known = targetsOf(job.kind);
  const choices = headings.map((heading, index): ColumnChoice => ({ target: null, ...chosen.choices[index], heading }));
  const wrong = choices.findIndex(({ target }) => target !== null && !known.includes(target));
  if (wrong >= 0) throw invalid({ field: `choices.${wrong}.target`, code: "invalid-value" });
  const columns: Columns = { ...chosen, choices };
  const next = await goOn(job, ["asking", "checked"], { ...nothingChecked(), columns, state: "waiting" }, now);
  await ImportColumnsEntity.build(PutItemCommand)
    .item({ kind: job.kind, heading: headingHash(headings), columns, userId: user.id, savedOn: instant(now) })
    .send();
  return next;
}

/** Writes what was checked. Problem: invalid-input (confirmed) where something is warned of and nobody has confirmed it. */
export async function confirmImport(
  user: User,
  id: string,
  { confirmed }: { confirmed: boolean },
  now: Date,
): Promise<ImportJob> {
  const job = await importJob(id);
  if (job.warned > 0 && !confirmed && job.state === "checked") throw invalid({ field: "confirmed", code: "required" });
  return goOn(job, ["checked"], { state: "importing", partsDone: 0, confirmed, userId: user.id }, now);
}

/** Takes a whole import back: what was there before is there again, but for what was changed since. */
export async function undoImport(user: User, id: string, now: Date): Promise<ImportJob> {
  const job = await importJob(id);
  return goOn(job, ["done"], { state: "undoing", partsDone: 0, userId: user.id, finishedOn: undefined }, now);
}
