import { loadOrder, type Order } from "../../orders/index.ts";
import { romeDate } from "../../platform/time.ts";
import { creditNoteOf, type Credited } from "../rules/credit-note.ts";
import { invoicedOf, openTotal } from "../rules/invoiced.ts";
import { piecesIn, piecesOfLines } from "../rules/pieces-in.ts";
import { creditedOfPaid } from "./credited-of-paid.ts";
import { partiesInvoiced, takesAll } from "./issue-credit-note.ts";

interface Asked {
  pieces?: string | undefined;
  /** Cents. */
  amount?: number | undefined;
}

/** What is asked for in an address: pieces of the order's lines, a sum with VAT, or all that is left. */
const askedFor = ({ pieces, amount }: Asked, { lines }: Pick<Order, "lines">): Credited =>
  pieces ? { pieces: piecesOfLines(piecesIn(pieces), lines) } : amount !== undefined ? { amount } : { all: true };

/**
 * What a credit note would take off, and what the order's invoices would charge afterwards, rate by rate, and what of the money that came is due back then: nothing is written. Problems:
 * not-found, not-invoiced, invoice-discarded, invoice-unanswered of all of it, credit-beyond-invoice, nothing-to-credit.
 */
export async function creditPreview(orderId: string, asked: Asked, now: Date) {
  const order = await loadOrder(orderId);
  const what = askedFor(asked, order);
  const parties = await partiesInvoiced(order, takesAll(order, what) ? { answeredOn: romeDate(now) } : {});
  const { type, groups, total, splitPayment } = creditNoteOf(order, what, "", parties);
  const note = {
    id: "draft",
    type,
    number: "",
    date: romeDate(now),
    total,
    groups,
    ...("pieces" in what && { pieces: what.pieces }),
    ...(splitPayment && { split: true as const }),
  };
  const { amount: dueBack } = await creditedOfPaid({ ...order, invoices: [...(order.invoices ?? []), note] });
  const credited = new Map(groups.map((one) => [one.rate, one]));
  const stays = [...invoicedOf(order).values()].map(({ rate, taxable, vat }) => {
    const off = credited.get(rate) ?? { taxable: 0, vat: 0 };
    return { rate, taxable: taxable - off.taxable, vat: vat - off.vat };
  });
  return { total, groups, stays, staysTotal: openTotal(order) - total, dueBack };
}
