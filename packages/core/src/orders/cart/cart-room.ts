import { Problem } from "../../platform/problems.ts";
import type { OrderLine } from "../order.ts";
import { jsonBytes } from "../order-bytes.ts";

/** The lines of an order, of which the pieces are reserved in steps where one transaction doesn't take them all (docs/decisions/long-orders.md). */
export const maximumLines = 300;

/** Bytes of an order's lines as JSON, beside which its item has room for papers, payments and withdrawals (order-room.ts). */
export const mostLineBytes = 215_000;

/** Bytes of the longest line that there can be. */
const longestLine = 3200;

/** Whether no further line fits. */
export const isFull = (lines: readonly OrderLine[]): boolean =>
  lines.length >= maximumLines ||
  (lines.length * longestLine > mostLineBytes && jsonBytes(lines) > mostLineBytes - longestLine);

/** Problem: too-many-lines, with as many as there can be. */
export function demandRoomForLines(lines: readonly OrderLine[]): void {
  if (lines.length > maximumLines) throw new Problem("too-many-lines", { maximum: maximumLines });
  if (lines.length * longestLine > mostLineBytes && jsonBytes(lines) > mostLineBytes)
    throw new Problem("too-many-lines", { maximum: lines.length - 1 });
}
