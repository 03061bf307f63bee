import { listBackOfficeReturns } from "@solvia/core/contract/back-office/orders";
import { listReturns } from "@solvia/core/returns/list-returns";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeReturns, ({ query, now }) => listReturns(query, now));
