import { addExpense } from "@solvia/core/contract/back-office/logistics";
import { addExpense as add } from "@solvia/core/purchases/expenses/change-expense";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addExpense, ({ body, now }) => add(body, now));
