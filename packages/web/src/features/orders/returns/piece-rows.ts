import type { Held } from "../../../ui/fields/read-field.tsx";

/** Pieces of an article that are left, and of each of its prices where it has several, net cents of one. */
export interface LeftPieces {
  productId: string;
  quantity: number;
  prices?: readonly { unit: number; quantity: number }[] | undefined;
}

/** What is asked about on its own: an article, or the pieces of it that had one of its prices. */
export interface PieceRow {
  key: string;
  productId: string;
  unit?: number | undefined;
  /** So many are left. */
  quantity: number;
}

/** By what a row's field is known. */
export const rowKey = ({ productId, unit }: Pick<PieceRow, "productId" | "unit">): string =>
  unit === undefined ? productId : `${productId} ${unit}`;

/** A row for each article, or for each of its prices where it has several. */
export const rowsOf = <P extends LeftPieces>(left: readonly P[]): (PieceRow & { of: P })[] =>
  left.flatMap((of) => {
    const { productId, quantity, prices } = of;
    const rows = prices?.map((price) => ({ productId, ...price })) ?? [{ productId, quantity }];
    return rows.map((row) => ({ ...row, key: rowKey(row), of }));
  });

/** What was typed into the rows' fields, as the API takes it. */
export const piecesIn = (rows: readonly PieceRow[], typed: Readonly<Record<string, Held>>) =>
  rows.flatMap(({ key, productId, unit }) => {
    const quantity = typed[key];
    return typeof quantity === "number" && quantity > 0
      ? [{ productId, quantity, ...(unit !== undefined && { unit }) }]
      : [];
  });

interface Priced {
  basis: "net" | "gross";
  lines: readonly { productId: string; parts?: readonly { unit: number; gross?: number | undefined }[] | undefined }[];
}

/** What a piece of an article cost that had this net price, as the order's buyer reads prices. */
export function priceOfPiece(
  { basis, lines }: Priced,
  { productId, unit }: { productId: string; unit: number },
): number {
  if (basis === "net") return unit;
  const parts = lines.find((line) => line.productId === productId)?.parts ?? [];
  return parts.find((part) => part.unit === unit)?.gross ?? unit;
}
