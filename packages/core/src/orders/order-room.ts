import { Problem } from "../platform/problems.ts";
import type { Order } from "./order.ts";
import { jsonBytes } from "./order-bytes.ts";

/**
 * What an order may take of the 400 KB (409,600 bytes) that one item of the table holds. The
 * office's documents are refused first, then parts of a withdrawal, then invoices and credit notes, then a further payment; what must be noted, as the last
 * declaration of withdrawal or money that came, always has room.
 */
const mostBytes = { document: 260_000, withdrawal: 320_000, invoice: 345_000, transaction: 370_000 } as const;

/** Bytes that are kept free for what is said later: the reason why a document is withdrawn, how a withdrawal is settled, what becomes of a payment, the office's notes. */
const kept = { document: 1600, withdrawal: 1400, transaction: 900, notes: 14_000 } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Bytes that an order takes and will take: its JSON is longer than its item. */
function taken({ documents = [], withdrawals = [], transactions, ...rest }: Order): number {
  return (
    jsonBytes(rest) +
    kept.notes +
    sum(
      documents.map((document) => jsonBytes(document) + (document.withdrawn || document.issued ? 0 : kept.document)),
    ) +
    sum(withdrawals.map((withdrawal) => jsonBytes(withdrawal) + kept.withdrawal)) +
    transactions.length * kept.transaction
  );
}

/** Whether an order that has got one more of these still has room. */
export const hasRoomWith = (order: Order, added: keyof typeof mostBytes): boolean => taken(order) <= mostBytes[added];

/** Problem: limit-reached, with as many as there are already. */
export function demandRoomWith(order: Order, added: keyof typeof mostBytes, maximum: number): void {
  if (!hasRoomWith(order, added)) throw new Problem("limit-reached", { maximum });
}
