import { getCompanyMandate } from "@solvia/core/contract/back-office/users";
import { mandateOf } from "@solvia/core/orders/debits/note-mandate";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCompanyMandate, ({ params, now }) => mandateOf(params.id, now));
