import { saveExpense } from "@solvia/core/contract/back-office/logistics";
import { saveExpense as save } from "@solvia/core/purchases/expenses/change-expense";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveExpense, ({ params, body, now }) => save(params.id, body, now));
