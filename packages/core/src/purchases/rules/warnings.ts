import { demandConfirmed, type Warning } from "../../platform/confirmed.ts";
import type { Cents } from "../../platform/money.ts";
import { plusDays, type CivilDate } from "../../platform/time.ts";
import { toolPolicy } from "./proposal.ts";
import type { PurchaseWarning } from "./warning-codes.ts";

interface Asked {
  quantity: number;
  /** Net cents of a piece. */
  price?: Cents | undefined;
  conditions: {
    /** Net cents of a piece, as the supplier says. */
    price?: Cents | undefined;
    minQuantity?: number | undefined;
    pack?: number | undefined;
    leadDays?: number | undefined;
  };
}

/** A price so many times another, or a part of it so small, is a slip of the keys before it is a price. */
const farTimes = 3;
/** Pieces from which on a line is asked about: more than a ship's twenty containers of panels. */
const manyPieces = 20_000;

/** Whether a price, net cents of a piece, has to be confirmed beside the one that is known. */
export function priceWarnings(price: Cents | undefined, known: Cents | undefined): Warning<PurchaseWarning>[] {
  if (price === undefined || known === undefined) return [];
  const isFar = price >= known * farTimes || price * farTimes <= known;
  return isFar ? [{ code: "far-price", params: { price, known } }] : [];
}

/** Whether a number of pieces has to be confirmed. */
export const piecesWarnings = (quantity: number): Warning<PurchaseWarning>[] =>
  quantity >= manyPieces ? [{ code: "many-pieces", params: { quantity } }] : [];

/** Why a line has to be confirmed: the supplier takes no orders of so few pieces, or delivers other numbers of them. */
export function lineWarnings({
  quantity,
  conditions: { minQuantity = 1, pack = 1 },
}: Asked): Warning<PurchaseWarning>[] {
  return [
    ...(quantity < minQuantity ? [{ code: "below-minimum" as const, params: { minimum: minQuantity } }] : []),
    ...(quantity % pack === 0 ? [] : [{ code: "not-in-packs" as const, params: { pack } }]),
    ...piecesWarnings(quantity),
  ];
}

/** The first day on which all of it can have come, ordered on a day. */
export const earliestOf = (lines: readonly Asked[], orderOn: CivilDate): CivilDate =>
  plusDays(orderOn, Math.max(0, ...lines.map(({ conditions }) => conditions.leadDays ?? toolPolicy.leadDays)));

interface Wish {
  orderOn: CivilDate;
  wantedOn?: CivilDate | undefined;
  lines: readonly Asked[];
}

/** Refuses an order that its supplier won't deliver so, or of which a figure is far from the usual, until somebody says that it is meant. Problem: confirmation-needed. */
export function demandDeliverable(
  { orderOn, wantedOn, lines }: Wish,
  confirmed: readonly PurchaseWarning[] | undefined,
): void {
  const earliest = earliestOf(lines, orderOn);
  const tooSoon = wantedOn !== undefined && wantedOn < earliest;
  demandConfirmed([
    ...lines.map((line, at) => ({ field: `lines.${at}.quantity`, warnings: lineWarnings(line), confirmed })),
    ...lines.map(({ price, conditions }, at) => ({
      field: `lines.${at}.price`,
      warnings: priceWarnings(price, conditions.price),
      confirmed,
    })),
    { field: "wantedOn", warnings: tooSoon ? [{ code: "too-soon" as const, params: { earliest } }] : [], confirmed },
  ]);
}
