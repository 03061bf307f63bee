import { loadOrder, type DueType } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { invoiceOf, isPublicBody } from "../rules/invoice-of.ts";
import { nextDocument } from "../rules/next-document.ts";
import type { Refusal } from "../xml/refusals.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { partiesOf } from "./parties.ts";

/** An order with the document that it was seen to be due. */
export interface Wanted {
  orderId: string;
  type: DueType;
}

/** What became of one of several: its number, or why it wasn't issued. */
export interface Issued {
  orderId: string;
  number?: string | undefined;
  problem?: string | undefined;
  /** What the exchange would have refused. */
  refusals?: readonly Refusal[] | undefined;
}

/**
 * Issues the documents that several orders are due, one after the other as each alone would be (`issueInvoice`), at the sum that it has
 * now: one that is refused leaves the others theirs. An order that is due another document by now than was seen has a version-conflict.
 */
export async function issueDue(orders: readonly Wanted[], now: Date): Promise<Issued[]> {
  const issued: Issued[] = [];
  for (const one of orders) issued.push(await issueOne(one, now));
  return issued;
}

async function issueOne({ orderId, type }: Wanted, now: Date): Promise<Issued> {
  try {
    const order = await loadOrder(orderId);
    const parties = await partiesOf(order);
    const next = nextDocument(order, romeDate(now), isPublicBody(parties.recipient));
    if (next.type !== type) throw new Problem("version-conflict");
    const { total } = invoiceOf(order, next, parties);
    const after = await issueInvoice(orderId, { type, total }, {}, now);
    return { orderId, number: after.invoices?.at(-1)?.number };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const refusals = error.params["refusals"] as readonly Refusal[] | undefined;
    return { orderId, problem: error.code, ...(refusals && { refusals }) };
  }
}
