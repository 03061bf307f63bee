import type { Cents } from "../../platform/money.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";
import type { ExpenseKind, Spread } from "./expense-kinds.ts";

/** Money that the house has spent, net of VAT. */
export interface Expense {
  id: string;
  version: number;
  kind: ExpenseKind;
  /** The day of its document. */
  on: CivilDate;
  /** Net cents. */
  amount: Cents;
  /** Whom it was paid to. */
  payee: string;
  /** The number of its document. */
  reference?: string | undefined;
  description?: string | undefined;
  /** The order to a supplier that it is of, and by what it is spread over its lines. */
  purchaseId?: string | undefined;
  purchaseNumber?: string | undefined;
  spread?: Spread | undefined;
  createdOn: Instant;
  createdBy: string;
}

/** What of an order's expenses its lines bear besides their price. */
export const costsAmong = (expenses: readonly Expense[]): { amount: Cents; spread: Spread }[] =>
  expenses.flatMap(({ kind, amount, spread }) => (kind === "goods" ? [] : [{ amount, spread: spread ?? "value" }]));
