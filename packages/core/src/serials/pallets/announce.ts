import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { StoredProduct } from "../../catalogue/index.ts";
import type { Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { cancellationReasons, type Write } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import type { Serial } from "../serial.ts";
import { AnnouncedEntity, SerialEntity, serialItem } from "../serial.table.ts";
import { keyOf, refusal, type ComingArticle, type Judged } from "./judge-list.ts";

type Piece = NonNullable<Judged["piece"]>;
/** A row whose piece is to be written. */
type Row = Judged & { piece: Piece };

interface Scene {
  movement: Movement;
  articles: readonly ComingArticle[];
  products: ReadonlyMap<string, StoredProduct>;
  /** By code and product (`keyOf`). */
  known: ReadonlyMap<string, Serial>;
  now: Date;
}

/** Pieces of one transaction, beside their article's count. */
const atOnce = 90;
/** How often what is left of such a heap is tried: lists of the same delivery that are read at once stand in each other's way. */
const tries = 8;

/** How many pieces of each article are announced for a movement, by product; one request. */
export async function announcedFor(movementId: string): Promise<ReadonlyMap<string, number>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `MOVEMENT#${movementId}`, range: { beginsWith: "ANNOUNCED#" } })
    .entities(AnnouncedEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return new Map(Items.map(({ productId, announced }) => [productId, announced]));
}

/**
 * Writes what of a list is new or changed, by heaps of an article: one transaction of a heap's pieces and of the count of those that are announced, which
 * never goes above what may come, however many lists are sent and at once. A piece that somebody has scanned or announced meanwhile is judged by
 * itself. Problem: version-conflict where others wrote the same again and again.
 */
export async function announce(judged: readonly Judged[], scene: Scene): Promise<Judged[]> {
  const heaps = Map.groupBy(judged.filter(isToWrite), ({ piece }) => piece.productId);
  const written = new Map<Judged["row"], Judged>();
  await Promise.all(
    [...heaps.values()].map(async (rows) => {
      for (let at = 0; at < rows.length; at += atOnce)
        for (const one of await announceHeap(rows.slice(at, at + atOnce), scene)) written.set(one.row, one);
    }),
  );
  return judged.map((one) => written.get(one.row) ?? one);
}

const isToWrite = (one: Judged): one is Row => one.piece !== undefined && one.outcome !== "same";

async function announceHeap(heap: readonly Row[], scene: Scene): Promise<Judged[]> {
  const done: Judged[] = [];
  let rows = [...heap];
  let { known } = scene;
  for (let attempt = 1; rows.length > 0; attempt += 1) {
    const failed = await failedOf(rows, { ...scene, known });
    if (!failed) return [...done, ...rows];
    if (attempt === tries) throw new Problem("version-conflict");
    // What is true now says why: pieces that others have touched are told, of the others as many go on as there is room for.
    known = await readAgain(rows, known);
    const touched = rows.map((row) => toldNow(row, known, scene));
    done.push(...touched.filter((one) => one.outcome === "refused" || one.outcome === "same"));
    rows = touched.filter(isToWrite);
    if (!failed.isCount) continue;
    const { announced, room } = await roomFor(heap[0]?.piece.productId ?? "", scene);
    const isNew = ({ piece }: Row) => !isOf(known.get(keyOf(piece.code, piece.productId)), scene.movement);
    const beyond = new Set(rows.filter(isNew).slice(room));
    done.push(...[...beyond].map((row) => refusal(row, "beyond", { announced })));
    rows = rows.filter((row) => !beyond.has(row));
  }
  return done;
}

const isOf = (serial: Serial | undefined, { id }: Movement): boolean => serial?.announcedFor === id;

/** Whether the heap was written; else whether its count stood against it. */
async function failedOf(rows: readonly Row[], scene: Scene): Promise<{ isCount: boolean } | undefined> {
  const { movement, articles, known } = scene;
  const productId = rows[0]?.piece.productId ?? "";
  const most = articles.find((one) => one.productId === productId)?.most ?? 0;
  const more = rows.filter(({ piece }) => !isOf(known.get(keyOf(piece.code, productId)), movement)).length;
  const count = AnnouncedEntity.build(UpdateTransaction)
    .item({ movementId: movement.id, productId, announced: $add(more) })
    .options({
      condition: {
        or: [
          { attr: "announced", exists: false },
          { attr: "announced", lte: most - more },
        ],
      },
    });
  const pieces = rows.map(({ piece }) => pieceWrite(piece, scene));
  const writes: Write[] = more > 0 ? [count, ...pieces] : pieces;
  try {
    await overConflicts(() => execute(...writes));
    return undefined;
  } catch (error) {
    const reasons = cancellationReasons(error);
    if (!reasons.some(Boolean)) throw error;
    return { isCount: more > 0 && reasons[0] === true };
  }
}

async function roomFor(productId: string, { movement, articles }: Scene): Promise<{ announced: number; room: number }> {
  const most = articles.find((one) => one.productId === productId)?.most ?? 0;
  const announced = (await announcedFor(movement.id)).get(productId) ?? 0;
  return { announced, room: Math.max(0, most - announced) };
}

async function readAgain(rows: readonly Row[], known: ReadonlyMap<string, Serial>) {
  const found = await readAll(
    SerialEntity,
    rows.map(({ piece: { code, productId } }) => ({ code, productId })),
  );
  const now = new Map(known);
  for (const serial of found) now.set(keyOf(serial.code, serial.productId), serial);
  return now;
}

/** A row whose piece another has written meanwhile: the same list at once has announced it, or it is somebody else's by now. */
function toldNow(row: Row, known: ReadonlyMap<string, Serial>, scene: Scene): Judged {
  const key = keyOf(row.piece.code, row.piece.productId);
  const [before, serial] = [scene.known.get(key), known.get(key)];
  if (!serial || serial.version === before?.version) return row;
  if (serial.state !== "expected" || !isOf(serial, scene.movement)) return refusal(row, "known");
  return { ...row, outcome: serial.sscc === row.piece.pallet ? "same" : "changed" };
}

function pieceWrite({ code, productId, pallet }: Piece, { movement, products, known, now }: Scene) {
  const before = known.get(keyOf(code, productId));
  const product = products.get(productId);
  if (!product) throw new Problem("not-found");
  const { purchaseId, id } = movement;
  const serial: Serial = {
    code,
    productId,
    productCode: product.productCode,
    brand: product.brand,
    name: product.fields.name,
    createdOn: instant(now),
    ...before,
    state: "expected",
    ...(purchaseId && { purchaseId }),
    sscc: pallet,
    announcedFor: id,
    version: (before?.version ?? 0) + 1,
    changedOn: instant(now),
  };
  return SerialEntity.build(PutTransaction)
    .item(serialItem(serial))
    .options({ condition: before ? { attr: "version", eq: before.version } : { attr: "version", exists: false } });
}
