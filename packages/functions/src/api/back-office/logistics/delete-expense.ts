import { deleteExpense } from "@solvia/core/contract/back-office/logistics";
import { deleteExpense as remove } from "@solvia/core/purchases/expenses/change-expense";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteExpense, ({ params, query }) => remove(params.id, query.version));
