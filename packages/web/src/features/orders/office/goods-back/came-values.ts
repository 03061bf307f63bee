import { returnConditions } from "@solvia/core/returns/return-codes";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { rowKey } from "../../returns/piece-rows.ts";

/** An article, or its pieces that count as those of one of its prices, of which so many are awaited. */
export interface AwaitedLine {
  productId: string;
  unit?: number | undefined;
  name: string;
  awaited: number;
}

/** What came, by row and condition, and its serials, as they were typed or scanned: one a line. */
export interface CameValues {
  came: Readonly<Record<string, Held>>;
  codes: Readonly<Record<string, string>>;
}

export const nothingCame: CameValues = { came: {}, codes: {} };

type Row = Pick<AwaitedLine, "productId" | "unit">;

export const cameKey = (row: Row, condition: string): string => `${rowKey(row)} ${condition}`;

/** Pieces that came, of each article and condition. */
export const piecesOf = (lines: readonly AwaitedLine[], came: CameValues["came"]) =>
  lines.flatMap(({ productId, unit }) =>
    returnConditions.flatMap((condition) => {
      const quantity = came[cameKey({ productId, unit }, condition)];
      const row = { productId, ...(unit !== undefined && { unit }) };
      return typeof quantity === "number" && quantity > 0 ? [{ ...row, condition, quantity }] : [];
    }),
  );

/** Whether more pieces of a line are told than are awaited. */
export const isTooMany = (line: AwaitedLine, came: CameValues["came"]): boolean =>
  piecesOf([line], came).reduce((sum, { quantity }) => sum + quantity, 0) > line.awaited;

/** The same with the serials that were told. */
export const cameWithSerials = (lines: readonly AwaitedLine[], { came, codes }: CameValues) =>
  piecesOf(lines, came).map((one) => {
    const serials = (codes[cameKey(one, one.condition)] ?? "")
      .split("\n")
      .map((code) => code.trim())
      .filter(Boolean);
    return { ...one, ...(serials.length > 0 && { serials }) };
  });
