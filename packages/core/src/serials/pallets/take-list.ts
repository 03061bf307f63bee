import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { StoredProduct } from "../../catalogue/index.ts";
import { isOpen, mostOf, movementsById, readMovement, type Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { productsOf } from "../scan/read-scan.ts";
import type { Serial } from "../serial.ts";
import { SerialEntity, serialItem } from "../serial.table.ts";
import { articleOf, judgeList, keyOf, type ComingArticle, type Judged, type KnownPiece } from "./judge-list.ts";
import { palletsOf, writePallet } from "./pallets.ts";
import type { PalletPiece } from "./pallet.ts";
import { readList, type ListRow } from "./read-list.ts";

export interface TakenList {
  rows: Judged[];
  pallets: number;
}

/** Serials that are written at once. */
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
  const found = await readAll(SerialEntity, keys);
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

/**
 * Takes a supplier's list of the serials that a movement is to bring: each row by itself, those that are good are announced, on their pallets. The same
 * list again changes nothing. Problems: not-found, movement-not-open, unreadable-table, unknown-columns.
 */
export async function takeList(
  movementId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
  now: Date,
): Promise<TakenList> {
  const movement = await readMovement(movementId);
  if (movement.direction !== "load" || !isOpen(movement))
    throw new Problem("movement-not-open", { state: movement.state });
  const rows = await readList(bytes, name);
  const products = await productsOf(movement.lines.map(({ productId }) => productId));
  const articles = movement.lines.map(({ productId, quantity, productCode = "" }) => ({
    productId,
    productCode: products.get(productId)?.productCode ?? productCode,
    most: mostOf(quantity),
  }));
  const known = await piecesKnown(rows, articles);
  const pieces = await standingPieces(known);
  const pallets = await palletsOf(movementId);
  const received = new Set(pallets.filter(({ receivedOn }) => receivedOn !== undefined).map(({ sscc }) => sscc));
  const judged = judgeList(rows, { movementId, articles, pieces, received });
  const announced = await announce(judged, { movement, products, known, now });
  const numbers = await onPallets(movementId, announced);
  return { rows: announced, pallets: numbers };
}

interface Scene {
  movement: Movement;
  products: ReadonlyMap<string, StoredProduct>;
  known: ReadonlyMap<string, Serial>;
  now: Date;
}

/** Writes what is new or changed; a piece that somebody has scanned or announced meanwhile is refused by itself. */
async function announce(judged: readonly Judged[], scene: Scene): Promise<Judged[]> {
  const written: Judged[] = [];
  for (let at = 0; at < judged.length; at += atOnce) {
    const some = judged.slice(at, at + atOnce).map(async (one): Promise<Judged> => {
      if (!one.piece || one.outcome === "same") return one;
      if (await isAnnounced(one.piece, scene)) return one;
      return { row: one.row, text: one.text, outcome: "refused", fault: "known" };
    });
    written.push(...(await Promise.all(some)));
  }
  return written;
}

async function isAnnounced(
  { code, productId, pallet }: NonNullable<Judged["piece"]>,
  { movement, products, known, now }: Scene,
): Promise<boolean> {
  const before = known.get(keyOf(code, productId));
  const product = products.get(productId);
  if (!product) return false;
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
  try {
    await SerialEntity.build(PutItemCommand)
      .item(serialItem(serial))
      .options({ condition: before ? { attr: "version", eq: before.version } : { attr: "version", exists: false } })
      .send();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** Puts the pieces on their pallets, and off those that they stood on before; how many pallets the list names. */
async function onPallets(movementId: string, judged: readonly Judged[]): Promise<number> {
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
    for (const sscc of new Set([...standing.keys(), ...named.keys()])) {
      const before = standing.get(sscc);
      if (before?.receivedOn) continue;
      const stays = (before?.pieces ?? []).filter(({ code, productId }) => {
        const key = keyOf(code, productId);
        return !meant.has(key) || meant.get(key) === sscc;
      });
      const there = new Set(stays.map(({ code, productId }) => keyOf(code, productId)));
      const comes = (named.get(sscc) ?? []).filter(({ code, productId }) => !there.has(keyOf(code, productId)));
      if (before && comes.length === 0 && stays.length === before.pieces.length) continue;
      await writePallet({ movementId, sscc, version: before?.version ?? 0, pieces: [...stays, ...comes], missing: [] });
    }
  });
  return named.size;
}
