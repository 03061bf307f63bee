import {
  goodsAmong,
  hasEnded,
  freePieces,
  lineName,
  leftAt,
  namedPieces,
  quantitiesOf,
  takenIn,
  takenOfOrder,
  type LeftPieces,
  type Order,
  type ReturnedPieces,
  type WithdrawnPieces,
} from "../orders/index.ts";
import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import type { Instant } from "../platform/time.ts";
import { isOpenReturn, type ReturnCondition, type ReturnReason, type ReturnStatus } from "./return-codes.ts";

/**
 * Who pays the way back: the seller where the goods are at fault (art. 135-bis Cod. cons.; art. 1490 Cod. civ.), else the buyer
 * (domain-rules 8.4).
 */
export const wayBackPaidBy = (reasons: readonly ReturnReason[]): "seller" | "buyer" =>
  reasons.some((reason) => reason === "not-needed" || reason === "other") ? "buyer" : "seller";

export interface ReturnPicture {
  key: string;
  /** As its sender calls it. */
  name: string;
  contentType: string;
}

/** Pieces of a line that came back in a condition, and the serials of those that were scanned. */
export interface Received {
  condition: ReturnCondition;
  quantity: number;
  serials?: readonly string[] | undefined;
}

/**
 * Pieces of one of the order's lines: a line is known by its product, of which an order has one line, and of one with several prices by the
 * price that its pieces count as.
 */
export interface ReturnLine {
  productId: string;
  /** Which of the line's prices its pieces had, net cents of one; absent of a line with one, and of what was asked before it was kept. */
  unit?: Cents | undefined;
  name: string;
  /** Pieces that are asked for. */
  quantity: number;
  reason: ReturnReason;
  /** Pieces that came back, by their condition; they add up to no more than were asked for. */
  received: readonly Received[];
}

/** A state that it came to, when, and what the office said to its customer then. */
export interface ReturnStep {
  status: ReturnStatus;
  on: Instant;
  note?: string | undefined;
}

/** The money that goes back, as it was begun: what has died in between goes on with it, and nothing is refunded twice. */
export interface ReturnRefund {
  /** By a credit note and the money with it, or, of an order without an invoice, by the money alone. */
  way: "credit-note" | "money";
  /** Without a credit note: from which receipts how many cents go back. */
  parts: readonly { receiptId: string; amount: Cents }[];
  /** Cents, VAT included: what comes off the order's price. */
  credited: Cents;
  /** Without a credit note: how many withdrawals the order had when it was begun. */
  withdrawals?: number | undefined;
  iban?: string | undefined;
}

/** A customer's wish to return pieces of an order that was delivered, and what became of it. */
export interface ReturnRequest {
  id: string;
  /** What people call it: made of its id as an order's number is. */
  number: string;
  orderId: string;
  orderNumber: string;
  userId: string;
  companyId?: string | undefined;
  customerName: string;
  status: ReturnStatus;
  /** Rises with each write: whoever writes says which one they read. */
  revision: number;
  lines: readonly ReturnLine[];
  words?: string | undefined;
  pictures: readonly ReturnPicture[];
  /** The oldest first. */
  steps: readonly ReturnStep[];
  refund?: ReturnRefund | undefined;
  /** Of one that is refunded: cents that went back, and the credit note. */
  paidBack?: Cents | undefined;
  creditNote?: string | undefined;
  createdOn: Instant;
}

/** How many pieces of a line have come back. */
export const receivedOf = ({ received }: { received: readonly Pick<Received, "quantity">[] }): number =>
  received.reduce((sum, { quantity }) => sum + quantity, 0);

/** The pieces that a line asks for. */
export const piecesOf = ({ productId, quantity, unit }: ReturnLine): WithdrawnPieces => ({
  productId,
  quantity,
  ...(unit !== undefined && { unit }),
});

/** The pieces that came back, line by line. */
export const receivedPieces = (lines: readonly ReturnLine[]): WithdrawnPieces[] =>
  lines.map((line) => ({ ...piecesOf(line), quantity: receivedOf(line) })).filter(({ quantity }) => quantity > 0);

/** What the credit note and the money that goes back are called by, alone of all requests. */
export const refundReason = ({ number }: Pick<ReturnRequest, "number">): string => `Reso ${number}`;

type Returnable = Pick<Order, "lines" | "withdrawals" | "returns" | "fulfilment" | "status" | "failedReason">;

/**
 * The pieces that may be asked to be returned: of goods that were delivered those from which nobody has withdrawn and which no request
 * takes up. A replacement is goods again; what came back for money never is.
 */
export function leftToReturn(order: Returnable): LeftPieces[] {
  if (order.fulfilment !== "delivered" || hasEnded(order)) return [];
  const goods = new Set(goodsAmong(order.lines).map(({ productId }) => productId));
  return freePieces(order).filter(({ productId }) => goods.has(productId));
}

export interface AskedLine extends WithdrawnPieces {
  reason: ReturnReason;
}

/**
 * The lines of a new request, each of one price. Problems: return-not-possible where nothing of the order can come back, return-beyond-order (productId,
 * left) for more pieces of a line, or of one of its prices, than are left, or for one twice.
 */
export function askedLines(order: Returnable, asked: readonly AskedLine[]): ReturnLine[] {
  const left = leftToReturn(order);
  if (left.length === 0) throw new Problem("return-not-possible");
  const taken = takenOfOrder(order);
  const seen = new Set<string>();
  for (const { productId, quantity, unit } of asked) {
    const all = left.find((one) => one.productId === productId)?.quantity ?? 0;
    const line = order.lines.find((one) => one.productId === productId);
    const most = unit === undefined || !line ? all : Math.min(all, leftAt(line, takenIn(taken, productId), unit));
    const row = `${productId} ${unit}`;
    if (quantity > most || seen.has(row)) throw new Problem("return-beyond-order", { productId, left: most });
    seen.add(row);
  }
  const named = namedPieces(order.lines, asked, taken) ?? [];
  for (const [productId, quantity] of quantitiesOf(named)) {
    const most = left.find((one) => one.productId === productId)?.quantity ?? 0;
    if (quantity > most) throw new Problem("return-beyond-order", { productId, left: most });
  }
  return named.map((one) => ({
    ...piecesOf({ ...one, received: [], name: "" }),
    name: lineName(order.lines, one.productId),
    reason: one.reason,
    received: [],
  }));
}

/** Which pieces of its order a request takes up; those that are paid back without a credit note are off the order once that is begun. */
export function takenUp({
  id,
  status,
  lines,
  refund,
}: Pick<ReturnRequest, "id" | "status" | "lines" | "refund">): ReturnedPieces {
  if (refund?.way === "money")
    return {
      id,
      lines: receivedPieces(lines),
      credited: refund.credited,
      unbilled: { withdrawals: refund.withdrawals ?? 0 },
    };
  if (isOpenReturn({ status })) {
    return { id, lines: lines.map(piecesOf), ...(refund && { begun: true }) };
  }
  if (status !== "refunded") return { id, lines: [] };
  return { id, lines: receivedPieces(lines), credited: refund?.credited ?? 0 };
}
