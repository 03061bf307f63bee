import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { correctMovement, type Correction, type Movement, type UndonePieces } from "../logistics/index.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { scannedFor } from "./scan/read-scan.ts";
import { everySerialBroughtBy, everySerialTakenBy } from "./list-serials.ts";
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
 * a line that was wrong in part somebody says which (docs/decisions/serials.md). Two requests more than `correctMovement`. Problems: as of that, pieces-gone where not all of a line that was wrong stand by it any more, and the fields `serials` of `lines` as
 * `required` for too few, `too-big` for more than were wrong, `not-expected` for one that doesn't stand by this movement.
 */
export const correctScanned = (
  id: string,
  correction: Omit<Correction, "lines"> & { lines?: readonly CorrectedLine[] | undefined },
  now: Date,
): Promise<Movement> => correctMovement(id, correction, now, (wrong) => undonePieces(wrong, correction.lines));

async function undonePieces(wrong: Movement, lines: readonly CorrectedLine[] = wrong.lines): Promise<UndonePieces[]> {
  const told = await Promise.all(lines.map((line, index) => undoneOf(wrong, line, `lines.${index}.serials`)));
  for (const { undone } of told) if (!undone.codes) await untouched(wrong, undone.productId);
  return told.map(({ undone }) => undone);
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
 * The scanned pieces of a line that stand by a movement, all of which have to: what was shipped, moved or repaired since, or is scanned for something, is where it is. A request for each
 * megabyte, and for each hundred. Problem: pieces-gone with how many are `gone`, and the `maximum` that may be put right.
 */
export async function untouched(wrong: Movement, productId: string): Promise<Serial[]> {
  const isLoad = wrong.direction === "load";
  const [counts, moved] = await Promise.all([
    scannedFor(wrong.id),
    isLoad ? everySerialBroughtBy(wrong.id) : everySerialTakenBy(wrong.id),
  ]);
  const pieces = await settledNow(moved.filter((piece) => piece.productId === productId));
  const here = pieces.filter(
    ({ movementId, state }) => movementId === wrong.id && state === (isLoad ? "in_stock" : "shipped"),
  );
  const broken = wrong.damaged?.find((one) => one.productId === productId)?.codes?.length ?? 0;
  const gone = (counts.get(productId) ?? 0) - broken - here.length;
  const quantity = wrong.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  if (gone > 0) throw new Problem("pieces-gone", { gone, maximum: quantity - gone });
  return here;
}

/** For a transaction that is about pieces as long as nobody touches them. */
export const standsStill = ({ code, productId, version }: Serial) =>
  SerialEntity.build(ConditionCheck).key({ code, productId }).condition({ attr: "version", eq: version });
