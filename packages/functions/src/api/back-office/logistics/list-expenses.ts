import { listExpenses } from "@solvia/core/contract/back-office/logistics";
import { listExpenses as list } from "@solvia/core/purchases/expenses/list-expenses";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listExpenses, ({ query }) => list(query));
