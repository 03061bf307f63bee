import { isOpen, mostOf, movementsById, readMovement, type Movement } from "../../logistics/index.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { sumOf } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { productsOf } from "../scan/read-scan.ts";
import type { Serial } from "../serial.ts";
import { SerialEntity } from "../serial.table.ts";
import { settledNow } from "../standing-now.ts";
import { announce, announcedFor } from "./announce.ts";
import { articleOf, judgeList, keyOf, type ComingArticle, type Judged, type KnownPiece } from "./judge-list.ts";
import type { EarlierLists } from "./list-faults.ts";
import { palletsOf, writePallet } from "./pallets.ts";
import type { Pallet, PalletPiece } from "./pallet.ts";
import { readList, type ListRow } from "./read-list.ts";
import { demandUnscanned, withdrawUnnamed } from "./withdraw-list.ts";

/** What became of a row. */
export interface TakenRow extends Judged {
  /** The other delivery of the same order that it belongs to, where it was taken. */
  delivery?: string | undefined;
}

export interface TakenList {
  rows: TakenRow[];
  pallets: number;
}

/** Pallets that are written at once. */
const atOnce = 25;

/** What the house knows of the pieces that a list names; a request for each hundred. */
async function piecesKnown(
  rows: readonly ListRow[],
  articles: readonly ComingArticle[],
): Promise<ReadonlyMap<string, Serial>> {
  const keys = rows.flatMap((row) => {
    const article = articleOf(row, articles);
    return row.serial === undefined || typeof article === "string"
      ? []
      : [{ code: row.serial, productId: article.productId }];
  });
  const found = await settledNow(await readAll(SerialEntity, keys));
  return new Map(found.map((serial) => [keyOf(serial.code, serial.productId), serial]));
}

/** How they stand for this movement: what a delivery that is over didn't bring may come with another. */
async function standingPieces(known: ReadonlyMap<string, Serial>): Promise<ReadonlyMap<string, KnownPiece>> {
  const announced = [...known.values()].flatMap(({ announcedFor }) => announcedFor ?? []);
  const open = new Set((await movementsById([...new Set(announced)])).filter(isOpen).map(({ id }) => id));
  return new Map(
    [...known].map(([key, { state, sscc, announcedFor }]) => [
      key,
      { state, pallet: sscc, ...(announcedFor && open.has(announcedFor) && { movementId: announcedFor }) },
    ]),
  );
}

/** Demands a word on what stands of earlier lists where the new one brings other pieces. Problem: confirmation-needed at `earlier`, as `list-there`. */
function demandWord(deliveries: readonly Delivery[], earlier: EarlierLists | undefined): void {
  const others = deliveries.filter(({ judged }) =>
    judged.some(({ outcome, fault }) => outcome === "accepted" || fault === "beyond"),
  );
  const announced = sumOf(others.map((one) => one.announced));
  if (earlier !== undefined || announced === 0) return;
  demandConfirmed([
    { field: "earlier", warnings: [{ code: "list-there", params: { announced } }], confirmed: undefined },
  ]);
}

/** The rows of a list that are of a delivery, judged, and what they are judged by. */
interface Delivery {
  movement: Movement;
  judged: readonly Judged[];
  articles: readonly ComingArticle[];
  products: Awaited<ReturnType<typeof productsOf>>;
  known: ReadonlyMap<string, Serial>;
  pallets: readonly Pallet[];
  /** What of it the list names that is announced already. */
  named: readonly Serial[];
  /** How many pieces earlier lists have announced. */
  announced: number;
}

/** What a delivery is to bring, by the names that its articles have now. Two requests. */
async function comingWith({ id, lines }: Movement) {
  const [products, counts] = await Promise.all([productsOf(lines.map(({ productId }) => productId)), announcedFor(id)]);
  const coming = lines.map(({ productId, quantity, productCode = "" }) => ({
    productId,
    productCode: products.get(productId)?.productCode ?? productCode,
    most: mostOf(quantity),
    announced: counts.get(productId) ?? 0,
  }));
  return { products, coming, announced: sumOf([...counts.values()]) };
}

type Coming = Awaited<ReturnType<typeof comingWith>>;

/** Judges rows for a delivery; nothing is written. Problem: list-scanned. */
async function judgedFor(
  movement: Movement,
  { products, coming, announced }: Coming,
  rows: readonly ListRow[],
  earlier: EarlierLists | undefined,
): Promise<Delivery> {
  const known = await piecesKnown(rows, coming);
  const pieces = await standingPieces(known);
  const pallets = await palletsOf(movement.id);
  if (earlier === "replace") await demandUnscanned(movement.id, pallets);
  const named = [...known.values()].filter(({ announcedFor: its }) => its === movement.id);
  const articles =
    earlier === "replace"
      ? coming.map((one) => ({ ...one, announced: named.filter((piece) => piece.productId === one.productId).length }))
      : coming;
  const received = new Set(pallets.filter(({ receivedOn }) => receivedOn !== undefined).map(({ sscc }) => sscc));
  const judged = judgeList(rows, { movementId: movement.id, articles, pieces, received });
  return { movement, judged, articles, products, known, pallets, named, announced };
}

/** Announces what of a delivery's rows is good, on its pallets; what became of each. */
async function announced(delivery: Delivery, earlier: EarlierLists | undefined, now: Date): Promise<Judged[]> {
  const { movement, judged, articles, products, known, pallets, named } = delivery;
  const isReplaced = earlier === "replace" && judged.some(({ piece }) => piece !== undefined);
  const gone = isReplaced
    ? await withdrawUnnamed(movement, pallets, new Set(named.map((piece) => keyOf(piece.code, piece.productId))))
    : new Set<string>();
  const told = await announce(judged, { movement, articles, products, known, now });
  await onPallets(movement.id, told, gone);
  return told;
}

/**
 * Takes a supplier's list of the serials that a movement is to bring: each row by itself, those that are good are announced, on their pallets. A row of an article that another open
 * delivery of the same order (`sisters`) brings is that one's, and is taken there: a supplier writes one list of a container. The same
 * list again changes nothing. A list that holds instead of the earlier ones takes back what those alone have announced, while nobody has scanned of
 * it; one without a good row takes nothing back. Problems: not-found, movement-not-open, unreadable-table, unknown-columns, confirmation-needed where
 * another list stands and nobody has said what becomes of it, list-scanned.
 */
export async function takeList(
  movementId: string,
  { name, bytes, earlier }: { name: string; bytes: Uint8Array; earlier?: EarlierLists | undefined },
  now: Date,
  sisters: readonly Movement[] = [],
): Promise<TakenList> {
  const movement = await readMovement(movementId);
  if (movement.direction !== "load" || !isOpen(movement))
    throw new Problem("movement-not-open", { state: movement.state });
  let rows = await readList(bytes, name);
  const deliveries: Delivery[] = [];
  const own = await comingWith(movement);
  for (const sister of rows.some((row) => articleOf(row, own.coming) === "article-unexpected") ? sisters : []) {
    const its = await comingWith(sister);
    const isIts = (row: ListRow): boolean =>
      articleOf(row, own.coming) === "article-unexpected" &&
      its.coming.some((one) => articleOf(row, [one]) === one && row.productCode !== undefined);
    const of = rows.filter(isIts);
    if (of.length === 0) continue;
    rows = rows.filter((row) => !isIts(row));
    deliveries.push(await judgedFor(sister, its, of, earlier));
  }
  deliveries.unshift(await judgedFor(movement, own, rows, earlier));
  demandWord(deliveries, earlier);
  const told: TakenRow[] = [];
  for (const delivery of deliveries) {
    const elsewhere = delivery.movement.id === movementId ? undefined : delivery.movement.id;
    told.push(
      ...(await announced(delivery, earlier, now)).map((row) => ({
        ...row,
        ...(elsewhere && { delivery: elsewhere }),
      })),
    );
  }
  const pallets = new Set(told.flatMap(({ piece }) => piece?.pallet ?? []));
  return { rows: told.toSorted((a, b) => a.row - b.row), pallets: pallets.size };
}

/** Puts the pieces on their pallets, and off those that they stood on before, or that are `gone`. */
async function onPallets(movementId: string, judged: readonly Judged[], gone: ReadonlySet<string>): Promise<void> {
  const meant = new Map<string, string | undefined>();
  const named = new Map<string, PalletPiece[]>();
  for (const { piece } of judged) {
    if (!piece) continue;
    const { code, productId, pallet } = piece;
    meant.set(keyOf(code, productId), pallet);
    if (pallet !== undefined) named.set(pallet, [...(named.get(pallet) ?? []), { code, productId }]);
  }
  await decidedAnew(async () => {
    const standing = new Map((await palletsOf(movementId)).map((pallet) => [pallet.sscc, pallet]));
    const changed = [...new Set([...standing.keys(), ...named.keys()])].flatMap((sscc): Pallet[] => {
      const before = standing.get(sscc);
      if (before?.receivedOn) return [];
      const stays = (before?.pieces ?? []).filter(({ code, productId }) => {
        const key = keyOf(code, productId);
        return !gone.has(key) && (!meant.has(key) || meant.get(key) === sscc);
      });
      const there = new Set(stays.map(({ code, productId }) => keyOf(code, productId)));
      const comes = (named.get(sscc) ?? []).filter(({ code, productId }) => !there.has(keyOf(code, productId)));
      if (before && comes.length === 0 && stays.length === before.pieces.length) return [];
      return [{ movementId, sscc, version: before?.version ?? 0, pieces: [...stays, ...comes], missing: [] }];
    });
    for (let at = 0; at < changed.length; at += atOnce)
      await Promise.all(changed.slice(at, at + atOnce).map(writePallet));
  });
}
