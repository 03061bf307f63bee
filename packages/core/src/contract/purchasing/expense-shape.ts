import * as z from "zod";
import { expenseKinds, spreads } from "../../purchases/expenses/expense-kinds.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";

/** Money that the house has spent, net of VAT. */
export const ExpenseView = z.object({
  id: Id,
  version: z.int(),
  kind: z.enum(expenseKinds),
  on: CivilDateText,
  amount: CentsAmount,
  payee: z.string(),
  reference: z.string().optional(),
  description: z.string().optional(),
  purchaseId: Id.optional(),
  purchaseNumber: z.string().optional(),
  spread: z.enum(spreads).optional(),
  createdOn: InstantText,
});
