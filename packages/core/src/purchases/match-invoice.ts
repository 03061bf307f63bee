import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { writer } from "../platform/authorship.ts";
import { newIdAt } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { isTooLongAgo } from "../platform/page/usual-days.ts";
import { instant, romeDate, type CivilDate } from "../platform/time.ts";
import { newExpense } from "./expenses/change-expense.ts";
import type { Purchase, SupplierInvoice } from "./purchase.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { differencesOf, invoiceAmount, invoicedLines, isSettled, type InvoicedLine } from "./rules/three-way-match.ts";
import { loadPurchase, writePurchase } from "./stored-purchase.ts";

export interface InvoiceToMatch {
  version: number;
  /** The supplier's. */
  number: string;
  on: CivilDate;
  lines: readonly InvoicedLine[];
  /** Why it is approved though it differs. */
  reason?: string | undefined;
  /** No other invoice comes of its articles, whatever isn't invoiced: a reason says why. */
  last?: boolean | undefined;
}

const guardOf = (supplierId: string, number: string) => ({
  kind: "SUPPLIERINVOICE",
  value: `${supplierId}#${number.toUpperCase().replaceAll(/\s/g, "")}`,
});

/** An invoice is paid once, whichever order it is matched with. Problem: supplier-invoice-known. */
async function demandUnknown(supplierId: string, number: string): Promise<void> {
  const { Item } = await GuardEntity.build(GetItemCommand)
    .key(guardOf(supplierId, number))
    .options({ consistent: true })
    .send();
  if (Item) throw new Problem("supplier-invoice-known");
}

/** Where the order's lines stand whose invoice was left out of its own lines. */
const fieldOf = { "quantity-differs": "quantity", "price-differs": "price", "not-ordered": "productId" } as const;

/**
 * Compares a supplier's invoice with what was ordered and what has come, and books it as an expense: within 2 % of pieces and prices, or
 * approved for a reason (domain-rules 5.6). An invoice of fewer pieces is a part. The order is closed once all that came is invoiced, or no more is to be. Problems: not-found, version-conflict,
 * invalid-transition, match-differs with each difference at its field, supplier-invoice-known, invalid-input at the field.
 */
export async function matchInvoice(id: string, invoice: InvoiceToMatch, now: Date): Promise<Purchase> {
  const { version, number, on, lines, reason, last = false } = invoice;
  const purchase = await loadPurchase(id, version);
  purchaseMachine.demand(purchase, "match", "back-office");
  if (on > romeDate(now)) throw invalid({ field: "on", code: "in-the-future" });
  if (isTooLongAgo(on, romeDate(now))) throw invalid({ field: "on", code: "too-long-ago" });
  const twice = lines.findIndex(({ productId }, at) => lines.findIndex((one) => one.productId === productId) < at);
  if (twice >= 0) throw invalid({ field: `lines.${twice}.productId`, code: "twice" });
  if (last && !reason) throw invalid({ field: "reason", code: "required" });
  await demandUnknown(purchase.supplierId, number);
  const differences = differencesOf(purchase.lines, lines);
  if (differences.length > 0 && !reason) {
    const fields = differences.map(({ at, kind, invoiced, expected }) => ({
      field: `lines.${at}.${fieldOf[kind]}`,
      code: kind,
      params: { invoiced, expected },
    }));
    throw new Problem("match-differs", {}, fields);
  }
  const amount = invoiceAmount(lines);
  const expenseId = newIdAt(now);
  const matched: SupplierInvoice = {
    number,
    on,
    lines,
    amount,
    ...((last || differences.length > 0) && { reason }),
    expenseId,
    matchedAt: instant(now),
    matchedBy: writer(),
  };
  const invoiced = invoicedLines(purchase.lines, lines, last);
  const closes = purchase.state === "received" && isSettled(invoiced);
  const expense = newExpense({
    id: expenseId,
    version: 1,
    kind: "goods",
    on,
    amount,
    payee: purchase.supplierName,
    reference: number,
    purchaseId: id,
    purchaseNumber: purchase.number,
    createdOn: instant(now),
    createdBy: writer(),
  });
  const claim = GuardEntity.build(PutTransaction)
    .item({ ...guardOf(purchase.supplierId, number), ownerId: id })
    .options({ condition: { attr: "ownerId", exists: false } });
  return writePurchase(
    {
      ...purchase,
      state: closes ? "closed" : purchase.state,
      lines: invoiced,
      invoices: [...purchase.invoices, matched],
    },
    [expense, claim],
  );
}
