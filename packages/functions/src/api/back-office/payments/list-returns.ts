import { listDueBack } from "@solvia/core/orders/ledger/returns";
import { listReturns } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listReturns, ({ query }) => listDueBack(query));
