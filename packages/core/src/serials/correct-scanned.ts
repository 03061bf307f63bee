import { correctMovement, type Correction, type Movement, type UndonePieces } from "../logistics/index.ts";
import { invalid } from "../platform/problems.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { scannedFor } from "./scan/read-scan.ts";
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
  const counts = await scannedFor(wrong.id);
  return Promise.all(
    lines.map(async ({ productId, quantity, serials = [] }, index) => {
      const moved = wrong.lines.find((line) => line.productId === productId)?.quantity ?? 0;
      if (quantity >= moved) return { productId };
      const codes = [...new Set(serials.map(keptCode))];
      const untold = Math.max(0, moved - (counts.get(productId) ?? 0));
      const field = `lines.${index}.serials`;
      if (codes.length < quantity - untold) throw invalid({ field, code: "required" });
      if (codes.length > quantity) throw invalid({ field, code: "too-big", params: { maximum: quantity } });
      await demandOf(wrong, productId, codes, field);
      return { productId, codes };
    }),
  );
}

/** Demands that pieces stand as the movement has left them. */
async function demandOf({ id }: Movement, productId: string, codes: readonly string[], field: string): Promise<void> {
  const pieces = await settledNow(
    await readAll(
      SerialEntity,
      codes.map((code) => ({ code, productId })),
    ),
  );
  const here = new Set(pieces.filter(({ movementId }) => movementId === id).map(({ code }) => code));
  const other = codes.find((code) => !here.has(code));
  if (other !== undefined) throw invalid({ field, code: "not-expected", params: { code: other } });
}
