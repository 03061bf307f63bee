import { demandConfirmed, type Warning } from "../../platform/confirmed.ts";
import { plusDays, type CivilDate } from "../../platform/time.ts";
import { toolPolicy } from "./proposal.ts";
import type { PurchaseWarning } from "./warning-codes.ts";

interface Asked {
  quantity: number;
  conditions: { minQuantity?: number | undefined; pack?: number | undefined; leadDays?: number | undefined };
}

/** Why a line has to be confirmed: the supplier takes no orders of so few pieces, or delivers other numbers of them. */
export function lineWarnings({
  quantity,
  conditions: { minQuantity = 1, pack = 1 },
}: Asked): Warning<PurchaseWarning>[] {
  return [
    ...(quantity < minQuantity ? [{ code: "below-minimum" as const, params: { minimum: minQuantity } }] : []),
    ...(quantity % pack === 0 ? [] : [{ code: "not-in-packs" as const, params: { pack } }]),
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

/** Refuses an order that its supplier won't deliver so, until somebody says that it is meant. Problem: confirmation-needed. */
export function demandDeliverable(
  { orderOn, wantedOn, lines }: Wish,
  confirmed: readonly PurchaseWarning[] | undefined,
): void {
  const earliest = earliestOf(lines, orderOn);
  const tooSoon = wantedOn !== undefined && wantedOn < earliest;
  demandConfirmed([
    ...lines.map((line, at) => ({ field: `lines.${at}.quantity`, warnings: lineWarnings(line), confirmed })),
    { field: "wantedOn", warnings: tooSoon ? [{ code: "too-soon" as const, params: { earliest } }] : [], confirmed },
  ]);
}
