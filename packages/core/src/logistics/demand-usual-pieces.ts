import { demandConfirmed } from "../platform/confirming/confirmed.ts";
import { piecesWarnings, type PiecesWarning } from "./stock-warnings.ts";

/** Refuses lines of very many pieces until somebody says that they are meant, whichever way they move. Problem: confirmation-needed. */
export const demandUsualPieces = (
  lines: readonly { quantity: number }[],
  confirmed: readonly PiecesWarning[] | undefined,
): void =>
  demandConfirmed(
    lines.map(({ quantity }, at) => ({
      field: `lines.${at}.quantity`,
      warnings: piecesWarnings(quantity),
      confirmed,
    })),
  );
