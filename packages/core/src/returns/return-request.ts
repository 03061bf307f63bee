import {
  goodsAmong,
  hasEnded,
  freePieces,
  type Order,
  type ReturnedPieces,
  type WithdrawnPieces,
} from "../orders/index.ts";
import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import type { Instant } from "../platform/time.ts";
import {
  isOpenReturn,
  returnConditions,
  type ReturnCondition,
  type ReturnReason,
  type ReturnStatus,
} from "./return-codes.ts";

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

/** Pieces of one of the order's lines: a line is known by its product, of which an order has one line. */
export interface ReturnLine {
  productId: string;
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

/** The pieces that came back, line by line. */
export const receivedPieces = (lines: readonly ReturnLine[]): WithdrawnPieces[] =>
  lines
    .map((line) => ({ productId: line.productId, quantity: receivedOf(line) }))
    .filter(({ quantity }) => quantity > 0);

/** What the credit note and the money that goes back are called by, alone of all requests. */
export const refundReason = ({ number }: Pick<ReturnRequest, "number">): string => `Reso ${number}`;

type Returnable = Pick<Order, "lines" | "withdrawals" | "returns" | "fulfilment" | "status" | "failedReason">;

/**
 * The pieces that may be asked to be returned: of goods that were delivered those from which nobody has withdrawn and which no request
 * takes up. A replacement is goods again; what came back for money never is.
 */
export function leftToReturn(order: Returnable): WithdrawnPieces[] {
  if (order.fulfilment !== "delivered" || hasEnded(order)) return [];
  const goods = new Set(goodsAmong(order.lines).map(({ productId }) => productId));
  return freePieces(order).filter(({ productId }) => goods.has(productId));
}

export interface AskedLine {
  productId: string;
  quantity: number;
  reason: ReturnReason;
}

/**
 * The lines of a new request. Problems: return-not-possible where nothing of the order can come back, return-beyond-order (productId,
 * left) for more pieces of a line than are left, or for one twice.
 */
export function askedLines(order: Returnable, asked: readonly AskedLine[]): ReturnLine[] {
  const left = leftToReturn(order);
  if (left.length === 0) throw new Problem("return-not-possible");
  const seen = new Set<string>();
  return asked.map(({ productId, quantity, reason }) => {
    const most = left.find((one) => one.productId === productId)?.quantity ?? 0;
    if (quantity > most || seen.has(productId)) throw new Problem("return-beyond-order", { productId, left: most });
    seen.add(productId);
    const line = order.lines.find((one) => one.productId === productId);
    return { productId, name: line ? `${line.brand} ${line.name}` : "", quantity, reason, received: [] };
  });
}

export interface CameBack extends Received {
  productId: string;
}

/** Problems of the first line: serials-too-many for more serials than pieces, serial-not-of-order for one that is said twice. */
export function demandSerialsOf(
  line: Pick<ReturnLine, "productId" | "name">,
  received: readonly Pick<Received, "quantity" | "serials">[],
): void {
  for (const { quantity: expected, serials = [] } of received)
    if (serials.length > expected) {
      throw new Problem("serials-too-many", {
        productId: line.productId,
        name: line.name,
        expected,
        scanned: serials.length,
      });
    }
  const codes = received.flatMap(({ serials = [] }) => serials);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined) throw new Problem("serial-not-of-order", { code: twice });
}

/**
 * The lines with what has come back now. Problems: return-beyond-order (productId, left) for more than were asked for, and for none at all;
 * serials-too-many, serial-not-of-order.
 */
export function withReceived(lines: readonly ReturnLine[], came: readonly CameBack[]): ReturnLine[] {
  const known = new Set(lines.map(({ productId }) => productId));
  const strange = came.find(({ productId }) => !known.has(productId));
  if (strange) throw new Problem("return-beyond-order", { productId: strange.productId, left: 0 });
  if (came.every(({ quantity }) => quantity === 0)) throw new Problem("return-beyond-order", { left: 0 });
  return lines.map((line) => {
    const own = came.filter(({ productId, quantity }) => productId === line.productId && quantity > 0);
    const received = returnConditions
      .map((condition) => {
        const some = [...line.received, ...own].filter((one) => one.condition === condition);
        const serials = some.flatMap((one) => one.serials ?? []);
        const quantity = some.reduce((sum, one) => sum + one.quantity, 0);
        return { condition, quantity, ...(serials.length > 0 && { serials }) };
      })
      .filter(({ quantity }) => quantity > 0);
    if (receivedOf({ received }) > line.quantity) {
      const left = line.quantity - receivedOf(line);
      throw new Problem("return-beyond-order", { productId: line.productId, left });
    }
    demandSerialsOf(line, received);
    return { ...line, received };
  });
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
    const asked = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    return { id, lines: asked, ...(refund && { begun: true }) };
  }
  if (status !== "refunded") return { id, lines: [] };
  return { id, lines: receivedPieces(lines), credited: refund?.credited ?? 0 };
}
