import { findMovement, isOpen, mainWarehouseId } from "../logistics/index.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { cleanCode } from "./codes/clean-code.ts";
import { movedWrite } from "./moved-write.ts";
import { standingIn, standingOf } from "./scan/move-serial.ts";
import { serialsOfCode } from "./scan/read-scan.ts";
import { serialMachine } from "./serial.ts";

/** A piece that came back, by the code that was scanned. */
interface TakenBack {
  productId: string;
  code: string;
  /** Whether it goes among the others again; else it waits for what becomes of it: repaired or scrapped (`changeSerial`). */
  resaleable: boolean;
}

interface Return {
  /** The request that they came back by; absent where their buyer has withdrawn. */
  returnId?: string | undefined;
  orderId: string;
  /** The load that brings what is resaleable into the stock. */
  movementId: string;
  now: Date;
}

/** A code as serials are kept: in capitals, without what a scanner adds. */
export const keptCode = (scanned: string): string => cleanCode(scanned).text;

/**
 * The writes of pieces that came back from an order's buyer, for the transaction that says so: each has to have left with that order and to be out still.
 * Two requests a piece. Problem: serial-not-of-order with its `code`.
 */
export function takenBackWrites(pieces: readonly TakenBack[], { returnId, orderId, movementId, now }: Return) {
  return Promise.all(
    pieces.map(async ({ productId, code, resaleable }) => {
      const piece = (await serialsOfCode(code)).find((one) => one.productId === productId);
      const last = piece?.movementId === undefined ? undefined : await findMovement(piece.movementId);
      const standing = piece && standingOf(piece, last);
      if (!piece || standing?.state !== "shipped" || standing.orderId !== orderId || (last && isOpen(last)))
        throw new Problem("serial-not-of-order", { code });
      const back = { ...standingIn(serialMachine.after(standing, "take-back", "warehouse")), returnId };
      const here = { ...back, warehouseId: mainWarehouseId };
      const loaded = { movementId, loadId: movementId, loadedOn: instant(now) };
      const after = resaleable ? { ...serialMachine.after(here, "restock", "warehouse"), ...loaded } : here;
      return movedWrite(piece, after, now);
    }),
  );
}

/** The writes of pieces that came back and are their buyer's again, since the return is refused or they aren't back after all: those that nobody has touched since. A request a piece. */
export async function sentBackWrites(
  pieces: readonly Omit<TakenBack, "resaleable">[],
  { returnId, orderId }: Pick<Return, "returnId" | "orderId">,
  now: Date,
) {
  const found = await Promise.all(
    pieces.map(async ({ productId, code }) => (await serialsOfCode(code)).find((one) => one.productId === productId)),
  );
  return found.flatMap((piece) => {
    const { state, before } = piece ?? {};
    if (!piece || piece.returnId !== returnId || (state !== "in_stock" && state !== "returned")) return [];
    if (before?.state !== "shipped" || before.orderId !== orderId) return [];
    serialMachine.demand(piece, "undo-scan", "warehouse");
    return [movedWrite(piece, standingIn(before), now)];
  });
}
