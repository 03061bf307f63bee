import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import type { Order } from "../../orders/index.ts";
import { isCredit } from "../rules/invoiced.ts";
import { invoiceOf, isPublicBody } from "../rules/invoice-of.ts";
import { nextDocument, type Next } from "../rules/next-document.ts";
import { issueFor } from "./issue.ts";
import { partiesAnew, partiesOf, type Corrections } from "./parties.ts";
import { registerAgain } from "./register-again.ts";

/** What the clerk saw and wants: another document by now is a version-conflict. */
export interface Seen extends Pick<Next, "type"> {
  /** Cents, VAT included. */
  total: number;
  /** The step of a correction that it is: it names whom the invoice named that it takes the place of. */
  cause?: string;
  /** Of such a step: what it asks less than that one is due back at once, of money that came. */
  releases?: boolean;
}

/** Whether the last document is the one that is asked for: a repeated request finds it there. */
const isThere = ({ invoices = [] }: Order, { type, total }: Seen): boolean => {
  const last = invoices.at(-1);
  return last !== undefined && !isCredit(last.type) && last.type === type && last.total === total;
};

/**
 * Issues the invoice, or the deposit's, that an order is due. Asked for twice, the second answers the one that is there. Problems:
 * not-found, order-ended, already-invoiced, nothing-to-invoice, document-refused, vat-number-denied and vat-number-unverifiable of one without VAT
 * by the register's word, version-conflict.
 */
export function issueInvoice(orderId: string, seen: Seen, corrections: Corrections, now: Date): Promise<Order> {
  // Once, however often others take its number first.
  let register: ReturnType<typeof registerAgain> | undefined;
  return issueFor(
    orderId,
    async (order) => {
      if (seen.cause && order.invoices?.some(({ cause }) => cause === seen.cause)) return undefined;
      const parties = await (seen.cause ? partiesAnew : partiesOf)(order, corrections);
      const next = dueOf(order, seen, isPublicBody(parties.recipient), now);
      if (!next) return undefined;
      const draft = invoiceOf(order, next, parties);
      if (draft.type !== seen.type || draft.total !== seen.total) throw new Problem("version-conflict");
      register ??= registerAgain(order, now);
      return {
        draft,
        operationOn: next.operationOn,
        cause: seen.cause,
        releases: seen.releases,
        register: await register,
      };
    },
    now,
  );
}

function dueOf(order: Order, seen: Seen, split: boolean, now: Date): Next | undefined {
  try {
    return nextDocument(order, romeDate(now), split);
  } catch (error) {
    if (error instanceof Problem && error.code !== "order-ended" && isThere(order, seen)) return undefined;
    throw error;
  }
}
