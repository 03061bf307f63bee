import { cancelCompanyMandate } from "@solvia/core/contract/back-office/users";
import { cancelMandate } from "@solvia/core/orders/debits/note-mandate";
import { serve } from "../../../serve/index.ts";

export const handler = serve(cancelCompanyMandate, ({ params, now }) => cancelMandate(params.id, now));
