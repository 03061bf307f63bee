import { noteCompanyMandate } from "@solvia/core/contract/back-office/users";
import { noteMandate } from "@solvia/core/orders/debits/note-mandate";
import { serve } from "../../../serve/index.ts";

export const handler = serve(noteCompanyMandate, ({ params, body, now }) => noteMandate(params.id, body, now));
