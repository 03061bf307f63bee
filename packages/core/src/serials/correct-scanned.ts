import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { correctMovement, type Correction, type Movement, type UndonePieces } from "../logistics/index.ts";
import { invalid } from "../platform/problems.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { scannedFor } from "./scan/read-scan.ts";
import { everySerialBroughtBy } from "./list-serials.ts";
import type { Serial } from "./serial.ts";
import { settledNow } from "./standing-now.ts";
import { SerialEntity } from "./serial.table.ts";
import { keptCode } from "./take-back.ts";

interface CorrectedLine {
  productId: string;
  /** Pieces that were wrong. */
  quantity: number;
  /** Which they were, where some of the line's pieces were scanned and not all of them were wrong. */
  serials?: readonly string[] | undefined;
}

/**
 * Puts a done movement right with the pieces that were scanned for it and that nobody has touched since: what it had brought is known to nobody again, or expected; what it had taken lies there. Of
 * a line that was wrong in part somebody says which (docs/decisions/serials.md). Two requests more than `correctMovement`. Problems: as of that, and the fields `serials` of `lines` as
 * `required` for too few, `too-big` for more than were wrong, `not-expected` for one that doesn't stand by this movement.
 */
export const correctScanned = (
  id: string,
  correction: Omit<Correction, "lines"> & { lines?: readonly CorrectedLine[] | undefined },
  now: Date,
): Promise<Movement> => correctMovement(id, correction, now, (wrong) => undonePieces(wrong, correction.lines));

async function undonePieces(
  wrong: Movement,
  lines: readonly CorrectedLine[] | undefined,
): Promise<UndonePieces[] | undefined> {
  if (!lines) return undefined;
  return Promise.all(lines.map(async (line, index) => (await undoneOf(wrong, line, `lines.${index}.serials`)).undone));
}

/**
 * The pieces of a line that was wrong: all of its article, or those that are named, and how they stand. One request, and for named ones two more for each hundred. Problems: the `field` as `required`, `too-big`,
 * `not-expected`.
 */
export async function undoneOf(
  wrong: Movement,
  { productId, quantity, serials = [] }: CorrectedLine,
  field: string,
): Promise<{ undone: UndonePieces; named: readonly Serial[] }> {
  const moved = wrong.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  if (quantity >= moved) return { undone: { productId }, named: [] };
  const counts = await scannedFor(wrong.id);
  const codes = [...new Set(serials.map(keptCode))];
  const untold = Math.max(0, moved - (counts.get(productId) ?? 0));
  const needed = quantity - untold;
  if (codes.length < needed) throw invalid({ field, code: "required", params: { minimum: needed } });
  if (codes.length > quantity) throw invalid({ field, code: "too-big", params: { maximum: quantity } });
  return { undone: { productId, codes }, named: await demandOf(wrong, productId, codes, field) };
}

/** Demands that pieces stand as the movement has left them. */
async function demandOf(
  { id }: Movement,
  productId: string,
  codes: readonly string[],
  field: string,
): Promise<Serial[]> {
  const pieces = await settledNow(
    await readAll(
      SerialEntity,
      codes.map((code) => ({ code, productId })),
    ),
  );
  const here = new Set(pieces.filter(({ movementId }) => movementId === id).map(({ code }) => code));
  const other = codes.find((code) => !here.has(code));
  if (other !== undefined) throw invalid({ field, code: "not-expected", params: { code: other } });
  return pieces;
}

/**
 * The pieces of a line that a load has brought and that were touched since: shipped, moved, repaired, or scanned for something. How many there are, and those that still stand by it. A request for each
 * megabyte, and for each hundred.
 */
export async function touchedSince(load: Movement, productId: string) {
  const [counts, brought] = await Promise.all([scannedFor(load.id), everySerialBroughtBy(load.id)]);
  const pieces = await settledNow(brought.filter((piece) => piece.productId === productId));
  const here = pieces.filter(({ movementId, state }) => movementId === load.id && state === "in_stock");
  return { touched: Math.max(0, (counts.get(productId) ?? 0) - here.length), here };
}

/** For a transaction that is about pieces as long as nobody touches them. */
export const standsStill = ({ code, productId, version }: Serial) =>
  SerialEntity.build(ConditionCheck).key({ code, productId }).condition({ attr: "version", eq: version });
