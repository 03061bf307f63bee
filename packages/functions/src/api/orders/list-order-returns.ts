import { listOrderReturns } from "@solvia/core/contract/orders";
import { returnsOfOrder } from "@solvia/core/returns/list-returns";
import { serve } from "../../serve/index.ts";

export const handler = serve(listOrderReturns, ({ user, params }) => returnsOfOrder(user, params.id));
