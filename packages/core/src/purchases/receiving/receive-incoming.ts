import { readMovement, type Movement } from "../../logistics/index.ts";
import { invalid } from "../../platform/problems.ts";
import { brokenPieces } from "./broken-pieces.ts";
import { receiveGoods } from "../receive-goods.ts";

interface Receipt {
  lines: readonly {
    productId: string;
    quantity: number;
    damaged?: number | undefined;
    damagedSerials?: readonly string[] | undefined;
  }[];
  more?: boolean | undefined;
  reference?: string | undefined;
  notes?: string | undefined;
}

/**
 * What the warehouse has counted of a delivery: pieces that are good are loaded, damaged ones are written down with the words that they need and stay
 * missing; of those that were scanned too it says which: they lie there to be repaired, scrapped or claimed. The same receipt again changes nothing. Problems: as of `receiveGoods`; the fields `lines` as `nothing-received`, `notes` as `required`.
 */
export async function receiveIncoming(
  id: string,
  { lines, more, reference, notes }: Receipt,
  now: Date,
): Promise<Movement> {
  const before = await readMovement(id);
  if (isSame(before, lines)) return before;
  const unknown = lines.findIndex(({ productId }) => !before.lines.some((line) => line.productId === productId));
  if (unknown >= 0) throw invalid({ field: `lines.${unknown}.productId`, code: "not-expected" });
  if (lines.every(({ quantity }) => quantity === 0)) throw invalid({ field: "lines", code: "nothing-received" });
  const damaged = await brokenPieces(id, lines);
  if (damaged.length > 0 && !notes) throw invalid({ field: "notes", code: "required" });
  const pieces = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  return receiveGoods(id, { lines: pieces, more, reference, notes, damaged }, "warehouse", now);
}

/** Whether it was received with these very pieces: a device that got no answer sends its receipt again. */
const isSame = ({ state, direction, lines }: Movement, came: Receipt["lines"]): boolean =>
  state === "done" &&
  direction === "load" &&
  came.every(
    ({ productId, quantity }) => (lines.find((line) => line.productId === productId)?.quantity ?? 0) === quantity,
  ) &&
  lines.every(({ productId }) => came.some((one) => one.productId === productId));
