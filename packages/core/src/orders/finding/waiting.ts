import type { Order } from "../order.ts";

/** What an order waits for that somebody in the office has to do: a transfer to be matched, its goods to be sent, a payment that is late. */
export const waits = ["transfer", "shipping", "late"] as const;
export type Waiting = (typeof waits)[number];

/** Whether a bank transfer is still to come for it, which nobody tells the house but its statement. */
export const waitsForTransfer = ({ transactions }: Pick<Order, "transactions">): boolean =>
  transactions.some(
    ({ method, status, superseded }) =>
      method === "manual_wire_transfer" && status === "pending_payment" && !superseded,
  );
