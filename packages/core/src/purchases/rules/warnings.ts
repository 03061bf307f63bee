import { piecesWarnings, priceWarnings } from "../../logistics/index.ts";
import { demandConfirmed, type Warning } from "../../platform/confirming/confirmed.ts";
import { isUnusual } from "../../platform/confirming/unusual.ts";
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

/** Whether the pieces that a supplier confirms of an article have to be confirmed beside those that were ordered of it. */
export const confirmedPiecesWarnings = (quantity: number, ordered: number): Warning<PurchaseWarning>[] =>
  isUnusual(quantity, ordered) ? [{ code: "far-pieces", params: { quantity, ordered } }] : piecesWarnings(quantity);

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
