import { loadOrder, type Order } from "../../orders/index.ts";
import { creditNoteOf, type Credited } from "../rules/credit-note.ts";
import { invoicedOf, openTotal } from "../rules/invoiced.ts";
import { piecesIn, piecesOfLines } from "../rules/pieces-in.ts";
import { partiesInvoiced } from "./issue-credit-note.ts";

interface Asked {
  pieces?: string | undefined;
  /** Cents. */
  amount?: number | undefined;
}

/** What is asked for in an address: pieces of the order's lines, a sum with VAT, or all that is left. */
const askedFor = ({ pieces, amount }: Asked, { lines }: Pick<Order, "lines">): Credited =>
  pieces ? { pieces: piecesOfLines(piecesIn(pieces), lines) } : amount !== undefined ? { amount } : { all: true };

/**
 * What a credit note would take off, and what the order's invoices would charge afterwards, rate by rate: nothing is written. Problems:
 * not-found, not-invoiced, invoice-discarded, credit-beyond-invoice, nothing-to-credit.
 */
export async function creditPreview(orderId: string, asked: Asked) {
  const order = await loadOrder(orderId);
  const what = askedFor(asked, order);
  const { groups, total } = creditNoteOf(order, what, "", await partiesInvoiced(order));
  const credited = new Map(groups.map((one) => [one.rate, one]));
  const stays = [...invoicedOf(order).values()].map(({ rate, taxable, vat }) => {
    const off = credited.get(rate) ?? { taxable: 0, vat: 0 };
    return { rate, taxable: taxable - off.taxable, vat: vat - off.vat };
  });
  return { total, groups, stays, staysTotal: openTotal(order) - total };
}
