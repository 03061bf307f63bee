import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { Expense } from "./expense.ts";
import { expenseKinds, spreads } from "./expense-kinds.ts";

export const ExpenseEntity = kept(
  new Entity({
    name: "Expense",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      kind: stored(z.enum(expenseKinds)),
      on: string(),
      amount: number(),
      payee: string(),
      reference: string().optional(),
      description: string().optional(),
      purchaseId: string().optional(),
      purchaseNumber: string().optional(),
      spread: stored(z.enum(spreads)).optional(),
      createdOn: string(),
      createdBy: string(),
      gsi1pk: string(),
      gsi1sk: string(),
      /** Absent where it is of no purchase. */
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `EXPENSE#${id}`, sk: "EXPENSE" }),
  }),
);

/** All expenses, by their day. */
export const expenses = "EXPENSES";

export const expenseKeys = ({ id, on }: Pick<Expense, "id" | "on">) => ({ gsi1pk: expenses, gsi1sk: `${on}#${id}` });

export const itemOf = (expense: Expense) => ({
  ...expense,
  ...expenseKeys(expense),
  ...(expense.purchaseId && {
    gsi2pk: `PURCHASEEXPENSES#${expense.purchaseId}`,
    gsi2sk: `${expense.on}#${expense.id}`,
  }),
});
