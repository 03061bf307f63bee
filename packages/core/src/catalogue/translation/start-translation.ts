import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { mayDescribeSeries } from "../../platform/admin-locale.ts";
import { announce } from "../../platform/work/outbox.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { SeriesEntity } from "../series/series.table.ts";
import { targetLanguages } from "./languages.ts";
import { TranslationJobEntity } from "./texts.table.ts";
import { underWay, type TranslationJob, type TranslationState } from "./translation-job.ts";
import { seriesTranslationAsked } from "../events.ts";

interface Status extends Pick<TranslationJob, "done" | "total" | "kept" | "finishedOn"> {
  state: TranslationState;
  startedOn?: string | undefined;
}
const none: Status = { state: "none", done: 0, total: targetLanguages.length, kept: 0 };

async function jobOf(seriesId: string): Promise<TranslationJob | undefined> {
  return (await TranslationJobEntity.build(GetItemCommand).key({ seriesId }).options({ consistent: true }).send()).Item;
}

async function demandSeries(id: string): Promise<void> {
  const { Item } = await SeriesEntity.build(GetItemCommand)
    .key({ id })
    .options({ attributes: ["id"] })
    .send();
  if (!Item) throw new Problem("not-found");
}

type Editor = Pick<User, "adminLocale" | "locale">;

/**
 * Has a series translated out of Italian, as the Italian locale alone may (spec 7). Asked twice while a run is under way,
 * it stays one run. Problems: not-found, locale-not-allowed.
 */
export async function translateSeries(editor: Editor, seriesId: string, now: Date): Promise<Status> {
  if (!mayDescribeSeries(editor)) throw new Problem("locale-not-allowed");
  await demandSeries(seriesId);
  const before = await jobOf(seriesId);
  if (before && underWay(before, now)) return before;
  const job: TranslationJob = {
    seriesId,
    jobId: newId(),
    state: "queued",
    done: 0,
    total: targetLanguages.length,
    kept: 0,
    startedOn: instant(now),
  };
  const unchanged = before ? { attr: "jobId" as const, eq: before.jobId } : { attr: "jobId" as const, exists: false };
  try {
    await execute(
      TranslationJobEntity.build(PutTransaction).item(job).options({ condition: unchanged }),
      announce(seriesTranslationAsked.of({ seriesId, jobId: job.jobId }), now),
    );
  } catch (error) {
    if (!cancellationReasons(error)[0]) throw error;
    return translationStatus(seriesId);
  }
  return job;
}

export async function translationStatus(seriesId: string): Promise<Status> {
  const job = await jobOf(seriesId);
  if (job) return job;
  await demandSeries(seriesId);
  return none;
}
