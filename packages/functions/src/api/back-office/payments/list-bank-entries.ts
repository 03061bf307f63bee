import { listBankEntries } from "@solvia/core/contract/back-office/payments";
import { listEntries } from "@solvia/core/orders/bank/list-entries";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBankEntries, ({ query }) => listEntries(query));
