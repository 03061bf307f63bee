import { listWarehouseExpenses } from "@solvia/core/contract/warehouse";
import { listMovingExpenses } from "@solvia/core/purchases/expenses/list-expenses";
import { serve } from "../../serve/index.ts";

export const handler = serve(listWarehouseExpenses, ({ query }) => listMovingExpenses(query));
