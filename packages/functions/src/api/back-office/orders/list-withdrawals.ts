import { listWithdrawals as list } from "@solvia/core/orders/withdrawal/list";
import { listWithdrawals } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listWithdrawals, ({ query }) => list(query));
