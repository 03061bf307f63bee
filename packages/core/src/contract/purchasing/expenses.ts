import * as z from "zod";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { expenseKinds, expenseWarnings, spreads, typedExpenseKinds } from "../../purchases/expenses/expense-kinds.ts";
import { CentsAmount, CivilDateText, Id, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { ExpenseView } from "./expense-shape.ts";

const ExpenseForm = z.strictObject({
  kind: z.enum(typedExpenseKinds),
  /** The day of its document. */
  on: CivilDateText,
  /** Net of VAT. */
  amount: CentsAmount.min(1).max(100_000_000_00),
  payee: line().min(1).max(120),
  reference: line().min(1).max(60).optional(),
  description: paragraphs().min(1).max(500).optional(),
  /** The order to a supplier over whose lines it is spread. */
  purchaseId: Id.optional(),
  spread: z.enum(spreads).optional(),
  /** Codes of figures that are meant though they are unusual. */
  confirmed: z.array(z.enum(expenseWarnings)).max(expenseWarnings.length).optional(),
});

export const listExpenses = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/expenses",
  shows: ["expenses"],
  summary: "What the house has spent, net of VAT, the latest first: supplier's invoices, freight, customs, insurance.",
  query: {
    ...paging,
    kind: z.enum(expenseKinds).optional(),
    /** Their days, both included. */
    from: CivilDateText.optional(),
    until: CivilDateText.optional(),
    /** Words of payee, document, description or the order's number. */
    text: z.string().max(100).optional(),
  },
  returns: page(ExpenseView),
});

export const addExpense = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/expenses",
  idempotent: true,
  about: { kind: "expenses" },
  stale: ["expenses", "purchases"],
  summary: "Note an expense; one of an order to a supplier is spread over its lines by value, weight or pieces.",
  body: ExpenseForm,
  returns: ExpenseView,
  errors: ["confirmation-needed"],
});

export const saveExpense = endpoint({
  access: "admin",
  method: "PUT",
  path: "/back-office/expenses/{id}",
  params: { id: Id },
  about: { kind: "expenses", id: "id" },
  stale: ["expenses", "purchases"],
  summary: "Correct an expense; a field that is left out is emptied. A matched invoice stays as it is.",
  body: ExpenseForm.extend({ version: z.int() }),
  returns: ExpenseView,
  errors: ["not-found", "invalid-transition", "version-conflict", "confirmation-needed"],
});

export const deleteExpense = endpoint({
  access: "admin",
  method: "DELETE",
  path: "/back-office/expenses/{id}",
  params: { id: Id },
  /** As it was seen. */
  query: { version: wholeNumber(1, 1_000_000) },
  about: { kind: "expenses", id: "id" },
  stale: ["expenses", "purchases"],
  summary: "Strike out an expense that was noted by mistake, as it was seen. A matched invoice stays.",
  returns: empty,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
