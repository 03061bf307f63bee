import { isOpen, mostOf, movementsById, readMovement } from "../../logistics/index.ts";
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

export interface TakenList {
  rows: Judged[];
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
function demandWord(judged: readonly Judged[], announced: number, earlier: EarlierLists | undefined): void {
  const isOther = judged.some(({ outcome, fault }) => outcome === "accepted" || fault === "beyond");
  if (earlier !== undefined || announced === 0 || !isOther) return;
  demandConfirmed([
    { field: "earlier", warnings: [{ code: "list-there", params: { announced } }], confirmed: undefined },
  ]);
}

/**
 * Takes a supplier's list of the serials that a movement is to bring: each row by itself, those that are good are announced, on their pallets. The same
 * list again changes nothing. A list that holds instead of the earlier ones takes back what those alone have announced, while nobody has scanned of
 * it; one without a good row takes nothing back. Problems: not-found, movement-not-open, unreadable-table, unknown-columns, confirmation-needed where
 * another list stands and nobody has said what becomes of it, list-scanned.
 */
export async function takeList(
  movementId: string,
  { name, bytes, earlier }: { name: string; bytes: Uint8Array; earlier?: EarlierLists | undefined },
  now: Date,
): Promise<TakenList> {
  const movement = await readMovement(movementId);
  if (movement.direction !== "load" || !isOpen(movement))
    throw new Problem("movement-not-open", { state: movement.state });
  const rows = await readList(bytes, name);
  const [products, counts] = await Promise.all([
    productsOf(movement.lines.map(({ productId }) => productId)),
    announcedFor(movementId),
  ]);
  const coming = movement.lines.map(({ productId, quantity, productCode = "" }) => ({
    productId,
    productCode: products.get(productId)?.productCode ?? productCode,
    most: mostOf(quantity),
    announced: counts.get(productId) ?? 0,
  }));
  const known = await piecesKnown(rows, coming);
  const pieces = await standingPieces(known);
  const pallets = await palletsOf(movementId);
  if (earlier === "replace") await demandUnscanned(movementId, pallets);
  const named = [...known.values()].filter(({ announcedFor: its }) => its === movementId);
  const articles =
    earlier === "replace"
      ? coming.map((one) => ({ ...one, announced: named.filter((piece) => piece.productId === one.productId).length }))
      : coming;
  const received = new Set(pallets.filter(({ receivedOn }) => receivedOn !== undefined).map(({ sscc }) => sscc));
  const judged = judgeList(rows, { movementId, articles, pieces, received });
  demandWord(judged, sumOf([...counts.values()]), earlier);
  const isReplaced = earlier === "replace" && judged.some(({ piece }) => piece !== undefined);
  const gone = isReplaced
    ? await withdrawUnnamed(movement, pallets, new Set(named.map((piece) => keyOf(piece.code, piece.productId))))
    : new Set<string>();
  const announced = await announce(judged, { movement, articles, products, known, now });
  const numbers = await onPallets(movementId, announced, gone);
  return { rows: announced, pallets: numbers };
}

/** Puts the pieces on their pallets, and off those that they stood on before, or that are `gone`; how many pallets the list names. */
async function onPallets(movementId: string, judged: readonly Judged[], gone: ReadonlySet<string>): Promise<number> {
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
  return named.size;
}
