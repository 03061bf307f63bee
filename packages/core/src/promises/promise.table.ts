import * as z from "zod";
import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { outcomeOf, promiseOutcomes, promiserKinds, type Given, type PromiserKind } from "./given.ts";

/**
 * A promise with its first day, and what it was counted for last: so it counts once, and its day stays whatever is said later. It stands in no list while
 * nobody's.
 */
export const GivenPromiseEntity = kept(
  new Entity({
    name: "GivenPromise",
    table,
    schema: item({
      subjectId: string().key(),
      id: string().key(),
      version: number(),
      kind: stored(z.enum(promiserKinds)),
      number: string(),
      aboutId: string(),
      what: string().optional(),
      pieces: number(),
      promiserKey: string().optional(),
      promiserName: string().optional(),
      promisedOn: string(),
      cameOn: string().optional(),
      leftOn: string().optional(),
      isOver: boolean().optional(),
      /** It was counted for nothing when it was looked at last: cancelled, called off. The day stays. */
      isOut: boolean().optional(),
      outcome: stored(z.enum(promiseOutcomes)),
      /** `promisesOf` its kind and month, by its day. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ subjectId, id }: { subjectId: string; id: string }) => ({
      pk: `PROMISES#${subjectId}`,
      sk: `PROMISE#${id}`,
    }),
  }),
);

/** What suppliers, or carriers, have promised for a month ("2026-11"), by the day. */
export const promisesOf = (kind: PromiserKind, month: string) => shardedList("gsi1", `PROMISESOF#${kind}#${month}`, 4);

/** How many promises for a month one supplier or carrier has kept; counted up and down with each of them. */
export const PromiseFiguresEntity = kept(
  new Entity({
    name: "PromiseFigures",
    table,
    schema: item({
      month: string().key(),
      kind: stored(z.enum(promiserKinds)).key(),
      promiserKey: string().key(),
      promiserName: string(),
      open: number().optional(),
      kept: number().optional(),
      late: number().optional(),
      missing: number().optional(),
      days: number().optional(),
    }),
    computeKey: ({ month, kind, promiserKey }: { month: string; kind: PromiserKind; promiserKey: string }) => ({
      pk: `PROMISEFIGURES#${month}`,
      sk: `${kind}#${promiserKey}`,
    }),
  }),
);

/** A promise as it is stored, under the version that follows the one that was read. */
export function itemOf(given: Given, version: number, isOut: boolean) {
  const { promiser, kind, promisedOn, subjectId, id, ...rest } = given;
  return {
    ...rest,
    subjectId,
    id,
    kind,
    promisedOn,
    version,
    ...(promiser && { promiserKey: promiser.key, promiserName: promiser.name }),
    outcome: outcomeOf(given),
    ...(isOut && { isOut }),
    ...(promiser && !isOut && keysIn(promisesOf(kind, promisedOn.slice(0, 7)), promisedOn, `${subjectId}#${id}`)),
  };
}
