import type * as z from "zod";
import type { OrderRow, PlacedOrder } from "@solvia/core/contract/shapes/order";
import { hasLeft } from "@solvia/core/orders/order";
import type { ordersTexts } from "../../i18n/areas/orders.ts";
import type { Translate } from "../../i18n/words.ts";

type Placed = z.output<typeof PlacedOrder>;

interface Sent {
  fulfilment: z.output<typeof OrderRow>["fulfilment"];
  pieces: number;
  /** From how many of them its buyer has withdrawn. */
  withdrawnPieces: number;
  /** A month of a plan: nothing of it is sent. */
  service: boolean;
}

/** How far its goods are, or that it is a service; of one that its buyer has withdrawn from in part, of how many. Nothing where none are left to be sent. */
export function fulfilmentWord(
  t: Translate<typeof ordersTexts>,
  { fulfilment, pieces, withdrawnPieces, service }: Sent,
): string | undefined {
  if (service) return t("fulfilment.service");
  const state = t(`fulfilment.${fulfilment}`);
  if (withdrawnPieces === 0) return state;
  const left = pieces - withdrawnPieces;
  const gone = hasLeft({ fulfilment });
  if (gone) return t("orders.withdrawnFrom", { state, pieces: t("orders.pieces", { count: withdrawnPieces }) });
  return left > 0 ? t("orders.restOnly", { state, pieces: t("orders.pieces", { count: left }) }) : undefined;
}

/** The same of a whole order. */
export const fulfilmentOf = (
  t: Translate<typeof ordersTexts>,
  order: Pick<Placed, "fulfilment" | "lines" | "withdrawalRight">,
) =>
  fulfilmentWord(t, {
    fulfilment: order.fulfilment,
    pieces: piecesIn([order]),
    withdrawnPieces: piecesIn(order.withdrawalRight?.declared ?? []),
    service: isPlan(order),
  });

/** Whether it is a month of a plan, which is bought again where plans are chosen. */
export const isPlan = ({ lines }: Pick<Placed, "lines">): boolean =>
  lines.some(({ category }) => category === "subscriptions");

const piecesIn = (of: readonly { lines: readonly { quantity: number }[] }[]): number =>
  of.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
