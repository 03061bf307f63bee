import { confirmBankEntries } from "@solvia/core/contract/back-office/payments";
import { confirmEntries } from "@solvia/core/orders/bank/confirm-entries";
import { serve } from "../../../serve/index.ts";

export const handler = serve(confirmBankEntries, ({ body, now }) => confirmEntries(body.matches, now));
