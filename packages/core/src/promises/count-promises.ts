import type { FormattedItem } from "dynamodb-toolbox/entity";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { findOrder } from "../orders/index.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, onlyConflicted } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { table } from "../platform/table.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { findPurchase } from "../purchases/index.ts";
import { figuresMoved, type Given } from "./given.ts";
import { promisesOfOrder } from "./of-order.ts";
import { promisesOfPurchase } from "./of-purchase.ts";
import { GivenPromiseEntity, itemOf, PromiseFiguresEntity } from "./promise.table.ts";

/** Workers beside each other that count for one carrier. */
const tries = 10;

type Stored = FormattedItem<typeof GivenPromiseEntity>;

/** What was logged of an order, or of an order to a supplier. */
async function loggedOf(subjectId: string): Promise<Stored[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PROMISES#${subjectId}`, range: { beginsWith: "PROMISE#" } })
    .entities(GivenPromiseEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** What was counted, without what only its item says. */
function givenOf(stored: Stored): Given {
  const { id, kind, subjectId, number, aboutId, what, pieces, promisedOn, cameOn, leftOn, isOver } = stored;
  const { promiserKey: key, promiserName: name } = stored;
  const promiser = key === undefined || name === undefined ? undefined : { key, name };
  return { id, kind, subjectId, number, aboutId, what, pieces, promiser, promisedOn, cameOn, leftOn, isOver };
}

/** What it stands for, in one text: the same where nothing has to be written. */
const told = ({ promiser, promisedOn, cameOn, leftOn, isOver, pieces, what, number }: Given, isOut: boolean): string =>
  JSON.stringify([promiser, promisedOn, cameOn, leftOn, isOver ?? false, pieces, what, number, isOut]);

/** Writes one promise as it stands now and moves the figures by the difference, together or not at all. */
async function write(before: Stored | undefined, given: Given, isOut: boolean): Promise<void> {
  const former = before && givenOf(before);
  if (before && former && told(former, before.isOut ?? false) === told(given, isOut)) return;
  const moved = figuresMoved(former && !before?.isOut ? former : undefined, isOut ? undefined : given);
  const version = before?.version ?? 0;
  await execute(
    GivenPromiseEntity.build(PutTransaction)
      .item(itemOf(given, version + 1, isOut))
      .options({ condition: version === 0 ? { attr: "version", exists: false } : { attr: "version", eq: version } }),
    ...moved.map(({ place: { month, kind, promiser }, by }) =>
      PromiseFiguresEntity.build(UpdateTransaction).item({
        month,
        kind,
        promiserKey: promiser.key,
        promiserName: promiser.name,
        open: $add(by.open),
        kept: $add(by.kept),
        late: $add(by.late),
        missing: $add(by.missing),
        days: $add(by.days),
      }),
    ),
  ).catch((error: unknown) => {
    if (cancellationReasons(error).some(Boolean) || onlyConflicted(error)) throw new Problem("version-conflict");
    throw error;
  });
}

/** What stands now of an order, or of an order to a supplier: a promise that was logged keeps its day. */
async function standing(subject: Subject, logged: ReadonlyMap<string, Stored>): Promise<Given[]> {
  if (subject.kind === "purchase") {
    const purchase = await findPurchase(subject.id);
    return purchase ? promisesOfPurchase(purchase) : [];
  }
  const order = await findOrder(subject.id);
  const days = new Map([...logged].map(([id, { promisedOn }]) => [id, promisedOn]));
  return order ? promisesOfOrder(order, days) : [];
}

/** An order of a customer, or one to a supplier. */
export interface Subject {
  kind: "order" | "purchase";
  id: string;
}

/**
 * Brings what was promised of an order, or of an order to a supplier, up to date: the first day of each promise is logged once, what has come of it is counted
 * by the difference to what was counted. It rests on what stands now, not on a message: repeated, late and out of order it changes nothing.
 */
export const countPromises = (subject: Subject): Promise<void> =>
  untilWritten(async () => {
    // Read before what stands: what is counted is then no older than what was counted before.
    const logged = new Map((await loggedOf(subject.id)).map((one) => [one.id, one]));
    const now = await standing(subject, logged);
    for (const given of now) await write(logged.get(given.id), given, false);
    const still = new Set(now.map(({ id }) => id));
    for (const [id, gone] of logged) if (!still.has(id)) await write(gone, givenOf(gone), true);
  }, tries);

/** Each once, apart from one another. May be repeated. */
export const countPromisesOf = (subjects: readonly Subject[]): Promise<void> =>
  eachApart([...new Map(subjects.map((one) => [one.id, one])).values()], countPromises);
