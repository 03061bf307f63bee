import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { findOrder } from "../orders/index.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { table } from "../platform/table.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import type { Collection, CollectionLine } from "./collection.ts";
import { sumsOf } from "./collection.ts";
import { asked, slipLineMachine } from "./collection-machines.ts";
import { CollectionEntity, collections } from "./collection.table.ts";
import { inVain, partsOf } from "./line-parts.ts";
import { outcomeDay, payableLines } from "./presentable.ts";
import { loadCollection } from "./stored-collection.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
  /** A part of its number, or words of a debtor or an order in it. */
  text?: string | undefined;
}

/** A slip as a list shows it: with its sums, its days, without its lines. */
const rowOf = (slip: Collection) => {
  const { id, number, kind, state, createdOn, lines } = slip;
  const days = lines.map(({ collectedOn }) => collectedOn).toSorted();
  return { id, number, kind, state, createdOn, ...sumsOf(slip), from: days[0], until: days.at(-1) };
};

/** A search reads slips of some years: a few are made in a week. */
const lookedThrough = 1000;

/** The slips, the newest first: all, or those that a search names. */
export async function listCollections({ cursor, limit, text }: Page) {
  const isNamed = wordsIn(text);
  const page = await filledPage(
    { cursor, limit },
    {
      read: (after) =>
        table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: collections })
          .entities(CollectionEntity)
          .options({ limit, reverse: true, ...(after && { exclusiveStartKey: after }) })
          .send(),
      fitting: (slips) =>
        slips.filter(({ number, lines }) =>
          isNamed(number, ...lines.flatMap(({ debtor, orderNumber }) => [debtor.name, orderNumber])),
        ),
      keyOf: ({ id, gsi1pk, gsi1sk }) => ({ pk: `COLLECTION#${id}`, sk: "COLLECTION", gsi1pk, gsi1sk }),
      lookedThrough: text ? lookedThrough : 1,
    },
  );
  return { items: page.items.map(rowOf), cursor: page.cursor };
}

/** A slip with its lines, what may be done with each, and how many count as paid by now. */
export async function collectionView(slip: Collection, now: Date) {
  const lines = await Promise.all(slip.lines.map((line) => lineView(slip, line)));
  return { ...rowOf(slip), lines, hasFile: slip.fileKey !== undefined, payable: payableLines(slip, now).length };
}

/** A line with what may be noted of it; of one that waits, whether it is asked for in vain by now. */
async function lineView(slip: Collection, line: CollectionLine) {
  const order = line.outcome === undefined ? await findOrder(line.orderId) : undefined;
  const made = slip.state !== "making";
  const offers = (act: "come-back" | "recall") => made && slipLineMachine.offers(asked(line), act, "back-office");
  return {
    ...line,
    outcomeFrom: outcomeDay(line.collectedOn),
    vain: order && inVain(order, partsOf(order, slip, line.id)),
    mayComeBack: offers("come-back"),
    mayRecall: offers("recall"),
  };
}

export const getCollection = async (id: string, now: Date) => collectionView(await loadCollection(id), now);
