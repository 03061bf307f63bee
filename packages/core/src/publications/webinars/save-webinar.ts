import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { invalid, Problem } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { webinarLettersAsked } from "../events.ts";
import { loadPublication } from "../save-publication.ts";
import { findWebinar } from "./find-webinar.ts";
import { WebinarEntity } from "./webinar.table.ts";
import { phaseOf, webinarLimits, type Webinar } from "./webinar.ts";

export interface WebinarInput {
  /** What was read; 0 before the first. */
  revision: number;
  startsOn: Instant;
  endsOn: Instant;
  capacity: number;
  liveUrl: string;
  cancelled: boolean;
}

/** Problem: invalid-input, at its field. */
function demandDates({ startsOn, endsOn }: WebinarInput, before: Webinar | undefined, now: Date): void {
  const minutes = (Date.parse(endsOn) - Date.parse(startsOn)) / 60_000;
  if (minutes < webinarLimits.shortest) throw invalid({ field: "endsOn", code: "too-short" });
  if (minutes > webinarLimits.longest) throw invalid({ field: "endsOn", code: "too-long" });
  const isNew = Date.parse(startsOn) !== Date.parse(before?.startsOn ?? "");
  if (isNew && Date.parse(startsOn) <= now.getTime()) throw invalid({ field: "startsOn", code: "in-the-past" });
}

/**
 * Writes when a webinar is held, over what was read. A new date, or that it is cancelled, is told to those who have registered, in the same
 * write. Problems: not-found, also for another type; version-conflict; invalid-transition for one that is over; invalid-input.
 */
export async function saveWebinar(publicationId: string, input: WebinarInput, now: Date): Promise<Webinar> {
  const [publication, before] = await Promise.all([loadPublication(publicationId), findWebinar(publicationId)]);
  if (publication.type !== "webinar") throw new Problem("not-found");
  if ((before?.revision ?? 0) !== input.revision) throw new Problem("version-conflict");
  if (before && phaseOf(before, now) === "past") throw new Problem("invalid-transition");
  demandDates(input, before, now);
  const dated = { startsOn: instant(new Date(input.startsOn)), endsOn: instant(new Date(input.endsOn)) };
  const isOther =
    before !== undefined &&
    (before.startsOn !== dated.startsOn || before.endsOn !== dated.endsOn || before.cancelled !== input.cancelled);
  const after: Webinar = {
    publicationId,
    ...input,
    ...dated,
    sequence: (before?.sequence ?? 0) + (isOther ? 1 : 0),
    revision: input.revision + 1,
    changedOn: instant(now),
  };
  await write(before, after, isOther, now);
  return after;
}

async function write(before: Webinar | undefined, after: Webinar, isTold: boolean, now: Date): Promise<void> {
  const { publicationId, sequence } = after;
  const webinar = WebinarEntity.build(PutTransaction)
    .item({ ...after, gsi1pk: "WEBINARS", gsi1sk: `${after.startsOn}#${publicationId}` })
    .options({
      condition: before ? { attr: "revision", eq: before.revision } : { attr: "publicationId", exists: false },
    });
  const told = isTold ? [announce(webinarLettersAsked.of({ publicationId, kind: "changed", sequence }), now)] : [];
  try {
    await overConflicts(() => execute(webinar, ...told));
  } catch (error) {
    throw orVersionConflict(error);
  }
}
