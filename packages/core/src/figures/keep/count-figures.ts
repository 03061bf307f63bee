import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { readAll } from "../../platform/storing/read-all.ts";
import { orVersionConflict, type Write } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { table } from "../../platform/table.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import {
  basketOf,
  entryItem,
  FiguredEntity,
  FigureEntryEntity,
  figuredOf,
  FigureProductsEntity,
  FigureSumsEntity,
} from "../figures.table.ts";
import { measuresOf, type Entry, type ProductSum, type SubjectKind } from "../rules/entry.ts";
import { addedProducts, addedSums, movesOf } from "../rules/sums.ts";
import { standingNow, type Standing } from "./facts.ts";

export interface Subject {
  kind: SubjectKind;
  id: string;
}

/** Two workers at once, whose things count for the same day. */
const tries = 10;
/** Things that are counted in one transaction: their sums are written once. */
const atOnce = 20;
/** A transaction of the table has a hundred writes; some are left for entries that meet on one day. */
const mostWrites = 96;

/** A thing as it was counted and as it counts now. */
interface Change {
  subject: Subject;
  version: number;
  before: Pick<Standing, "entries" | "sold">;
  after: Standing;
}

const nameOfEntry = ({ mark, day }: Entry): string => `${mark}#${day}`;
const plain = ({ mark, day, parts, ...measures }: Entry): Entry => ({
  mark,
  day,
  ...measuresOf(measures),
  parts: parts.map(({ dimension, value, ...rest }) => ({ dimension, value, ...measuresOf(rest) })),
});
const told = ({ entries, sold }: Pick<Standing, "entries" | "sold">): string =>
  JSON.stringify([entries.map(plain).toSorted((a, b) => (nameOfEntry(a) < nameOfEntry(b) ? -1 : 1)), sold]);

/** Undefined of what counts for what it did. */
async function changeOf(subject: Subject): Promise<Change | undefined> {
  const { kind, id } = subject;
  // Read before the thing itself: what is counted is then no older than what was counted before.
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: figuredOf(kind, id) })
    .entities(FiguredEntity, FigureEntryEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  const head = Items.find((one) => "version" in one);
  const entries = Items.filter((one) => "mark" in one).map(plain);
  const after = await standingNow(kind, id, head?.facts ?? {});
  if (!after) return undefined;
  const { soldIn, sold = [] } = head ?? {};
  const before = { entries, sold: soldIn === undefined ? undefined : { month: soldIn, products: sold } };
  if (head ? told(before) === told(after) : after.entries.length === 0) return undefined;
  return { subject, version: head?.version ?? 0, before, after };
}

function ownWrites({ subject, version, before, after }: Change): Write[] {
  const { kind, id } = subject;
  const { facts, sold } = after;
  const standing = new Set(after.entries.map(nameOfEntry));
  const known = new Map(before.entries.map((entry) => [nameOfEntry(entry), JSON.stringify(plain(entry))]));
  const head = FiguredEntity.build(PutTransaction)
    .item({
      ...subject,
      version: version + 1,
      facts: { ...facts },
      ...(sold && { soldIn: sold.month, sold: [...sold.products] }),
    })
    .options({
      condition: version > 0 ? { attr: "version", eq: version } : { attr: "version", exists: false },
    });
  return [
    head,
    ...before.entries
      .filter((entry) => !standing.has(nameOfEntry(entry)))
      .map(({ mark, day }) => FigureEntryEntity.build(DeleteTransaction).key({ kind, id, mark, day })),
    ...after.entries
      .filter((entry) => known.get(nameOfEntry(entry)) !== JSON.stringify(plain(entry)))
      .map((entry) => FigureEntryEntity.build(PutTransaction).item(entryItem(kind, id, entry))),
  ];
}

/** The write of an item of sums under the version that was read. */
const under = (version: number | undefined) => ({
  condition:
    version === undefined ? ({ attr: "version", exists: false } as const) : ({ attr: "version", eq: version } as const),
});

async function sumWrites(changes: readonly Change[]): Promise<Write[]> {
  const moves = movesOf(
    changes.flatMap(({ before }) => before.entries),
    changes.flatMap(({ after }) => after.entries),
  );
  const keys = [...moves.values()].map(({ at }) => ({ ...at }));
  const known = new Map((await readAll(FigureSumsEntity, keys)).map((one) => [`${one.within}#${one.unit}`, one]));
  return [...moves].map(([name, { at, sums }]) => {
    const item = known.get(name);
    return FigureSumsEntity.build(PutTransaction)
      .item({ ...at, version: (item?.version ?? 0) + 1, sums: addedSums(item?.sums ?? [], sums) })
      .options(under(item?.version));
  });
}

/** By how much the products of a month, and of its year, move; by basket. */
function productMoves(changes: readonly Change[]) {
  const moves = new Map<string, { period: string; basket: string; products: readonly ProductSum[] }>();
  const move = ({ sold }: Pick<Standing, "sold">, times: 1 | -1) => {
    for (const one of sold?.products ?? [])
      for (const period of [sold!.month, sold!.month.slice(0, 4)]) {
        const basket = basketOf(one.productId);
        const name = `${period}#${basket}`;
        moves.set(name, { period, basket, products: addedProducts(moves.get(name)?.products ?? [], [one], times) });
      }
  };
  for (const { before, after } of changes) {
    move(before, -1);
    move(after, 1);
  }
  return [...moves].filter(([, { products }]) => products.length > 0);
}

async function productWrites(changes: readonly Change[]): Promise<Write[]> {
  const moves = productMoves(changes);
  const keys = moves.map(([, { period, basket }]) => ({ period, basket }));
  const known = new Map((await readAll(FigureProductsEntity, keys)).map((one) => [`${one.period}#${one.basket}`, one]));
  return moves.map(([name, { period, basket, products }]) => {
    const item = known.get(name);
    return FigureProductsEntity.build(PutTransaction)
      .item({
        period,
        basket,
        version: (item?.version ?? 0) + 1,
        products: addedProducts(item?.products ?? [], products),
      })
      .options(under(item?.version));
  });
}

/** Counts some things in one transaction, or in several where one would be too large. */
const countTogether = (subjects: readonly Subject[]): Promise<void> =>
  untilWritten(async () => {
    const changes = (await Promise.all(subjects.map(changeOf))).filter((one) => one !== undefined);
    if (changes.length === 0) return;
    const writes = [...changes.flatMap(ownWrites), ...(await sumWrites(changes)), ...(await productWrites(changes))];
    if (writes.length > mostWrites && subjects.length > 1) {
      const middle = Math.ceil(subjects.length / 2);
      await countTogether(subjects.slice(0, middle));
      await countTogether(subjects.slice(middle));
      return;
    }
    const [first, ...others] = writes;
    if (first)
      await execute(first, ...others).catch((error: unknown) => {
        throw orVersionConflict(error);
      });
  }, tries);

/**
 * Brings what things count for up to date in the figures: from what stands now and what was counted of them, not from what a message
 * tells. Repeated, late and out of order it changes nothing; what was put right moves from one day to another. One that can't be
 * counted keeps no other from it.
 */
export async function countFigures(subjects: readonly Subject[]): Promise<void> {
  const all = [...new Map(subjects.map((one) => [`${one.kind}#${one.id}`, one])).values()];
  const some = Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) =>
    all.slice(at * atOnce, (at + 1) * atOnce),
  );
  await eachApart(some, (chunk) =>
    countTogether(chunk).catch(() => eachApart(chunk, (subject) => countTogether([subject]))),
  );
}
