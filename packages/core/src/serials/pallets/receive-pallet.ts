import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { isOpen, movementStands, readMovement, type Movement } from "../../logistics/index.ts";
import { Problem, type ProblemCode } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { readCode } from "../codes/read-code.ts";
import { movedWrite } from "../moved-write.ts";
import { mostScanned, standingAfter } from "../scan/move-serial.ts";
import { scannedFor } from "../scan/read-scan.ts";
import { linesOf, scanSerial, type ScannedLine } from "../scan/scan-serial.ts";
import { learnFrom, ofBrand } from "../scan/shapes-known.ts";
import type { Serial } from "../serial.ts";
import { ScannedEntity, SerialEntity } from "../serial.table.ts";
import { keyOf } from "./judge-list.ts";
import { samplesOf, type Pallet, type PalletPiece } from "./pallet.ts";
import { palletsFor, writePallet } from "./pallets.ts";

export interface PalletScan {
  /** Codes of the pieces that were scanned to see that it is the pallet of the list. */
  samples: readonly string[];
  /** Codes of the list that are not on it. */
  missing: readonly string[];
}

export interface ReceivedPallet {
  /** It was received before: nothing has changed. */
  again: boolean;
  /** Pieces of it that stand in the movement now. */
  received: number;
  refused: { code: string; why: ProblemCode }[];
  lines: ScannedLine[];
}

/** Pieces of one transaction, beside their article's count and the movement. */
const atOnce = 90;

/** Demands that the scanned pieces are of this pallet, as many as are wanted. Problems: sample-mismatch with the code, samples-missing. */
function demandSamples(pallet: Pallet, { samples, missing }: PalletScan): void {
  const codes = new Set(pallet.pieces.map(({ code }) => code));
  const wrong = missing.find((code) => !codes.has(code));
  if (wrong !== undefined) throw new Problem("sample-mismatch", { code: wrong });
  const left = new Set([...codes].filter((code) => !missing.includes(code)));
  const seen = new Set<string>();
  for (const sample of samples) {
    const { serials, text } = readCode(sample);
    const found = serials.find((serial) => left.has(serial));
    if (found === undefined) throw new Problem("sample-mismatch", { code: serials[0] ?? text });
    seen.add(found);
  }
  const wanted = samplesOf({ ...pallet, missing });
  if (wanted < 1 || seen.size < wanted) throw new Problem("samples-missing", { wanted, scanned: seen.size });
}

/** A part of a pallet: its pieces that one delivery brings. */
interface Part {
  movement: Movement;
  pallet: Pallet;
}

/** The parts of a pallet, that of the delivery at hand first. */
async function partsOf(deliveries: readonly Movement[], sscc: string): Promise<Part[]> {
  const found = await Promise.all(
    deliveries.map(async (movement) =>
      (await palletsFor(movement)).flatMap((pallet) => (pallet.sscc === sscc ? [{ movement, pallet }] : [])),
    ),
  );
  return found.flatMap((parts) => parts.slice(0, 1));
}

/** A pallet whole: what its parts hold together. */
export const wholePallet = (first: Pallet, ...others: readonly Pallet[]): Pallet => {
  const parts = [first, ...others];
  return {
    ...first,
    pieces: parts.flatMap(({ pieces }) => pieces),
    missing: parts.flatMap(({ missing }) => missing),
    receivedOn: parts.every(({ receivedOn }) => receivedOn !== undefined) ? first.receivedOn : undefined,
  };
};

/**
 * Receives a pallet by its number: once a sample of its pieces was scanned the others are taken as its list has them, but for those that are said to be
 * missing. One that brings pieces of several deliveries of an order (`sisters`) is received whole, each piece with its own. A piece that can't be received is told and takes no other with it. The same again changes nothing. Problems: not-found, movement-not-open,
 * sample-mismatch, samples-missing, version-conflict.
 */
export async function receivePallet(
  movementId: string,
  sscc: string,
  scan: PalletScan,
  now: Date,
  sisters: readonly Movement[] = [],
): Promise<ReceivedPallet> {
  const movement = await readMovement(movementId);
  const parts = await partsOf([movement, ...sisters], sscc);
  const [first, ...others] = parts.map(({ pallet }) => pallet);
  if (!first || parts[0]?.movement.id !== movementId) throw new Problem("not-found");
  const whole = wholePallet(first, ...others);
  if (whole.receivedOn !== undefined) return receivedBefore(movement, whole);
  if (movement.direction !== "load" || !isOpen(movement))
    throw new Problem("movement-not-open", { state: movement.state });
  demandSamples(whole, scan);
  const refused: ReceivedPallet["refused"] = [];
  let [received, isAgain] = [0, true];
  for (const part of parts) {
    const came = await receivePart(part, scan.missing, now);
    refused.push(...came.refused);
    received += came.received;
    isAgain &&= came.again;
  }
  return { again: isAgain, received, refused, lines: linesOf(movement, await scannedFor(movementId)) };
}

/** Receives what one delivery brings on a pallet; somebody's earlier word on it stands. */
async function receivePart(
  { movement, pallet }: Part,
  missing: readonly string[],
  now: Date,
): Promise<Omit<ReceivedPallet, "lines">> {
  const stands = ({ pieces, missing: its }: Pallet) => ({
    again: true,
    received: pieces.length - its.length,
    refused: [],
  });
  if (pallet.receivedOn !== undefined) return stands(pallet);
  const there = pallet.pieces.filter(({ code }) => !missing.includes(code));
  const refused = await receivePieces(movement, there, now);
  const codes = new Set(pallet.pieces.map(({ code }) => code));
  const lost = new Set([...missing.filter((code) => codes.has(code)), ...refused.map(({ code }) => code)]);
  try {
    await writePallet({ ...pallet, missing: [...lost], receivedOn: instant(now) });
  } catch (error) {
    const other = (await palletsFor(movement)).find((one) => one.sscc === pallet.sscc);
    // Somebody else has received it meanwhile.
    if (other?.receivedOn !== undefined) return stands(other);
    throw error;
  }
  return { again: false, received: pallet.pieces.length - lost.size, refused };
}

const receivedBefore = async (movement: Movement, { pieces, missing }: Pallet): Promise<ReceivedPallet> => ({
  again: true,
  received: pieces.length - missing.length,
  refused: [],
  lines: linesOf(movement, await scannedFor(movement.id)),
});

/** Those of some pieces that don't stand in the movement yet: who receives the same pallet at once may have taken them. */
async function stillOpen(movement: Movement, pieces: readonly PalletPiece[]): Promise<readonly PalletPiece[]> {
  const stored = await readAll(
    SerialEntity,
    pieces.map(({ code, productId }) => ({ code, productId })),
  );
  const taken = new Set(
    stored
      .filter(({ movementId, state }) => movementId === movement.id && state === "in_stock")
      .map(({ code, productId }) => keyOf(code, productId)),
  );
  return pieces.filter(({ code, productId }) => !taken.has(keyOf(code, productId)));
}

/** Receives pieces of a list by the hundred; where one of them stands in the way, each by itself. */
async function receivePieces(movement: Movement, pieces: readonly PalletPiece[], now: Date) {
  const refused: ReceivedPallet["refused"] = [];
  const stored = await readAll(
    SerialEntity,
    pieces.map(({ code, productId }) => ({ code, productId })),
  );
  const serials = new Map(stored.map((serial) => [keyOf(serial.code, serial.productId), serial]));
  for (const productId of new Set(pieces.map((piece) => piece.productId))) {
    const own = pieces.filter((piece) => piece.productId === productId);
    for (let at = 0; at < own.length; at += atOnce) {
      const some = own.slice(at, at + atOnce);
      const plain = some.flatMap(({ code }) => serials.get(keyOf(code, productId)) ?? []);
      const isPlain = plain.length === some.length && plain.every(({ state }) => state === "expected");
      if (isPlain && (await isWritten(movement, plain, now))) continue;
      for (const { code } of await stillOpen(movement, some)) {
        try {
          await scanSerial(
            movement.id,
            { code, productId, confirmed: ["article", "other-form", "other-beginning", "other-makers"] },
            now,
          );
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          refused.push({ code, why: error.code });
        }
      }
    }
  }
  return refused;
}

/** Writes pieces of one article that nobody has touched since they were announced; false where somebody has, or they are too many. */
async function isWritten(movement: Movement, pieces: readonly Serial[], now: Date): Promise<boolean> {
  const [first] = pieces;
  const line = movement.lines.find(({ productId }) => productId === first?.productId);
  if (!first || !line) return false;
  const room = mostScanned(movement, line.quantity) - pieces.length;
  if (room < 0) return false;
  const { productId, brand } = first;
  const { purchaseId } = movement;
  const writes = pieces.map((piece) =>
    movedWrite({ ...piece, ...(purchaseId && { purchaseId }) }, standingAfter(piece, movement, now), now),
  );
  const count = ScannedEntity.build(UpdateTransaction)
    .item({ movementId: movement.id, productId, scanned: $add(pieces.length) })
    .options({
      condition: {
        or: [
          { attr: "scanned", exists: false },
          { attr: "scanned", lte: room },
        ],
      },
    });
  try {
    await overConflicts(() => execute(...writes, count, movementStands(movement)));
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) return false;
    throw error;
  }
  const codes = pieces.map(({ code }) => code);
  await Promise.all([productId, ofBrand(brand)].map((of) => learnFrom(of, codes)));
  return true;
}
